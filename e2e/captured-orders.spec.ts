import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Article, findParts } from './articles.ts';
import { findOrderNos, loadOrderedQtys, type Wanted } from './orders-on-server.ts';
import { changedRows, type FeedRow } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  chooseTerms,
  openCheckout,
  orderKeptNote,
  placeOrderButton,
  placeWhenOnlineButton,
  poNumberField,
} from './pages/checkout.page.ts';
import { orderFast } from './pages/fast-order.page.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import {
  everythingSentNote,
  needYouHeading,
  openPendingChanges,
} from './pages/pending-changes.page.ts';
import { test } from './portal.ts';
import {
  api,
  emptyCart,
  isPhone,
  keepQuiet,
  login,
  logOut,
  serverCart,
  workerReady,
} from './support.ts';
import { usd } from './us-format.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'dealer.us';

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(180_000);
  await keepQuiet(page);
  await emptyCart(request, user);
  await login(page, user);
  await workerReady(page);
  await downloadCatalog(page);
});

test.afterEach(async ({ portal }) => {
  await portal.feed({
    'articles.csv': portal.rows('articles.csv'),
    'prices.csv': portal.rows('prices.csv'),
    'stock.csv': portal.rows('stock.csv'),
  });
});

const parked = (page: Page) => needYouHeading(page);

/** Captures an order of what is in the cart, without a network; the checkout was never seen before. */
async function capture(page: Page, poNumber: string): Promise<void> {
  await openCheckout(page);
  await chooseTerms(page);
  await poNumberField(page).fill(poNumber);
  await placeWhenOnlineButton(page).click();
  await expect(orderKeptNote(page)).toBeVisible();
}

test(
  'places an offline order once and shows it as pending before',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const touch = isPhone(info);
    const poNumber = `WHOLE ${Date.now()}`;
    const [a, ...others] = await findParts(request, user, 60);
    // A second article of which the device knows no exact stock.
    const b = others.find(({ stock, price }) => stock.masked && (price.dealer ?? 0) * 50 > 60_000);
    if (!a || !b) throw new Error('the demo has too few parts');
    const many = Math.ceil(60_000 / (b.price.dealer ?? 1));
    await context.setOffline(true);
    await orderFast(page, [
      { articleCode: a.article_code, qty: 2 },
      { articleCode: b.article_code, qty: many },
    ]);
    await capture(page, poNumber);

    // The strip leads to it, a reload keeps it, a file tells it.
    await page.reload();
    const strip = page.getByRole('status').filter({ hasText: /\d+ waiting/ });
    await strip.getByRole('link', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting', exact: true })).toBeVisible();
    const waiting = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Discard/ }) });
    await expect(strip).toContainText(`${await waiting.count()} waiting`);
    const order = waiting.filter({ hasText: /^Order: 2 lines/ });
    await expect(order).toBeVisible();
    await checkPage(page, touch);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a file' }).click();
    const { changes } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(changes).toHaveLength(await waiting.count());
    const { variables } = changes.find(
      ({ operation }: { operation: string }) => operation === 'Checkout',
    );
    expect(variables).toMatchObject({ custPoNo: poNumber, intent: true });
    expect(
      variables.products.map(({ articleCode, qty }: Wanted) => [articleCode, qty]).sort(),
    ).toEqual(
      [
        [a.article_code, 2],
        [b.article_code, many],
      ].sort(),
    );

    // Nothing is lost by a logout without being asked; the answer here is to stay.
    await page.goto('/en-us');
    await logOut(page);
    const question = page.getByRole('dialog', { name: 'Log out and lose unsent work?' });
    await expect(question).toContainText(/\d+ changes? (is|are) on this device only/);
    await checkPage(page, touch);
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await findOrderNos(request, user, poNumber)).toEqual([]);

    await openPendingChanges(page);
    await context.setOffline(false);
    await expect(everythingSentNote(page)).toBeVisible({ timeout: 30_000 });
    const orders = await findOrderNos(request, user, poNumber);
    expect(orders).toHaveLength(1);
    await expect(page.getByText(`Order ${orders[0]} placed`).first()).toBeVisible();
    expect(await loadOrderedQtys(request, user, orders[0] ?? '')).toEqual({
      [a.article_code]: 2,
      [b.article_code]: many,
    });
    expect(await serverCart(request, user)).toEqual({});
    await page.goto('/en-us/notifications');
    await expect(page.getByRole('link', { name: `Order ${orders[0]} is placed` })).toBeVisible();
  },
);

