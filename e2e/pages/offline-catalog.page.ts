import { expect, type Page } from '@playwright/test';

export const openOfflineCatalog = (page: Page) => page.goto('/en-us/offline-catalog');

export const takeAlongButton = (page: Page) =>
  page.getByRole('button', { name: 'Take it with me' });

/** Downloads the catalog for the active customer, and waits until it is complete. */
export async function downloadCatalog(page: Page): Promise<void> {
  await openOfflineCatalog(page);
  await takeAlongButton(page).click();
  await expect(onThisDevice(page)).toBeVisible();
}

export const onThisDevice = (page: Page) =>
  page.getByRole('heading', { name: 'Downloaded to this device' });
