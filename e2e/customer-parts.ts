import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { api, login } from './support.ts';

/** A customer as the server lists it. */
export interface Listed {
  custName: string;
  custCode: { unified: string; r3: string; isr: string | null };
  custAddress: string;
  custCity: string;
  custEmail: string;
  custPhone: string;
}

/** The words these tests need, in the two languages they run in. */
export const words = {
  en: {
    select: 'Select a customer',
    change: 'Change customer',
    chip: 'Customer',
    search: 'Search customers',
    menu: 'Menu',
    close: 'Close',
    rowsPerPage: 'Rows per page',
  },
  de: {
    select: 'Kunden auswählen',
    change: 'Kunden wechseln',
    chip: 'Kunde',
    search: 'Kunden suchen',
    menu: 'Menü',
    close: 'Schließen',
    rowsPerPage: 'Zeilen je Seite',
  },
};
export type Words = (typeof words)['en'];

export const isPhone = (info: TestInfo): boolean => info.project.name === 'phone';

/** The code a customer is shown by, and the name (B045). */
export const labelOf = ({ custCode, custName }: Listed): string =>
  `${custCode.isr || custCode.r3} ${custName}`;

export const selection = (page: Page, say: Words = words.en): Locator =>
  page.getByRole('dialog', { name: say.select });

/** The customers in sight: rows of the table, or of the phone's list. */
export const rowsOf = (dialog: Locator): Locator => dialog.locator('tbody tr, ul > li');

/** What names the selected customer: the chip of the bar, or the drawer's control. */
export async function openChip(
  page: Page,
  info: TestInfo,
  say: Words = words.en,
): Promise<Locator> {
  if (!isPhone(info)) return page.getByRole('button', { name: new RegExp(`^${say.chip} `) });
  await page.getByRole('button', { name: say.menu, exact: true }).click();
  return page.getByRole('button', { name: new RegExp(`^${say.change} `) });
}

/** Opens the dialog as a user with a customer does. */
export async function openSelection(
  page: Page,
  info: TestInfo,
  say: Words = words.en,
): Promise<Locator> {
  await (await openChip(page, info, say)).click();
  if (!isPhone(info)) await page.getByRole('button', { name: say.change, exact: true }).click();
  const dialog = selection(page, say);
  await expect(rowsOf(dialog).first()).toBeVisible();
  return dialog;
}

/** Finds a customer by code and chooses it. */
export async function choose(
  dialog: Locator,
  { custCode, custEmail }: Listed,
  say: Words = words.en,
): Promise<void> {
  await dialog.getByLabel(say.search).fill(custCode.r3);
  const row = rowsOf(dialog).filter({ hasText: custEmail });
  await row.getByRole('button').click();
}

/** The sales person most of these tests play. */
export const seller = 'sales.us';

/** The seller's customers, in the dialog's order. */
export async function sellersCustomers(request: APIRequestContext): Promise<Listed[]> {
  const { data } = await (await api(request, seller))('SalesCustomers', { page: 1, limit: 1000 });
  return data.salesCustomers.customers;
}

/** Logs the seller in and has them act for a customer. */
export async function actFor(page: Page, customer: Listed): Promise<void> {
  await login(page, seller);
  await page.goto('/en-us/order');
  await choose(selection(page), customer);
  await expect(selection(page)).toHaveCount(0);
}
