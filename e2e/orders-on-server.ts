import type { APIRequestContext } from '@playwright/test';
import type { Article } from './articles.ts';
import { api, type CallApi } from './support.ts';

/** A line of an order or cart. */
export interface Wanted {
  articleCode: string;
  qty: number;
}

/**
 * Returns the cart of the user that `callApi` belongs to, as quantities by the shown article code. The call does
 * not log in again, so that it can be polled.
 */
export async function loadCartQtys(callApi: CallApi): Promise<Record<string, number>> {
  const lines = (await callApi('Cart')).data.cart.productsInCart as {
    qty: number;
    product: Article;
  }[];
  return Object.fromEntries(lines.map(({ qty, product }) => [product.article_code_display, qty]));
}

/** Returns the price of goods as the server calculates it, in minor units. */
export async function loadGoodsTotal(
  callApi: CallApi,
  products: readonly Wanted[],
): Promise<number> {
  return (await callApi('OrderReview', { products, shipments: [] })).data.orderReview.goods;
}

/** The numbers of a user's orders under a purchase order number. */
export async function findOrderNos(
  request: APIRequestContext,
  user: string,
  poNumber: string,
): Promise<string[]> {
  const callApi = await api(request, user);
  const { data } = await callApi('Orders', { page: 1, filter: { search: poNumber } });
  return data.orders.orders.map(({ order_no }: { order_no: string }) => order_no);
}

/** Returns the pieces of an order by article code. */
export async function loadOrderedQtys(
  request: APIRequestContext,
  user: string,
  orderNo: string,
): Promise<Record<string, number>> {
  const { data } = await (await api(request, user))('OrderDetail', { orderNo });
  const lines = data.orders.orders[0].details as { article: string; order_qty: number }[];
  return Object.fromEntries(lines.map(({ article, order_qty }) => [article, order_qty]));
}
