import { expect } from '@playwright/test';
import { type Article, findParts } from './articles.ts';
import { listMails, newMail } from './mails.ts';
import { loadOrderedQtys } from './orders-on-server.ts';
import { changedRows } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { emptyCartNote, openCart, toCheckoutButton } from './pages/cart.page.ts';
import { chooseTerms, placeOrderButton } from './pages/checkout.page.ts';
import { test } from './portal.ts';
import { api, emptyCart, isPhone, keepQuiet, login, serverCart } from './support.ts';
import { getDayFromToday, usDay, usd } from './us-format.ts';

const user = 'dealer.us';
const merchant = 'Pannier Demo Distribution Inc.';

/** A day of the feed on which nothing is delivered. */
const closed = (date: string, active = 'true') => ({ sorg: '2000', date, name: 'Closed', active });

test(
  'shows errors at fields, splits by date, confirms and mails',
  { tag: '@phone' },
  async ({ page, request, portal }, info) => {
    test.setTimeout(150_000);
    await keepQuiet(page);
    const touch = isPhone(info);
    const [holiday, requested, later, last] = [
      getDayFromToday(9),
      getDayFromToday(11),
      getDayFromToday(15),
      getDayFromToday(16),
    ];
    await portal.import({ 'closed_days.csv': [closed(holiday)] });
    await emptyCart(request, user);
    const callApi = await api(request, user);
    const [a, b] = await findParts(request, user);
    if (!a || !b) throw new Error('the demo has too few parts');
    const mine = ({ article }: Record<string, string>) => article === a.article_code;
    await callApi('UpdateProductsInCart', {
      products: [
        { articleCode: a.article_code, qty: 2 },
        { articleCode: b.article_code, qty: 1 },
      ],
    });
    const rates = (await callApi('ShipmentRates', { cartItems: [], merchant })).data
      .customerShipmentRates as { id: string; name: string }[];
    const [rate] = rates;
    if (!rate) throw new Error('nothing is shipped');
    const field = (label: string) => page.getByLabel(label);
    const date = field('Requested delivery date (optional)');
    const summary = page.getByRole('region', { name: 'Your order' });
    const wrong = async (label: string, words: string | RegExp) => {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(words);
    };
    const place = placeOrderButton(page);

    await login(page, user);
    await openCart(page);
    await toCheckoutButton(page).click();
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    await chooseTerms(page);
    if (touch) {
      // A phone changes the shipping on a page of its own.
      await page.goto('/en-us/cart/shipment');
      await expect(page.getByRole('heading', { name: 'How it is shipped' })).toBeVisible();
      await page.getByRole('radio', { name: rate.name }).check();
      await toCheckoutButton(page).click();
      await expect(page.getByRole('link', { name: 'Change', exact: true })).toBeVisible();
    } else await page.getByRole('radio', { name: rate.name }).check();

    await test.step('what is too long or impossible is said where it is', async () => {
      await field('Your PO number (optional)').fill('P'.repeat(36));
      await field('Notes (optional)').fill('N'.repeat(101));
      await expect(page.getByText('36 of 35')).toBeVisible();
      await date.fill(getDayFromToday(-1));
      await wrong(
        'Requested delivery date (optional)',
        /Choose a day from tomorrow to a year from now/,
      );
      await date.fill(holiday);
      await wrong(
        'Requested delivery date (optional)',
        `Nothing is delivered on ${usDay(holiday)}. The next day is ${usDay(getDayFromToday(10))}.`,
      );
      await place.click();
      await wrong('Your PO number (optional)', /35/);
      await wrong('Notes (optional)', /100/);
      await checkPage(page, touch);
      if (touch) await checkNarrow(page);
      await field('Your PO number (optional)').fill('P'.repeat(35));
      await field('Notes (optional)').fill('Ring twice');
      await date.fill(requested);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    });

    const linesNow = (days: Record<string, string>, day: string) => ({
      products: [a, b].map((part, at) => ({
        articleCode: part.article_code,
        qty: 2 - at,
        request_delivery_date: days[part.article_code] ?? day,
      })),
      request_delivery_date: day,
      shipments: [{ merchant, rateId: rate.id }],
    });
    const reviewed = async (days: Record<string, string>, day = requested) =>
      (await callApi('OrderReview', linesNow(days, day))).data.orderReview as {
        goods: number;
        total: number;
      };

    await test.step('a line may come on another day: then it is two orders, each with its freight', async () => {
      await page.getByRole('radio', { name: 'Different days for lines' }).check();
      const split = page.getByRole('region', { name: 'Split by date' });
      await split
        .getByRole('listitem')
        .filter({ hasText: '1 ×' })
        .getByLabel(/^Delivery date of/)
        .fill(later);
      await expect(split).toContainText('This becomes 2 orders, each with its own freight:');
      await expect(summary).toContainText('Becomes 2 orders');
      await expect(split.getByRole('listitem').filter({ hasText: usDay(later) })).toContainText(
        usd(b.price.dealer ?? 0),
      );
      const { total } = await reviewed({ [b.article_code]: later });
      await expect(summary).toContainText(`Total${usd(total)}`);
    });

    await test.step('shows changes at the distributor at their lines and fields', async () => {
      const price = (2 * (a.price.dealer ?? 0)) / 100;
      await portal.feed({
        'closed_days.csv': [closed(requested)],
        'prices.csv': changedRows(portal, 'prices.csv', mine, { price: price.toFixed(2) }),
      });
      await place.click();
      await wrong(
        'Requested delivery date (optional)',
        /Nothing is delivered on (this day|\w+ \d+, \d+)/,
      );
      await expect(summary).toContainText('The price has changed. Check the cart and order again.');
      const { goods } = await reviewed({ [b.article_code]: later });
      await expect(summary).toContainText(`Goods${usd(goods)}`);
      expect(await serverCart(request, user)).toEqual({
        [a.article_code_display]: 2,
        [b.article_code_display]: 1,
      });
      await date.fill(last);
      // Nothing is ordered before its shipping is calculated.
      const { total } = await reviewed({ [b.article_code]: later }, last);
      await expect(summary).toContainText(`Total${usd(total)}`);
    });

    await test.step('shows the orders as ordered, on the page and in the mail', async () => {
      const before = listMails(portal.mails);
      await place.click();
      await expect(page.getByText('Your orders are placed')).toBeVisible();
      const numbers = new URL(page.url()).searchParams.getAll('order');
      expect(numbers).toHaveLength(2);
      const orders = await Promise.all(
        numbers.map(
          async (orderNo) => (await callApi('OrderDetail', { orderNo })).data.orders.orders[0],
        ),
      );
      const articles = new Map<string, Article>([
        [last, a],
        [later, b],
      ]);
      for (const order of orders) {
        const part = articles.get(order.requestDeliveryDate);
        expect(order).toMatchObject({ custPoNo: 'P'.repeat(35), notes: 'Ring twice' });
        expect(Object.keys(await loadOrderedQtys(request, user, order.order_no))).toEqual([
          part?.article_code,
        ]);
        const shown = page.getByRole('listitem').filter({ hasText: order.order_no });
        await expect(shown).toContainText(`Delivery on ${usDay(order.requestDeliveryDate)}`);
        await expect(shown).toContainText(usd(order.total_order));
      }
      await checkPage(page, touch);
      const mail = await newMail(portal.mails, `${user}@pannier.example`, before, numbers[0]);
      for (const order of orders) {
        expect(mail).toContain(order.order_no);
        expect(mail).toContain(usd(order.total_order));
      }
      await openCart(page);
      await expect(emptyCartNote(page)).toBeVisible();
      expect(await serverCart(request, user)).toEqual({});
    });
    await portal.import({
      'closed_days.csv': [closed(holiday, 'false'), closed(requested, 'false')],
      'prices.csv': changedRows(portal, 'prices.csv', mine, {}),
    });
  },
);
