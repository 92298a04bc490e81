import { expect, type Locator, type Page, test } from '@playwright/test';
import { roleRows } from '../scripts/demo/access.ts';
import { menuPaths } from './menu-table.ts';
import { checkPage } from './page-checks.ts';
import { dealer, isPhone, keepQuiet, login } from './support.ts';
import { createSay, localeFor, logInAs, type TestLocale } from './test-locale.ts';

test.beforeEach(({ page }) => keepQuiet(page));

const permissionsOf = (role: string): string[] =>
  (roleRows() as { id: string; permissions: string[] }[]).find(
    ({ id }) => id.toLowerCase() === role,
  )?.permissions ?? [];

/**
 * Kinds of logins, the role each has, and where it runs: rail and drawer show one list of entries, so
 * that two roles suffice to see that both do.
 */
const kinds: [string, string, string[]][] = [
  ['dealer', 'dealer', []],
  ['sales', 'salesman', []],
  ['vendor', 'customer-vendor', ['@phone']],
  ['content', 'content-admin', ['@desktop']],
  ['access', 'access-admin', ['@phone']],
  ['audit', 'audit', ['@desktop']],
  ['guest', 'guest', ['@phone']],
];

/** The German host has one of the two kinds of visit forms. */
const absent: Record<string, string[]> = { de: ['/visit-form/wim'] };

/**
 * Where the whole menu leads, without the locale: groups opened one after the other, in the drawer by
 * a tap, at the rail by a mouse that rests on them.
 */
async function readMenu(
  page: Page,
  phone: boolean,
  { say, locale }: TestLocale,
): Promise<string[]> {
  if (phone) await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  const menu = page.getByRole('navigation', { name: say('Main menu') });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  const found = new Set<string>();
  const read = async () => {
    for (const link of await menu.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^/${locale}(/|$)`));
      found.add(href.slice(locale.length + 1));
    }
  };
  await read();
  const groups = menu.locator('button[aria-expanded]');
  for (const group of await groups.all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false')
      await (phone ? group.click() : group.hover());
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await read();
  }
  if (!phone) {
    await page.mouse.move(800, 400);
    await expect(menu.locator('button[aria-expanded=true]')).toHaveCount(0);
  }
  return [...found].map((path) => path.replace(/\/$/, '') || '/').sort();
}

for (const [kind, role, tag] of kinds)
  test(`${kind} sees exactly the menu that ${role} permits`, { tag }, async ({ page }, info) => {
    const testLocale = localeFor(info);
    await logInAs(page, testLocale, kind);
    const seen = await readMenu(page, isPhone(info), testLocale);
    expect(seen).toEqual(menuPaths(permissionsOf(role), absent[testLocale.locale]));
  });

/** How wide the panel of an open menu is, in px. */
const panelWidth = (menu: Locator) => measureWidth(menu.locator('+ *'));

const measureWidth = (box: Locator) => box.evaluate((one) => one.getBoundingClientRect().width);

// U064 to U097, C027 to C034
test(
  'opens every menu by mouse and key and categories on hover',
  {
    tag: '@desktop',
  },
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const { at, say } = localeFor(info);
    await logInAs(page, localeFor(info), 'dealer');
    await page.goto(at('/order'));
    const bar = page.getByRole('banner');
    for (const name of ['Language', 'Account']) {
      const menu = bar.getByRole('button', { name: say(name), exact: true });
      await menu.click();
      if (name === 'Account') expect(await panelWidth(menu)).toBe(390);
      await checkPage(page, false);
      await menu.press('Escape');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toBeFocused();
    }
    const rail = page.getByRole('navigation', { name: say('Main menu') });
    expect(await measureWidth(rail.locator('..'))).toBe(85);
    for (const [name, from, to] of [
      [/^Warenkorb/, 0, 420],
      [/^Kunde /, 365, 600],
    ] as const) {
      const menu = bar.getByRole('button', { name });
      await menu.press('ArrowDown');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      const width = await panelWidth(menu);
      expect(width).toBeGreaterThanOrEqual(from);
      expect(width).toBeLessThanOrEqual(to);
      await checkPage(page, false);
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    }
    expect(await measureWidth(bar.getByRole('button', { name: /^Kunde / }))).toBeLessThanOrEqual(
      250,
    );
    await bar.getByRole('button', { name: say('Account'), exact: true }).click();
    await bar.getByRole('link', { name: say('Settings'), exact: true }).click();
    await expect(page).toHaveURL(at('/user/edit-profile'));

    // The German host has no menu of categories; in French, on the American one.
    await login(page, dealer(info), undefined, '', 'fr');
    await page.goto('/fr/catalog');
    const french = createSay('fr');
    const categories = page.getByRole('navigation', { name: french('Category menu') });
    const resting = categories.getByRole('button', { name: french('categories') });
    await resting.hover();
    await expect(resting).toHaveAttribute('aria-expanded', 'true');
    expect(await panelWidth(resting)).toBe(310);
    await checkPage(page, false);
    const [first] = await categories.getByRole('link').all();
    const href = (await first?.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/fr\/catalog\/list\?category=Bike/);
    await first?.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

// B022, B023
test(
  'logs out of a page without permission and gives the reason',
  {
    tag: '@desktop',
  },
  async ({ page }, info) => {
    const { at, say } = localeFor(info);
    await logInAs(page, localeFor(info), 'guest');
    await page.goto(at('/admin/order-confirmation'));
    await expect(page).toHaveURL(/\/de\/login/);
    const why = say('You are not allowed to open that page, so you were logged out.');
    await expect(page.getByText(why)).toBeVisible();
  },
);

// B027, B028
test(
  'explains whom to ask when no target market is set',
  {
    tag: '@desktop',
  },
  async ({ page }, info) => {
    const { at, say } = localeFor(info);
    await logInAs(page, localeFor(info), 'blocked');
    await page.goto(at('/sales-document/sales'));
    await expect(page).toHaveURL(/\/error\/admin/);
    await expect(page.getByRole('heading', { name: say('No Data') })).toBeVisible();
    const whom =
      'You need to have the correct configuration, to access the data. Please contact support.';
    await expect(page.getByText(say(whom))).toBeVisible();
  },
);
