import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { linePrice } from '../shared/price-rule.ts';
import { type Article, findParts } from './articles.ts';
import { readSheet } from './downloads.ts';
import { loadGoodsTotal } from './orders-on-server.ts';
import { changedRows } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { cartTotal, openCart, toCheckoutButton } from './pages/cart.page.ts';
import { dayField, openCheckout } from './pages/checkout.page.ts';
import { test } from './portal.ts';
import { api, emptyCart, isPhone, keepQuiet, login, serverCart, workerReady } from './support.ts';
import { getDayFromToday, usDay, usd } from './us-format.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'dealer.us';
const merchant = 'Pannier Demo Distribution Inc.';

test.beforeEach(async ({ page }) => {
  test.setTimeout(150_000);
  await keepQuiet(page);
});

test.afterEach(async ({ portal }) => {
  await portal.import({
    'articles.csv': portal.rows('articles.csv'),
    'stock.csv': portal.rows('stock.csv'),
    'freight_benefits.csv': [
      { sorg: '2000', area: 'East', minQty: '500', amount: '5.00', active: 'false' },
    ],
  });
});

/** The step a few pieces more would reach, as the ladder has it. */
const stepOf = ({ price }: Article) =>
  price.discounts.find(({ term, type, value, qty }) => {
    return term === '>=' && type === 'percentage' && value < 0 && qty > 2;
  });

