import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { api, isPhone, login, rememberCustomer } from '../support.ts';
import { createSay, logInAs, type Say, type TestLocale } from '../test-locale.ts';

/** A customer as the server lists it. */
export interface Listed {
  custName: string;
  custCode: { unified: string; r3: string; isr: string | null };
  custAddress: string;
  custCity: string;
  custEmail: string;
  custPhone: string;
}

const english = createSay('en');

/** The code a customer is shown by, and the name (B045). */
export const labelOf = ({ custCode, custName }: Listed): string =>
  `${custCode.isr || custCode.r3} ${custName}`;

export const selection = (page: Page, say: Say = english): Locator =>
  page.getByRole('dialog', { name: say('Select a customer') });

/** Returns the visible customers: rows of the table, or of the phone's list. */
export const rowsOf = (dialog: Locator): Locator => dialog.locator('tbody tr, ul > li');

/**
 * Returns the element that names the selected customer: the chip of the bar, or the control in the drawer.
 */
export async function openChip(page: Page, info: TestInfo, say: Say = english): Promise<Locator> {
  if (!isPhone(info)) return page.getByRole('button', { name: new RegExp(`^${say('Customer')} `) });
  await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  return page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${say('Change customer')} `) });
}

/** Opens the dialog as a user with a customer does. */
export async function openSelection(
  page: Page,
  info: TestInfo,
  say: Say = english,
): Promise<Locator> {
  await (await openChip(page, info, say)).click();
  if (!isPhone(info))
    await page.getByRole('button', { name: say('Change customer'), exact: true }).click();
  const dialog = selection(page, say);
  await expect(rowsOf(dialog).first()).toBeVisible();
  return dialog;
}

/** Finds a customer by code and chooses it. */
export async function chooseCustomer(
  dialog: Locator,
  { custCode, custEmail }: Listed,
  say: Say = english,
): Promise<void> {
  await dialog.getByLabel(say('Search customers')).fill(custCode.r3);
  const row = rowsOf(dialog).filter({ hasText: custEmail });
  await row.getByRole('button').click();
}

/** The sales person most of these tests play. */
export const seller = 'sales.us';

/** The seller's customers, in the dialog's order. @param user a seller of another host */
export async function sellersCustomers(
  request: APIRequestContext,
  user = seller,
): Promise<Listed[]> {
  const { data } = await (await api(request, user))('SalesCustomers', { page: 1, limit: 1000 });
  return data.salesCustomers.customers;
}

/** Logs the seller in, who acted for a customer last. @param testLocale where, if not at `seller`'s */
export async function actFor(page: Page, customer: Listed, testLocale?: TestLocale): Promise<void> {
  const { say = english, at = (path: string) => `/en-us${path}` } = testLocale ?? {};
  const user = testLocale ? testLocale.user('sales') : seller;
  await rememberCustomer(page.request, user, customer.custCode.unified);
  await (testLocale ? logInAs(page, testLocale, 'sales') : login(page, seller));
  await page.goto(at('/order'));
  await expect(page.getByRole('heading', { level: 1, name: say('Orders') })).toBeVisible();
  await expect(selection(page, say)).toHaveCount(0);
}
