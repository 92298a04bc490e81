import { expect, type Locator, type Page } from '@playwright/test';
import { listKeptKeys } from '../kept-answers.ts';

export const openCheck = (page: Page, number = '') => page.goto(`/en-us/frame/${number}`);

export const openStock = (page: Page) => page.goto('/en-us/frame-stock');

export const openRecalls = (page: Page, recall = '') => page.goto(`/en-us/recall/${recall}`);

/** The answer about the frame with a number. */
export const frameCard = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: number }) });

export const scanFrame = (page: Page): Locator =>
  page.getByRole('button', { name: 'Scan the frame number' });

/** Types a number into the field of the page, and asks. */
export async function checkNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Frame or serial number').fill(number);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/**
 * Waits until the device can check frames without a network, and stays without one.
 * @param says what the device's answer about the frame has to say
 */
export async function takeFramesAlong(page: Page, number: string, says: string): Promise<void> {
  await openCheck(page, number);
  await expect(frameCard(page, number)).toBeVisible();
  // The copy comes behind the page and has to be there before the network is gone.
  const kept = () => listKeptKeys(page, 'syncState');
  await expect
    .poll(kept, { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/^frames\/of\//));
  await page.context().setOffline(true);
  await openCheck(page, number);
  await expect(frameCard(page, number)).toContainText(says);
}
