import type { APIRequestContext } from '@playwright/test';
import { linePrice, type PriceStep } from '../shared/price-rule.ts';
import { api, type CallApi } from './support.ts';
import { usd } from './us-format.ts';

export interface Price {
  dealer: number | null;
  retail: number | null;
  discounts: (PriceStep & { description: string })[];
}

/** An article as the server answers it, as far as tests look. */
export interface Article {
  article_code: string;
  article_code_display: string;
  name: string;
  slug: string;
  category: string;
  brand: string;
  sorg: string;
  ean: string | null;
  image: string | null;
  frameSize: string | null;
  wheelSize: string | null;
  color: { name: string } | null;
  blocked: string | null;
  orderQuota: number | null;
  price: Price;
  stock: {
    qty: number;
    masked: boolean;
    nextArrival: { date: string; qty: number | null } | null;
  };
  promotion: (PriceStep & { code: string }) | null;
}

/** A model with its variants. */
export interface Model {
  slug: string;
  name: string;
  category: string;
  items: Article[];
  related: { parent_name: string }[];
}

/** Returns the price of one piece in minor units; tests call it for articles that have a price. */
export const costOf = ({ price: { dealer, discounts } }: Pick<Article, 'price'>): number =>
  linePrice(dealer ?? Number.NaN, 1, discounts).unit;

/** "Margin 34% · $12.30" of an article with both prices. */
export function marginText(cost: number, retail: number): string {
  const amount = retail - cost;
  return `Margin ${Math.round((amount * 100) / retail)}% · ${usd(amount)}`;
}

/** The best-selling model that is as wanted, with all its variants. */
export async function findModel(
  callApi: CallApi,
  wanted: (model: Model) => boolean,
  filter: object = { category: 'PAA' },
): Promise<Model> {
  const sort = { field: 'popularity', order: 'DESC' };
  const { data } = await callApi('ProductGroups', { page: 1, limit: 100, sort, filter });
  for (const group of data.productGroups.productGroups) {
    const details = await callApi('ProductDetails', { slug: group.slugs[0] });
    if (wanted(details.data.productDetailsV2)) return details.data.productDetailsV2;
  }
  throw new Error('The demo has no such model');
}

/** Parts and bikes by the question a list asks, at most 100. */
export async function loadArticles(
  callApi: CallApi,
  filter: object,
  sort: object = { field: 'name', order: 'ASC' },
  limit = 100,
): Promise<{ count: number; articles: Article[] }> {
  const { products, info } = (await callApi('Products', { page: 1, limit, sort, filter })).data
    .products;
  return { count: info.count, articles: products };
}

/** Up to so many parts a user can order now, in stock, without a quota, cheapest first. */
export async function findParts(
  request: APIRequestContext,
  user: string,
  limit = 12,
  filter: object = { hasStock: true },
): Promise<Article[]> {
  const callApi = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 100, sort, filter: { category: 'PAA', ...filter } };
  const all = (await callApi('Products', input)).data.products.products as Article[];
  return all
    .filter(({ blocked, orderQuota, price }) => !blocked && !orderQuota && price.dealer !== null)
    .slice(0, limit);
}
