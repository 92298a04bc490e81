import { expect, type Locator, type Page } from '@playwright/test';

export const openDocuments = (page: Page, rest = '') => page.goto(`/en-us/sales-document${rest}`);

export const openMaterial = (page: Page, rest = '') =>
  page.goto(`/en-us/marketing-material${rest}`);

/** The card of an item in a list. */
export const contentCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Waits for the page that an unknown document has, and one of others alike. */
export const expectNoDocument = (page: Page) =>
  expect(page.getByText('This document does not exist, or it is not for you.')).toBeVisible();

/** Waits for the page of users without a market (M002, M003). */
export async function expectNoMarket(page: Page): Promise<void> {
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page.getByText(/^You need to have the correct configuration/)).toBeVisible();
}

/** The age of what is shown, which the device has kept. */
export const asOf = (page: Page): Locator => page.getByText(/^as of /);
