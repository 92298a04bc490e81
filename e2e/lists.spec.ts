import { expect, type Page, test } from '@playwright/test';
import { countShifts } from './page-shifts.ts';
import { isPhone, keepQuiet, login } from './support.ts';

/** The lists of rows, by who sees them. */
const lists: Record<string, readonly string[]> = {
  'dealer.us': [
    'order',
    'order/open-order',
    'order/delivery',
    'invoice/open-invoice',
    'invoice/invoice-list',
    'invoice/statement',
    'frame-stock',
    'retail-sales',
    'claim',
    'visit-form/polygon',
  ],
  'dealer2.us': ['recall'],
  'access.us': ['admin/users', 'admin/roles', 'admin/group-roles', 'admin/permissions'],
  'content.us': [
    'admin/announcements',
    'admin/banners',
    'admin/news',
    'admin/sales-document/list',
    'admin/marketing-material/category',
    'admin/marketing-material/image',
  ],
  'finance.us': ['payment'],
};

/** Pictures, or values to type into, make a row higher than its text. */
const rowsWithMore = ['admin/banners', 'admin/marketing-material/image'];

/** Pages on which figures or notices come after the first paint. */
const movable = ['bonus-dealer', 'sales-overview', 'news', 'click-collect'];

/** Measures the first screen of a list. */
async function measure(page: Page) {
  await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    const heights = rows
      .filter(({ dataset }) => dataset.wide === undefined)
      .map((row) => row.getBoundingClientRect().height);
    const whole = [...document.querySelectorAll<HTMLElement>('tbody .whitespace-nowrap')];
    return {
      first: Math.round(rows[0]?.getBoundingClientRect().top ?? 0),
      highest: Math.max(...heights),
      broken: whole
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
        .map(({ textContent }) => textContent),
    };
  });
}

for (const [user, paths] of Object.entries(lists))
  test(`shows rows early and on one line to ${user}`, async ({ page }, info) => {
    test.setTimeout(120_000);
    await keepQuiet(page);
    await login(page, user);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(`/en-us/${path}`);
        const { first, highest, broken } = await measure(page);
        // A group's heading is a row too.
        expect(first).toBeLessThanOrEqual(300);
        const most = rowsWithMore.includes(path) ? 60 : 48;
        expect(highest).toBeLessThanOrEqual(isPhone(info) ? 88 : most);
        expect(broken).toEqual([]);
      });
  });

test('moves nothing on a page that was shown', async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
  const readShifts = await countShifts(page);
  await login(page, 'dealer.us');
  for (const path of movable)
    await test.step(path, async () => {
      await page.goto(`/en-us/${path}`);
      await page.waitForLoadState('networkidle');
      // Pictures further down are loaded when they come into view.
      await expect(page.locator('main .animate-pulse:not(li *)')).toHaveCount(0);
      expect(await readShifts()).toBeLessThanOrEqual(0.05);
    });
});
