import { expect, type Locator, type Page } from '@playwright/test';
import type { CallApi } from '../support.ts';

export const openSales = (page: Page, query = '') => page.goto(`/en-us/retail-sales?${query}`);

export const registerLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Register a sale' }).first();

export const frameField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Frame number' });

export const registerButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Register', exact: true });

/** The sales and deletions above the report that are not sent. */
export const waitingSales = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: /sold on|Delete the registration/ });

/** Waits until everything is sent. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toHaveCount(0, {
    timeout: 60_000,
  });
}

/** The row of the report for a frame. */
export const saleRow = (page: Page, frameNumber: string): Locator =>
  page
    .getByRole('table', { name: 'Registered sales' })
    .getByRole('row')
    .filter({ hasText: frameNumber });

/** The registered sales of a frame, as the server lists them. */
export async function listSales(callApi: CallApi, search: string, asked = {}) {
  const variables = { page: 1, limit: 20, search, ...asked };
  const { data } = await callApi('RegisteredFrames', variables);
  return data.registeredFrames.frames as {
    frameNumber: string;
    status: string;
    nonRetail: boolean;
    customer: { name: string; email: string } | null;
    serials: { kind: string; value: string }[];
  }[];
}
