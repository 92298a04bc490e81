import { expect, type Page } from '@playwright/test';
import { changedRows, type FeedRow } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { chooseRowAction } from './pages/lists.page.ts';
import { openOrders, orderHeading } from './pages/orders.page.ts';
import { test } from './portal.ts';
import { api, isPhone, keepQuiet, login, workerReady } from './support.ts';
import { getDayFromToday, usDay, usd } from './us-format.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'dealer.us';

interface OpenLine {
  orderNumber: string;
  position: number;
  article_code: string;
  article_code_display: string;
  expectedDeliveryDate: string | null;
  price: number;
  qty: number;
  status: string;
  replacedBy: object | null;
  actions: string[];
  wish: { action: string; date: string | null } | null;
}

const isLine =
  ({ orderNumber, position }: OpenLine) =>
  (row: FeedRow) =>
    row.orderNo === orderNumber && row.position === `${position}`;

/** Asks for something of a line, and answers the question that comes. */
async function wish(
  page: Page,
  [line, action]: [line: string, action: string],
  answer: string,
  day?: string,
): Promise<void> {
  await chooseRowAction(page, `Actions for ${line}`, action);
  const dialog = page.getByRole('dialog');
  if (day) await dialog.getByLabel('Wanted on').fill(day);
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'reports a changed line to accept, reschedule or cancel',
  { tag: '@phone' },
  async ({ page, context, request, portal }, info) => {
    test.setTimeout(150_000);
    await keepQuiet(page);
    const touch = isPhone(info);
    const callApi = await api(request, user);
    const openLines = async () => {
      const { data } = await callApi('OpenOrders', { filter: {}, page: 1, limit: 100 });
      return data.openOrderV4.companies.flatMap(
        ({ orders }: { orders: OpenLine[] }) => orders,
      ) as OpenLine[];
    };
    const byOrder = Map.groupBy(
      (await openLines()).filter((line) => !line.replacedBy && line.actions.includes('cancel')),
      ({ orderNumber }) => orderNumber,
    );
    const [first, second, third] =
      [...byOrder.values()].find(
        (lines) => lines.length > 2 && lines.every((line) => line.expectedDeliveryDate !== null),
      ) ?? [];
    if (!first || !second || !third) throw new Error('no open order has three lines');
    const { orderNumber } = first;
    const price = first.price + 1_100;
    const [late, wanted] = [getDayFromToday(40), getDayFromToday(50)];
    await portal.import({
      'orders.csv': changedRows(portal, 'orders.csv', (row) => row.orderNo === orderNumber, {
        paymentStatus: 'Uploaded',
      }),
      'order_lines.csv': [
        ...changedRows(portal, 'order_lines.csv', isLine(first), {
          price: (price / 100).toFixed(2),
          promoPrice: '',
          subtotal: '',
          expectedDate: late,
        }),
        ...changedRows(portal, 'order_lines.csv', isLine(second), { expectedDate: late }),
      ],
      'order_confirmations.csv': [
        {
          sorg: '2000',
          orderNo: orderNumber,
          position: `${first.position}`,
          no: '1',
          article: first.article_code,
          qty: `${first.qty}`,
          price: (price / 100).toFixed(2),
          date: late,
        },
      ],
    });
    await login(page, user);
    await workerReady(page);

    await test.step('the inbox says what changed from what to what, and opens the order', async () => {
      const told = async () =>
        (
          await callApi('Notifications', { page: 1, limit: 20 })
        ).data.notifications.notifications.filter(
          ({ order }: { order: { orderNumber: string } | null }) =>
            order?.orderNumber === orderNumber,
        ).length;
      await expect.poll(told, { timeout: 60_000 }).toBeGreaterThan(0);
      await page.goto('/en-us/notifications');
      const news = page
        .getByRole('link', { name: `Order ${orderNumber}: 2 lines changed` })
        .first();
      await expect(news).toContainText(
        `expected ${usDay(first.expectedDeliveryDate ?? '')} → ${usDay(late)}`,
      );
      await expect(news).toContainText(`price ${usd(first.price)} → ${usd(price)}`);
      await checkPage(page, touch);
      if (touch) await checkNarrow(page);
      await news.click();
      await expect(orderHeading(page, orderNumber)).toBeVisible();
      await expect(page.getByText('Processing')).toBeVisible();
      const line = page
        .getByRole('listitem')
        .filter({ hasText: first.article_code_display })
        .first();
      await expect(line).toContainText(`expected ${usDay(late)}`);
      await expect(line).toContainText(/confirmed: .*/);
      await expect(line.getByRole('listitem')).toContainText(usd(price));
      await checkPage(page, touch);
    });

    await test.step('requests changes of the lines in the list', async () => {
      await openOrders(page);
      await page
        .getByRole('navigation', { name: 'Orders' })
        .getByRole('link', { name: 'Open orders' })
        .click();
      await page.getByLabel('Search open orders').fill(orderNumber);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(orderNumber));
      const of = (line: OpenLine) => `${line.article_code_display}, ${orderNumber}`;
      await expect(page.getByRole('button', { name: `Actions for ${of(first)}` })).toBeVisible();
      await checkPage(page, touch);
      await wish(page, [of(first), 'Accept'], 'Accept');
      await wish(page, [of(second), 'Another date'], 'Ask for this date', wanted);
      await wish(page, [of(third), 'Cancel'], 'Cancel the line');
      await expect(page.getByText(/^You accepted on/)).toBeVisible();
      await expect(
        page.getByText(new RegExp(`^You asked on .* for ${usDay(wanted)}$`)),
      ).toBeVisible();
      await expect(page.getByText(/^You asked on .* to cancel it$/)).toBeVisible();
      const now = (await openLines()).filter((line) => line.orderNumber === orderNumber);
      const wishes = new Map(now.map((line) => [line.position, line.wish]));
      expect(wishes.get(first.position)).toMatchObject({ action: 'accept' });
      expect(wishes.get(second.position)).toMatchObject({ action: 'redate', date: wanted });
      expect(wishes.get(third.position)).toMatchObject({ action: 'cancel' });
    });

    await test.step('without a network it can still be read, and says why nothing can be asked for', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/^You accepted on/)).toBeVisible();
      await expect(page.getByText(/as of/).first()).toBeVisible();
      const line = `${second.article_code_display}, ${orderNumber}`;
      await chooseRowAction(page, `Actions for ${line}`, 'Another date');
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Ask for this date' }),
      ).toHaveAccessibleDescription('You are offline. This needs a connection.');
      await context.setOffline(false);
    });
  },
);
