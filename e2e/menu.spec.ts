import { expect, type Page, test } from '@playwright/test';
import { roleRows } from '../scripts/demo/access.ts';
import { menuPaths } from './menu-table.ts';
import { keepQuiet, login } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

const permissionsOf = (role: string): string[] =>
  (roleRows() as { id: string; permissions: string[] }[]).find(
    ({ id }) => id.toLowerCase() === role,
  )?.permissions ?? [];

/**
 * Demo logins, the role each has, and where it runs: rail and drawer show one list of entries, so that
 * two roles suffice to see that both do.
 */
const users: [string, string, string[]][] = [
  ['dealer.us', 'dealer', []],
  ['sales.us', 'salesman', []],
  ['vendor.us', 'customer-vendor', ['@phone']],
  ['content.us', 'content-admin', ['@desktop']],
  ['access.us', 'access-admin', ['@phone']],
  ['audit.us', 'audit', ['@desktop']],
  ['guest.us', 'guest', ['@phone']],
];

/** Where the whole menu leads, without the locale, groups opened one after the other. */
async function menuOf(page: Page, phone: boolean): Promise<string[]> {
  if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  const found = new Set<string>();
  const read = async () => {
    for (const link of await menu.getByRole('link').all())
      found.add(((await link.getAttribute('href')) ?? '').replace(/^\/en-us/, ''));
  };
  await read();
  for (const group of await menu.locator('button[aria-expanded]').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await read();
  }
  return [...found].map((path) => path.replace(/\/$/, '') || '/').sort();
}

for (const [user, role, tag] of users) {
  test(
    `${user} sees the menu of the permissions of ${role}, and only that`,
    { tag },
    async ({ page }, info) => {
      await login(page, user);
      const seen = await menuOf(page, info.project.name === 'phone');
      expect(seen).toEqual(menuPaths(permissionsOf(role)));
    },
  );
}

test('a page without its permission logs out and says why (B022, B023)', {
  tag: '@desktop',
}, async ({ page }) => {
  await login(page, 'guest.us');
  await page.goto('/en-us/admin/order-confirmation');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/not allowed|may not|no right|permission/i)).toBeVisible();
});

test('a page nobody has built yet says so to those who may use it', { tag: '@phone' }, async ({
  page,
}) => {
  await login(page, 'dealer.us');
  await page.goto('/en-us/claim');
  await expect(page.getByText('Claims: not available yet')).toBeVisible();
});

test('content without a target market leads to the page that says whom to ask (B027, B028)', {
  tag: '@desktop',
}, async ({ page }) => {
  await login(page, 'blocked.us');
  await page.goto('/en-us/sales-document/sales');
  await expect(page).toHaveURL(/\/error\/admin/);
  await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
  await expect(page.getByText(/Please contact support/)).toBeVisible();
});
