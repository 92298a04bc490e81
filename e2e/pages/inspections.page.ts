import type { Locator, Page } from '@playwright/test';

export const openInspections = (page: Page, query = '') => page.goto(`/en-us/pdi?${query}`);

export const openNewInspection = (page: Page, query = '') =>
  page.goto(`/en-us/pdi/create?${query}`);

/** The row of the list for a frame. */
export const inspectionRow = (page: Page, frameNumber: string): Locator =>
  page
    .getByRole('table', { name: 'Pre-delivery inspections' })
    .getByRole('row')
    .filter({ hasText: frameNumber });

/** Draws a line on the pad for signatures. */
export async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Not signed yet' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (const [across, down] of [
    [0.35, 0.3],
    [0.5, 0.7],
    [0.7, 0.4],
  ] as const)
    await page.mouse.move(x + width * across, y + height * down, { steps: 4 });
  await page.mouse.up();
}
