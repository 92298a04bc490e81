import type { Row } from './columns.ts';
import type { DemoLogin } from './logins.ts';
import { markets } from './markets.ts';

const types = ['marketing_material', 'sales_document', 'news'];

/** Logins by their first word that read no content, so that the guard can be seen (B027). */
const without = ['guest', 'product', 'blocked', 'finance', 'service'];

const idOf = (country: string) => `dealers-${country.toLowerCase()}`;

/** One market for the dealers of every country, with content of every type. */
export function contentMarketRows(): Row<'content_target_markets.csv'>[] {
  return markets.map(({ country, name, companyCode }) => ({
    id: idOf(country),
    marketName: name,
    source: companyCode,
    types,
  }));
}

/** The markets whose content a login reads. */
export function contentMarketsOf({ username, sorg }: DemoLogin): string[] {
  if (without.includes(username.split('.')[0] ?? '')) return [];
  return markets.filter((market) => market.sorg === sorg).map(({ country }) => idOf(country));
}
