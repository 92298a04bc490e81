import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Download, expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { api } from './support.ts';

/** An article as the server offers it. */
export interface Part {
  article_code: string;
  article_code_display: string;
  ean: string | null;
  name: string;
  sorg: string;
  brand: string;
  blocked: string | null;
  orderQuota: number | null;
  price: {
    dealer: number | null;
    retail: number | null;
    discounts: { qty: number; term: string; type: string; value: number; description: string }[];
  };
  stock: {
    qty: number;
    masked: boolean;
    nextArrival: { date: string; qty: number | null } | null;
  };
}

/** A line of an order or cart. */
export interface Wanted {
  articleCode: string;
  qty: number;
}

/** Dollars as the demo's American hosts write them. @param minor cents */
export const usd = (minor: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100);

/** A day as the demo's American hosts write it. @param day YYYY-MM-DD */
export const usDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`));

/** So many days from today, YYYY-MM-DD. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Up to so many parts a user can order now, in stock, without a quota, cheapest first. */
export async function parts(
  request: APIRequestContext,
  user: string,
  limit = 12,
  filter: object = { hasStock: true },
): Promise<Part[]> {
  const ask = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 100, sort, filter: { category: 'PAA', ...filter } };
  const all = (await ask('Products', input)).data.products.products as Part[];
  return all
    .filter(({ blocked, orderQuota, price }) => !blocked && !orderQuota && price.dealer !== null)
    .slice(0, limit);
}

/**
 * Returns the cart of the user that `ask` belongs to, as quantities by the shown article code. The call does
 * not log in again, so that it can be polled.
 */
export async function cartOf(
  ask: Awaited<ReturnType<typeof api>>,
): Promise<Record<string, number>> {
  const lines = (await ask('Cart')).data.cart.productsInCart as { qty: number; product: Part }[];
  return Object.fromEntries(lines.map(({ qty, product }) => [product.article_code_display, qty]));
}

/** Returns the price of goods as the server calculates it, in minor units. */
export async function goodsOf(
  ask: Awaited<ReturnType<typeof api>>,
  products: readonly Wanted[],
): Promise<number> {
  return (await ask('OrderReview', { products, shipments: [] })).data.orderReview.goods;
}

/** The numbers of a user's orders under a purchase order number. */
export async function ordersUnder(
  request: APIRequestContext,
  user: string,
  poNumber: string,
): Promise<string[]> {
  const ask = await api(request, user);
  const { data } = await ask('Orders', { page: 1, filter: { search: poNumber } });
  return data.orders.orders.map(({ order_no }: { order_no: string }) => order_no);
}

/** Returns the pieces of an order by article code. */
export async function orderedUnder(
  request: APIRequestContext,
  user: string,
  orderNo: string,
): Promise<Record<string, number>> {
  const { data } = await (await api(request, user))('OrderDetail', { orderNo });
  const lines = data.orders.orders[0].details as { article: string; order_qty: number }[];
  return Object.fromEntries(lines.map(({ article, order_qty }) => [article, order_qty]));
}

/** Answers the three choices of the checkout, those that are still open. */
export async function choose(page: Page): Promise<void> {
  // On a phone a way of shipping that is chosen, as by the order before, takes one row.
  const chosen = page.getByRole('link', { name: 'Change', exact: true });
  for (const group of ['Ship to', 'Shipping', 'Payment']) {
    const choice = page.getByRole('group', { name: group }).getByRole('radio').first();
    await expect(group === 'Shipping' ? choice.or(chosen).first() : choice).toBeVisible();
    if (await choice.isVisible()) await choice.check();
  }
}

/** Pastes a text into a field, as the keyboard does. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Fills the cart by fast order. */
export async function orderFast(page: Page, lines: readonly Wanted[]): Promise<void> {
  await page.goto('/en-us/catalog/fast-order');
  await paste(
    page,
    'Paste lines',
    lines.map(({ articleCode, qty }) => `${articleCode}\t${qty}`).join('\n'),
  );
  const words =
    lines.length === 1 ? 'Add 1 line to the cart' : `Add ${lines.length} lines to the cart`;
  await page.getByRole('button', { name: words }).click();
  await expect(page.getByRole('combobox', { name: 'Article code, row 2' })).toHaveCount(0);
}

/** The rows of the first sheet of a file that was saved. */
export async function sheetOf(download: Download): Promise<unknown[][]> {
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  return sheets[0]?.rows ?? [];
}
