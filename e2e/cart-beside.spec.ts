import { expect, type Page, test } from '@playwright/test';
import { linePrice } from '../shared/price-rule.ts';
import { type Article, findParts } from './articles.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { addToCartButton, productPictures } from './pages/product.page.ts';
import {
  api,
  dealer,
  emptyCart,
  keepQuiet,
  login,
  reloadUnderWorker,
  serverCart,
} from './support.ts';
import { usd } from './us-format.ts';

// The second half of the first walk is without a connection.
test.use({ serviceWorkers: 'allow' });

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true&sort=price&order=ASC';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

/** Returns the total price of one piece of each article, formatted like the host's amounts. */
const sumOf = (...bought: Article[]) =>
  usd(
    bought.reduce(
      (sum, { price }) => sum + linePrice(price.dealer ?? Number.NaN, 1, price.discounts).total,
      0,
    ),
  );

test(
  'shows a filled cart’s bar on a phone, also offline',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    const offered = await findParts(request, user, 100);
    const part = (code: string) => {
      const found = offered.find(({ article_code_display }) => article_code_display === code);
      if (!found) throw new Error(`${code} is not among the cheapest parts`);
      return found;
    };
    await login(page, user);
    await page.goto(list);
    const bar = page.getByRole('link', { name: /^\d+ articles?\b/ });
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const first = part(await addFromList(page, 0));
    await expect(bar).toContainText('1 article');
    await expect(bar).toContainText(sumOf(first));
    await expect(bar).toContainText('credit left with');
    await checkPage(page, true);
    await checkNarrow(page);

    await reloadUnderWorker(page);
    await expect(bar).toContainText('credit left with');
    await context.setOffline(true);
    await page.reload();
    await expect(bar).toContainText('1 article');
    const second = part(await addFromList(page, 1));
    await expect(bar).toContainText('2 articles');
    await expect(bar).toContainText(sumOf(first, second));
    await context.setOffline(false);
    await expect
      .poll(() => serverCart(request, user).then((cart) => Object.keys(cart).length))
      .toBe(2);

    // On the page of an article it gives way to the bar that adds to it.
    await page.getByRole('article').nth(2).getByRole('link').first().click();
    await expect(productPictures(page)).toBeVisible();
    await page
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .fill('1');
    const add = page.getByRole('button', { name: 'Add 1 to cart' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(bar).toHaveCount(0);
    await checkPage(page, true);

    await page.getByRole('link', { name: /^Cart, / }).click();
    await expect(page).toHaveURL('/en-us/cart');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(bar).toHaveCount(0);
  },
);

/** The data that Chromium reports for a layout shift. */
interface LayoutShift {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Returns the number of columns in which the cards of models are shown. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('main article')?.closest('ul');
    return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
  });

test(
  'pins the cart to the right of the catalog on a wide screen',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    const [one, other] = await findParts(request, user, 2);
    if (!one || !other) throw new Error('the demo has too few parts');
    const callApi = await api(request, user);
    await callApi('UpdateProductsInCart', {
      products: [one, other].map(({ article_code }) => ({ articleCode: article_code, qty: 1 })),
    });
    await login(page, user);
    await page.goto('/en-us/catalog/list?category=Bike');
    await expect(page.getByRole('article').first()).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    const panel = page.getByRole('complementary', { name: 'Cart' });
    await menu.click();
    await expect(panel).toHaveCount(0);
    const alone = await columns(page);
    await page.getByRole('button', { name: 'Pin at the right' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel).toContainText(`Total${sumOf(one, other)}`);
    await expect.poll(() => columns(page)).toBeLessThan(alone);
    await checkPage(page, false);
    for (const width of [1024, 1100, 1280, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => columns(page)).toBeGreaterThan(1);
      const [inner, outer] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(inner).toBe(outer);
    }

    // It has its room from the first frame: no card is moved aside when it comes.
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((seen) => {
        // A card that was pushed out of the viewport has no rectangle any more: it moved down, not sideways.
        for (const shift of seen.getEntries() as (PerformanceEntry & LayoutShift)[])
          for (const { node, previousRect, currentRect } of shift.sources)
            if (
              node?.parentElement?.closest('ul:has(article)') &&
              previousRect.width > 0 &&
              currentRect.width > 0 &&
              previousRect.x !== currentRect.x
            )
              moved.push(`${node.textContent}: ${previousRect.x} → ${currentRect.x}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => (window as never as { moved: string[] }).moved)).toEqual([]);

    await panel.getByRole('link', { name: one.name }).first().click();
    await expect(addToCartButton(page)).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('main').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/en-us/cart');
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await panel.getByRole('button', { name: 'Unpin' }).click();
    await expect(panel).toHaveCount(0);
    await page.reload();
    await expect(addToCartButton(page)).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(panel).toHaveCount(0);
  },
);