test('keeps one order of two presses in two windows', { tag: '@phone' }, async ({
  page,
  context,
  request,
}) => {
  const poNumber = `TWICE ${Date.now()}`;
  const [part] = await findParts(request, user, 5);
  if (!part) throw new Error('the demo has too few parts');
  await orderFast(page, [{ articleCode: part.article_code, qty: 1 }]);
  await expect.poll(async () => Object.keys(await serverCart(request, user)).length).toBe(1);
  const other = await context.newPage();
  await keepQuiet(other);
  const windows = [page, other];
  for (const one of windows) {
    await openCheckout(one);
    await chooseTerms(one);
    await poNumberField(one).fill(poNumber);
  }
  await context.setOffline(true);
  for (const one of windows) await expect(placeWhenOnlineButton(one)).toBeVisible();
  // The second press comes before the first window can tell the other one.
  await Promise.all(
    windows.map((one) =>
      placeWhenOnlineButton(one).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    ),
  );
  const kept = () => Promise.all(windows.map((one) => orderKeptNote(one).count()));
  await expect.poll(async () => (await kept()).some((count) => count > 0)).toBe(true);
  await context.setOffline(false);
  await openPendingChanges(page);
  await expect(everythingSentNote(page)).toBeVisible({ timeout: 30_000 });
  expect(await findOrderNos(request, user, poNumber)).toHaveLength(1);
});

