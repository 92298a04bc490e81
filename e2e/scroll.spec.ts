import { expect, type Page, test } from '@playwright/test';
import { isPhone, keepQuiet } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

/** Where the page is scrolled to, in px. */
const place = (page: Page) => page.evaluate(() => window.scrollY);

// B014 to B016
test(
  'restores the scroll position on back, else starts at the top',
  { tag: '@phone' },
  async ({ page }, info) => {
    const { at, like } = localeFor(info);
    await keepQuiet(page);
    await logInAs(page, localeFor(info), 'dealer');
    await page.goto(at('/catalog/list?category=PAA&view=item'));
    const rows = page.getByRole('article');
    await expect(rows).toHaveCount(10);
    // The list loads more rows when its end becomes visible.
    await page.getByText(like('{length} of {count}')).scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThan(12);
    const row = rows.nth(12);
    await row.scrollIntoViewIfNeeded();
    const link = row.getByRole('link').first();
    const name = await link.innerText();
    // The page of an article bears the name of its group.
    const heading = page.getByRole('heading', { level: 1, name: name.split(',')[0] ?? '' });
    // A click scrolls to the link as a hover does, and the place is kept as it is then.
    await link.hover();
    const left = await place(page);
    expect(left).toBeGreaterThan(500);

    await link.click();
    await expect(heading).toBeVisible();
    await expect.poll(() => place(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => place(page)).toBe(200);
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    await expect.poll(() => place(page)).toBe(left);
    await page.goForward();
    await expect(heading).toBeVisible();
    await expect.poll(() => place(page)).toBe(200);
    // The position is also restored when the app was reloaded in between.
    await page.goBack();
    await expect.poll(() => place(page)).toBe(left);
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    await expect.poll(() => place(page)).toBe(left);

    // The figures are at the end of the home page on phones.
    await page.setViewportSize({ width: isPhone(info) ? 390 : 1280, height: 400 });
    await page.goto(at('/'));
    await expect(page.getByText(like('{label}, limit {limit}'))).toBeVisible();
    await page.goto(at('/#at-a-glance'));
    const figures = page.locator('#at-a-glance');
    await expect(figures).toBeInViewport();
    expect(await place(page)).toBeGreaterThan(0);
    // They also come into view when the address is opened directly and the content above them loads later.
    await page.goto('about:blank');
    await page.goto(at('/#at-a-glance'));
    await expect(page.getByText(like('{label}, limit {limit}'))).toBeAttached();
    await expect(figures).toBeInViewport();
    expect(await place(page)).toBeGreaterThan(0);
  },
);
