import type { Row } from './columns.ts';
import type { DemoLogin } from './logins.ts';
import { markets } from './markets.ts';

const types = ['marketing_material', 'sales_document', 'news'];

/** Logins by their first word that read no content, so that the guard can be seen (B027). */
const without = ['guest', 'product', 'blocked', 'finance', 'service'];

/** The market of the dealers of a country. */
export const marketIdOf = (country: string) => `dealers-${country.toLowerCase()}`;

/** The market of those who repair bikes, in all countries. */
export const serviceMarket = 'service-partners';

/** Logins by their first word that are service partners as well. */
const partners = ['dealer', 'owner', 'content'];

/**
 * One market for the dealers of every country, with content of every type and for its own sales organisation, and one for
 * the service partners of all.
 */
export function contentMarketRows(): Row<'content_target_markets.csv'>[] {
  const service = {
    id: serviceMarket,
    marketName: 'Service partners',
    types: ['sales_document', 'news'],
  };
  return [
    ...markets.map(({ country, name, companyCode, sorg }) => ({
      id: marketIdOf(country),
      marketName: name,
      source: companyCode,
      types,
      sorgs: [sorg],
    })),
    service,
  ];
}

/** The markets whose content a login reads. */
export function contentMarketsOf({ username, sorg }: DemoLogin): string[] {
  const [kind = ''] = username.split('.');
  if (without.includes(kind)) return [];
  const own = markets.filter((market) => market.sorg === sorg);
  return [
    ...own.map(({ country }) => marketIdOf(country)),
    ...(partners.includes(kind) ? [serviceMarket] : []),
  ];
}
