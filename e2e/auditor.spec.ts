import { expect, type Page, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { keepQuiet, login, logOut, ownHeading, rememberCustomer } from './support.ts';

// Reading 43: auditors read and export, and change nothing. No page offers them what the server refuses.

/** Pages whose data an auditor with the permissions of sales staff reads. */
const readable = [
  '/',
  '/catalog/list?category=Bike',
  '/order',
  '/order/open-order',
  '/order/delivery',
  '/invoice/open-invoice',
  '/invoice/invoice-list',
  '/invoice/statement',
  '/payment',
  '/payment/order',
  '/payment/held',
  '/payment/bank',
  '/payment/saved',
  '/pdi',
  '/retail-sales',
  '/frame-stock',
  '/recall',
  '/admin/order-confirmation',
  '/sales-area',
];

/** Pages that only change something. */
const writing = [
  '/payment/invoice',
  '/pdi/create',
  '/retail-sales/register',
  '/retail-sales/upload',
  '/retail-sales/accounts/upload',
];

/** Names of buttons and links that change something. */
const changes =
  /^(accept|add|another date|approve|cancel|change(?! customer)|confirm|create|decline|delete|dispute|dismiss|inspect|new|order again|pay|register|reject|remove|restore|save(?! as|d)|send|upload|use|void|withdraw)\b/i;

/** The names of what a page offers to press that changes something. */
async function listChanges(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names: string[] = [];
  for (const role of ['button', 'link', 'checkbox', 'menuitem'] as const)
    names.push(
      ...(await main
        .getByRole(role)
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText),
        )),
    );
  return names.map((name) => name.trim()).filter((name) => changes.test(name));
}

/** Opens each page and reads what it offers to change. */
async function walk(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const offered: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(`/en-us${path}`);
    await expect(ownHeading(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Rows come after the heading.
    await page.waitForLoadState('networkidle');
    offered[path] = [...(await listChanges(page)), ...(await listRowChanges(page))];
  }
  return offered;
}

/** The entries of the menus of a list's first row. */
async function listRowChanges(page: Page): Promise<string[]> {
  const menu = page
    .getByRole('main')
    .getByRole('button', { name: /^Actions/ })
    .first();
  if (!(await menu.isVisible())) return [];
  await menu.click();
  const names = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return names.filter((name) => changes.test(name.trim()));
}

test('offers an auditor nothing that is refused', { tag: '@phone' }, async ({ page, request }) => {
  test.setTimeout(300_000);
  await keepQuiet(page);
  await rememberCustomer(request, e2eUsers.auditor, '0002000001', e2ePassword);
  await login(page, e2eUsers.auditor, e2ePassword);
  expect(await walk(page, readable)).toEqual(
    Object.fromEntries(readable.map((path) => [path, []])),
  );
  for (const path of writing) {
    await page.goto(`/en-us${path}`);
    await expect(
      page.getByText(/You can read this and export it, but not change it\.|No access/).first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  // Sales staff with the same permissions are offered changes, so the walk would have found them.
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await rememberCustomer(request, 'sales.us', '0002000001');
  await login(page, 'sales.us');
  const sales = await walk(page, ['/pdi', '/retail-sales', '/invoice/open-invoice']);
  for (const names of Object.values(sales)) expect(names).not.toEqual([]);
});