test(
  'compares changes per line: accept, edit, retry or drop',
  { tag: '@desktop' },
  async ({ page, context, request, portal }, info) => {
    const touch = isPhone(info);
    const stamp = Date.now();
    const po = { accept: `ACCEPT ${stamp}`, change: `CHANGE ${stamp}`, drop: `DROP ${stamp}` };
    const [successor, ...free] = await findParts(request, user, 30);
    const scarce = free.find(({ stock }) => !stock.masked && stock.qty > 3);
    const [dear, changed, dropped, replaced, blocked, plain] = free.filter(
      (part) => part !== scarce,
    );
    if (!successor || !scarce || !dear || !changed || !dropped || !replaced || !blocked || !plain)
      throw new Error('the demo has too few parts');
    const line = (part: Article, qty: number) => ({ articleCode: part.article_code, qty });
    const wanted = scarce.stock.qty;
    const whole = [
      line(dear, 2),
      line(scarce, wanted),
      line(replaced, 3),
      line(blocked, 1),
      line(plain, 4),
    ];
    await orderFast(page, whole);
    await expect.poll(async () => Object.keys(await serverCart(request, user)).length).toBe(5);
    await context.setOffline(true);
    await capture(page, po.accept);
    await orderFast(page, [line(changed, 1)]);
    await capture(page, po.change);
    await orderFast(page, [line(dropped, 2)]);
    await capture(page, po.drop);

    const isIt =
      (part: Article, column = 'article') =>
      (row: FeedRow) =>
        row[column] === part.article_code;
    const dearer = ({ price }: Article) => Math.round((price.dealer ?? 0) * 1.5);
    const price = dearer(dear);
    await portal.feed({
      'articles.csv': [
        ...changedRows(portal, 'articles.csv', isIt(replaced, 'code'), {
          active: 'false',
          replacedBy: successor.article_code,
        }),
        ...changedRows(portal, 'articles.csv', isIt(blocked, 'code'), { orderBlocked: 'true' }),
      ],
      'prices.csv': [dear, changed, dropped].flatMap((part) =>
        changedRows(portal, 'prices.csv', isIt(part), { price: (dearer(part) / 100).toFixed(2) }),
      ),
      'stock.csv': changedRows(portal, 'stock.csv', isIt(scarce), (_row, index) => ({
        qty: index === 0 ? '2' : '0',
      })),
    });
    const now = (
      await (
        await api(request, user)
      )('Products', {
        page: 1,
        limit: 10,
        sort: { field: 'price', order: 'ASC' },
        filter: { articleCodes: [scarce.article_code] },
      })
    ).data.products.products[0] as Article;

    await openPendingChanges(page);
    await context.setOffline(false);
    await expect(parked(page)).toBeVisible({ timeout: 30_000 });
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Discard/ }) });
    await expect(rows).toHaveCount(3);
    await expect(
      page.getByRole('status').filter({ hasText: '3 changes need your attention' }),
    ).toBeVisible();
    for (const number of Object.values(po))
      expect(await findOrderNos(request, user, number)).toEqual([]);
    await checkPage(page, touch);
    if (touch) await checkNarrow(page);
    const five = rows.filter({ hasText: 'Order: 5 lines' });
    const single = rows.filter({ hasText: `PO number ${po.change}` });

    await test.step('compares each line with today and offers choices', async () => {
      await five.getByRole('link', { name: 'Decide' }).click();
      await expect(page.getByRole('heading', { name: '4 lines have changed' })).toBeVisible();
      const box = (part: Article) =>
        page.getByRole('group').filter({ hasText: part.article_code_display });
      await expect(box(dear)).toContainText(`Price ${usd(dear.price.dealer ?? 0)} → ${usd(price)}`);
      await expect(box(scarce)).toContainText(`Stock ${wanted} → ${now.stock.qty}`);
      await expect(page.getByText(`Replaced by ${successor.name}`)).toBeVisible();
      await expect(box(blocked)).toContainText('Blocked for orders.');
      await expect(page.getByText('1 line is as you saw it')).toBeVisible();
      await checkPage(page, touch);
      if (touch) await checkNarrow(page);
      const place = page.getByRole('button', { name: 'Place the order like this' });
      await expect(place).toHaveAccessibleDescription('Decide on every line first');
      await box(dear)
        .getByRole('radio', { name: `Take 2 for ${usd(2 * price)}` })
        .check();
      await box(scarce)
        .getByRole('radio', { name: new RegExp(`^Take ${now.stock.qty} for`) })
        .check();
      await page.getByRole('radio', { name: new RegExp(`^Take 3 × ${successor.name}`) }).check();
      await box(blocked).getByRole('radio').check();
      await expect(place).not.toHaveAttribute('aria-disabled', 'true');
      await place.click();
      await expect.poll(() => findOrderNos(request, user, po.accept)).toHaveLength(1);
      const [orderNo = ''] = await findOrderNos(request, user, po.accept);
      expect(await loadOrderedQtys(request, user, orderNo)).toEqual({
        [dear.article_code]: 2,
        [scarce.article_code]: now.stock.qty,
        [successor.article_code]: 3,
        [plain.article_code]: 4,
      });
      // An article left out of the order is removed from the cart by a separate change after the order.
      await expect.poll(() => serverCart(request, user)).toEqual({});
    });

    await test.step('tried again as it is it waits again; changed at checkout it is placed', async () => {
      await openPendingChanges(page);
      await expect(rows).toHaveCount(2);
      await single.getByRole('button', { name: /^Try again/ }).click();
      await expect(single.getByText('needs attention', { exact: true })).toBeVisible();
      expect(await findOrderNos(request, user, po.change)).toEqual([]);
      await single.getByRole('link', { name: 'Decide' }).click();
      await page.getByRole('button', { name: 'Change at checkout' }).click();
      await expect(poNumberField(page)).toHaveValue(po.change);
      const summary = page.getByRole('region', { name: 'Your order' });
      await expect(summary).toContainText(`Goods${usd(dearer(changed))}`);
      await placeOrderButton(page).click();
      await expect(page.getByText('Your order is placed')).toBeVisible();
      expect(await findOrderNos(request, user, po.change)).toHaveLength(1);
    });

    await test.step('dropped it is not placed, and its lines are in the cart again', async () => {
      await openPendingChanges(page);
      await rows.getByRole('button', { name: /^Discard/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Discard this change?' });
      await expect(dialog).toBeVisible();
      await checkPage(page, touch);
      await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(everythingSentNote(page)).toBeVisible();
      await expect
        .poll(() => serverCart(request, user))
        .toEqual({ [dropped.article_code_display]: 2 });
      expect(await findOrderNos(request, user, po.drop)).toEqual([]);
      await emptyCart(request, user);
    });
  },
);
