import { expect, type Page } from '@playwright/test';
import { paste } from '../gestures.ts';
import type { Wanted } from '../orders-on-server.ts';

export const openFastOrder = (page: Page) => page.goto('/en-us/catalog/fast-order');

/** Fills the cart by fast order. */
export async function orderFast(page: Page, lines: readonly Wanted[]): Promise<void> {
  await openFastOrder(page);
  await paste(
    page,
    'Paste lines',
    lines.map(({ articleCode, qty }) => `${articleCode}\t${qty}`).join('\n'),
  );
  const words =
    lines.length === 1 ? 'Add 1 line to the cart' : `Add ${lines.length} lines to the cart`;
  await page.getByRole('button', { name: words }).click();
  await expect(page.getByRole('combobox', { name: 'Article code, row 2' })).toHaveCount(0);
}
