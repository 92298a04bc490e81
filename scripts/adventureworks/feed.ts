import type { FeedFile, Row } from '../demo/columns.ts';
import * as access from './access.ts';
import * as catalog from './catalog.ts';
import * as dealers from './dealers.ts';
import { logins } from './logins.ts';
import * as organisation from './organisation.ts';
import * as prices from './prices.ts';
import { photographs, soldProducts } from './products.ts';
import type { Sample } from './sample.ts';
import { stock, warehouses } from './stock.ts';
import { stores as soldTo } from './stores.ts';

export type Feed = { [F in FeedFile]?: Row<F>[] };

/** The sample as the rows of a feed (docs/feeds.md). @param today decides when the deals run */
export function adventureWorksFeed(sample: Sample, today: Date): Feed {
  const stores = soldTo(sample);
  return {
    'sales_orgs.csv': organisation.salesOrgs,
    'hosts.csv': organisation.hosts,
    'permissions.csv': access.permissions,
    'roles.csv': access.roles,
    'group_roles.csv': access.groupRoles,
    'warehouses.csv': warehouses(sample),
    'price_lists.csv': prices.priceLists,
    'customers.csv': dealers.customers(stores),
    'ship_tos.csv': dealers.shipTos(stores),
    'credits.csv': dealers.credits(stores),
    'users.csv': logins(sample, stores),
    'merchandise_categories.csv': catalog.merchandiseCategories(sample),
    'bike_categories.csv': catalog.bikeCategories(sample),
    'product_groups.csv': catalog.productGroups(sample),
    'articles.csv': catalog.articles(sample),
    'prices.csv': prices.prices(sample),
    'deals.csv': prices.deals(sample, today),
    'promotions.csv': prices.promotions(sample, today),
    'stock.csv': stock(sample),
    'shipment_rates.csv': organisation.shipmentRates(sample),
    'payments.csv': organisation.payments,
  };
}

/** The pictures the feed names, as files of the sample's `photos/`. */
export function usedPhotographs(sample: Sample): string[] {
  const files = photographs(sample);
  return [...new Set(soldProducts(sample).flatMap(({ ProductID }) => files.get(ProductID) ?? []))];
}
