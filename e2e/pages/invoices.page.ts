import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { listKeptKeys } from '../kept-answers.ts';
import { chooseMore } from './lists.page.ts';

export const openOpenInvoices = (page: Page) => page.goto('/en-us/invoice/open-invoice');

export const openPaidInvoices = (page: Page) => page.goto('/en-us/invoice/invoice-list');

export const openInvoice = (page: Page, invoiceNo: string) =>
  page.goto(`/en-us/invoice/${invoiceNo}`);

/** The checkbox of the open invoice that is due first. */
export const firstCheckbox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^Select / }).first();

export const selectFirstInvoice = (page: Page) => firstCheckbox(page).check();

export const selectionBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Selected invoices' });

export const invoiceHeading = (page: Page, invoiceNo: string): Locator =>
  page.getByRole('heading', { level: 1, name: `Invoice ${invoiceNo}` });

export const keepYearSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Keep this year’s invoices on this device' });

/** Opens the part of a list that is about the device. */
export const openDevicePart = (page: Page) =>
  page.getByText('Invoices on this device', { exact: true }).click();

/** Opens the first invoice of a list. @returns its number */
export async function openFirst(page: Page, list: string): Promise<string> {
  const link = page.getByRole('table', { name: list, exact: true }).getByRole('link').first();
  // An instalment is named behind the number.
  const [invoiceNo = ''] = (await link.innerText()).split(' ');
  await link.click();
  return invoiceNo;
}

/** Opens the PDF by the menu of the page of an invoice. @returns the content of the saved file */
export async function openPdf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseMore(page, /^PDF/)]);
  return readFileSync(await download.path());
}

/** Opens the PDF of an invoice of which the device has the documents only. @returns the content of the saved file */
export async function openKeptPdf(page: Page): Promise<Buffer> {
  const pdf = page.getByRole('button', { name: /^PDF/ });
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  return readFileSync(await download.path());
}

/** Waits until the lists of invoices and the pages of what is on them were prefetched. */
export async function invoicesPrefetched(page: Page): Promise<void> {
  const prefetched = async () =>
    (await listKeptKeys(page, 'syncState')).some((key) => key.startsWith('invoices-along/'));
  await expect.poll(prefetched, { timeout: 60_000 }).toBe(true);
}