test(
  'shows line details and totals, prints and exports files',
  { tag: '@desktop' },
  async ({ page, context, request, portal }, info) => {
    const touch = isPhone(info);
    await emptyCart(request, user);
    // Stock ordered by other tests stays reserved, whatever a feed contains.
    const { rows } = await portal.db.query(
      `select article from stock where sorg = '2000' and reserved > 0`,
    );
    const ordered = rows.map(({ article }) => article);
    const all = (await findParts(request, user, 40)).filter(
      (part) => !ordered.includes(part.article_code),
    );
    const ladder = all.find(stepOf);
    const [scarce, rationed] = all.filter((part) => part !== ladder);
    if (!ladder || !scarce || !rationed) throw new Error('the demo has too few parts');
    const arrival = getDayFromToday(12);
    await portal.feed({
      'articles.csv': changedRows(
        portal,
        'articles.csv',
        ({ code }) => code === rationed.article_code,
        {
          orderQuota: '4',
        },
      ),
      'stock.csv': changedRows(
        portal,
        'stock.csv',
        ({ article }) => article === scarce.article_code,
        (_row, index) => ({ qty: index === 0 ? '3' : '0' }),
      ),
      'arrivals.csv': [
        { sorg: '2000', warehouse: 'NJ', article: scarce.article_code, date: arrival, qty: '20' },
      ],
      'freight_benefits.csv': [
        { sorg: '2000', area: 'East', minQty: '500', amount: '5.00', active: 'true' },
      ],
    });
    // Stock is given out as of the same minute; a server just started has none of it yet.
    await portal.restart();
    const step = stepOf(ladder);
    if (!step) throw new Error('no ladder');
    const callApi = await api(request, user);
    const qtys = new Map([
      [ladder, step.qty - 2],
      [scarce, 5],
      [rationed, 1],
    ]);
    const products = () =>
      [...qtys].map(([part, qty]) => ({ articleCode: part.article_code, qty }));
    const inCart = () =>
      Object.fromEntries([...qtys].map(([part, qty]) => [part.article_code_display, qty]));
    await callApi('UpdateProductsInCart', { products: products() });
    await login(page, user);
    await workerReady(page);
    await openCart(page);
    const line = ({ article_code_display }: Article) =>
      page.getByRole('article').filter({ hasText: article_code_display });
    const quantity = (part: Article) => line(part).getByRole('textbox', { name: /^Quantity of/ });
    const total = cartTotal(page);

    await test.step('each line: what is missing and when it comes, what a few more would bring, the quota', async () => {
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(line(scarce)).toContainText(`2 of 5 from ${usDay(arrival)}`);
      await expect(line(rationed)).toContainText('at most 4 for you');
      const dealer = ladder.price.dealer ?? 0;
      const each = linePrice(dealer, step.qty, ladder.price.discounts).unit;
      await expect(line(ladder)).toContainText(
        `2 more: −${Math.abs(step.value) / 100}%, ${usd(each)} each`,
      );
      await checkPage(page, touch);
      if (touch) await checkNarrow(page);
      await quantity(rationed).fill('9');
      await expect(line(rationed).getByRole('alert')).toHaveText('At most 4 for you');
      await quantity(rationed).press('Escape');
      await quantity(ladder).fill(`${step.qty}`);
      await quantity(ladder).press('Enter');
      qtys.set(ladder, step.qty);
      await expect(line(ladder)).toContainText(step.description);
      await line(ladder).getByText('All quantity discounts').click();
      await expect(line(ladder).getByRole('table').locator('[aria-current]')).toContainText(
        usd(each),
      );
      await expect.poll(() => serverCart(request, user)).toEqual(inCart());
    });

    await test.step('the whole: goods, margin, free freight, credit', async () => {
      const goods = await loadGoodsTotal(callApi, products());
      await expect(total).toContainText(`Total${usd(goods)}`);
      await expect(total).toContainText('Discount');
      const lines = (await callApi('Cart')).data.cart.productsInCart as {
        qty: number;
        product: Article;
      }[];
      const retail = lines.reduce((sum, one) => sum + (one.product.price.retail ?? 0) * one.qty, 0);
      await expect(total).toContainText(`Margin at RRP ${usd(retail - goods)}`);
      const rates = (await callApi('ShipmentRates', { cartItems: [], merchant })).data
        .customerShipmentRates as { name: string; freeFrom: number | null }[];
      const [next] = rates
        .flatMap(({ name, freeFrom }) =>
          freeFrom === null ? [] : { name, missing: freeFrom - goods },
        )
        .sort((x, y) => x.missing - y.missing);
      if (!next || next.missing <= 0) throw new Error('this cart ships for nothing');
      await expect(total).toContainText(
        `${usd(next.missing)} more for free shipping (${next.name})`,
      );
      await expect(total).toContainText(/\d+ more pieces.*: \$5\.00 less freight/);
      const { companies } = (await callApi('CreditInformation')).data.creditInformation;
      const own = companies.find(({ decides }: { decides: boolean }) => decides);
      await expect(total).toContainText(`Credit left with ${own.name}: ${usd(own.balance)} as of`);
      await expect(total).toContainText(`this cart ${usd(goods)}.`);
      const host = portal.rows('hosts.csv').find((row) => row.host === 'localhost');
      await expect(page.getByText(JSON.parse(host?.config ?? '').cartDisclaimer)).toBeVisible();
    });

    await test.step('removing can be undone', async () => {
      await line(scarce)
        .getByRole('button', { name: /^Remove / })
        .click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(quantity(scarce)).toHaveValue('5');
      await expect.poll(() => serverCart(request, user)).toEqual(inCart());
    });

    await test.step('on paper, as a spreadsheet, as a PDF; without a network what works and what does not', async () => {
      // The printer is a third party: what would go on paper is kept.
      await page.evaluate(() => {
        window.print = () => {
          const sheet = [...document.body.children].find((box) => box.matches('.print\\:block'));
          Object.assign(window, { paper: sheet?.textContent });
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const goods = await loadGoodsTotal(callApi, products());
      const paper = () => page.evaluate(() => `${(window as { paper?: string }).paper}`);
      await expect.poll(paper).toContain(usd(goods));
      for (const { article_code_display: code } of qtys.keys())
        expect(await paper()).toContain(code);

      const pdf = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF', exact: true }).click();
      const saved = await pdf;
      expect(saved.suggestedFilename()).toMatch(/^Cart \d{4}-\d{2}-\d{2}\.pdf$/);
      expect(readFileSync(await saved.path(), 'latin1').slice(0, 5)).toBe('%PDF-');

      await context.setOffline(true);
      await page.getByRole('button', { name: 'PDF', exact: true }).click();
      await expect(page.getByText(/^A PDF needs a connection/)).toBeVisible();
      const excel = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      const [, ...all] = await readSheet(await excel);
      const [rows, total] = [all.slice(0, -1), all.at(-1)];
      expect(Object.fromEntries(rows.map((row) => [row[0], row[3]]))).toEqual(inCart());
      const sum = rows.reduce((before, row) => before + Math.round(Number(row[10]) * 100), 0);
      expect([sum, Math.round(Number(total?.[10]) * 100)]).toEqual([goods, goods]);
      await context.setOffline(false);
    });

    await test.step('what is there on the requested day', async () => {
      for (const [day, words] of [
        [getDayFromToday(5), `2 of 5 not there on ${usDay(getDayFromToday(5))}`],
        [getDayFromToday(14), `All there on ${usDay(getDayFromToday(14))}`],
      ] as const) {
        await openCheckout(page);
        await dayField(page).fill(day);
        await openCart(page);
        await expect(line(scarce)).toContainText(words);
      }
    });

    await test.step('a line blocked since then holds the order back', async () => {
      const blocked = { orderQuota: '4', orderBlocked: 'true' };
      await portal.feed({
        'articles.csv': changedRows(
          portal,
          'articles.csv',
          ({ code }) => code === rationed.article_code,
          blocked,
        ),
      });
      await page.reload();
      await expect(line(rationed)).toContainText('Blocked for orders.');
      const checkout = toCheckoutButton(page);
      await expect(checkout).toHaveAttribute('aria-disabled', 'true');
      await expect(checkout).toHaveAccessibleDescription(
        'Remove the articles that cannot be ordered first',
      );
      await line(rationed)
        .getByRole('button', { name: /^Remove / })
        .click();
      await checkout.click();
      await expect(page).toHaveURL(/\/cart\/(checkout|shipment)$/);
    });
    await emptyCart(request, user);
  },
);
