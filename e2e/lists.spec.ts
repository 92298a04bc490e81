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
    'click-collect',
    '3rd-party/catalog',
  ],
  'dealer2.us': ['recall'],
  'access.us': [
    'admin/users',
    'admin/roles',
    'admin/group-roles',
    'admin/permissions',
    'admin/audit',
  ],
  'content.us': [
    'admin/announcements',
    'admin/banners',
    'admin/news',
    'admin/sales-document/list',
    'admin/marketing-material/category',
    'admin/marketing-material/image',
    'admin/catalog-analyze/products',
  ],
  'finance.us': ['payment'],
  'sales.us': ['sales-area'],
  'service.us': ['recall'],
  'vendor.us': ['3rd-party/article-maintenance'],
};

/** Pages on which figures or notices come after the first paint. */
const movable = ['bonus-dealer', 'sales-overview', 'news', 'click-collect'];

/** Measures the first screen of a list. */
async function measure(page: Page) {
  await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    // A group's heading is a row too.
    const rows = all.filter(({ dataset }) => dataset.wide === undefined);
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const whole = [...document.querySelectorAll<HTMLElement>('tbody .whitespace-nowrap')];
    const cut = whole.filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0,
    );
    /** Texts that take more than one line: codes, times, amounts and addresses never do. */
    const broken = rows.flatMap((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          found.push(text.textContent ?? '');
      }
      return found;
    });
    return {
      first: Math.round(all[0]?.getBoundingClientRect().top ?? 0),
      highest: Math.max(...boxes.map(({ height }) => height)),
      count: rows.length,
      seen: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      ten: boxes.slice(0, 10).reduce((sum, { height }) => sum + height, 0),
      broken: [...broken, ...cut.map(({ textContent }) => textContent)],
    };
  });
}

for (const [user, paths] of Object.entries(lists))
  test(`shows rows early and on one line to ${user}`, async ({ page }, info) => {
    test.setTimeout(120_000);
    if (!isPhone(info)) await page.setViewportSize({ width: 1440, height: 900 });
    await keepQuiet(page);
    await login(page, user);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(`/en-us/${path}?limit=20`);
        const { first, highest, broken, count, seen, ten } = await measure(page);
        expect(first).toBeLessThanOrEqual(300);
        if (isPhone(info)) expect(ten).toBeLessThanOrEqual(900);
        else expect(seen).toBeGreaterThanOrEqual(Math.min(12, count));
        expect(highest).toBeLessThanOrEqual(isPhone(info) ? 88 : 48);
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
