import { mkdir } from 'node:fs/promises';
import { groupRoleRows, permissionRows, roleRows } from './access.ts';
import { writeBonus } from './bonus/write-bonus.ts';
import {
  capabilityRows,
  claimFormRows,
  claimProblemRows,
  claimStatusRows,
} from './claims/claim-rows.ts';
import { writeClaims } from './claims/write-claims.ts';
import { writeClickCollect } from './click-collect/write-click-collect.ts';
import type { FeedFile, Row } from './columns.ts';
import { writeContent } from './content/write-content.ts';
import { contentMarketRows } from './content-markets.ts';
import { cityRows, countryRows } from './countries.ts';
import { creditRows } from './credits.ts';
import { openCsv, writeCsv } from './csv.ts';
import { realToday } from './dates.ts';
import { createDealer, dealerShare } from './dealers.ts';
import { hostRows } from './hosts.ts';
import { invoicePaymentRows } from './invoice-payments.ts';
import { priceComponentRows } from './invoices/price-components.ts';
import { writeInvoices } from './invoices/write-invoices.ts';
import { layoutRows } from './layouts.ts';
import { type Market, markets } from './markets.ts';
import { announcementRows, bannerRows, productMessageRows } from './messages.ts';
import { closedDayRows, freightBenefitRows } from './orders/terms.ts';
import { writeOrders } from './orders/write-orders.ts';
import { salesRegionGroupRows, salesRegionRows } from './sales-areas.ts';
import { checklistRows, serialRuleRows } from './serials/rules.ts';
import { writeSerials } from './serials/write-serials.ts';
import { synonymRows } from './synonyms.ts';
import {
  thirdPartyArticleRows,
  thirdPartyDealRows,
  thirdPartyStockRows,
  vendorRows,
} from './third-party/third-party.ts';
import {
  bikeCategoryRows,
  categoryRows,
  paymentRows,
  priceListRows,
  salesOrgRow,
  shipmentRows,
  warehouseRows,
} from './trade.ts';
import { userRows } from './users.ts';
import { visitOptionRows } from './visits/visit-options.ts';
import { writeVisits } from './visits/write-visits.ts';
import { writeImages } from './write-images.ts';
import { writeRange } from './write-range.ts';

export interface DemoFeedOptions {
  /** Articles over all sales organisations. */
  articles: number;
  /** Dealers over all sales organisations. */
  dealers: number;
  images: boolean;
  /** `YYYY-MM-DD`: what dates of deals, arrivals, orders and messages are counted from. */
  today: string;
}

export const demoDefaults = (): DemoFeedOptions => ({
  articles: 3000,
  dealers: 300,
  images: true,
  today: realToday(),
});

async function writeDealers(folder: string, dealers: number): Promise<Record<string, number>> {
  const customers = openCsv(folder, 'customers.csv');
  const shipTos = openCsv(folder, 'ship_tos.csv');
  const credits = openCsv(folder, 'credits.csv');
  for (const [place, market] of markets.entries()) {
    const share = dealerShare(dealers, place, markets.length);
    for (let index = 1; index <= share; index += 1) {
      const dealer = createDealer(market, index);
      await customers.write([dealer.customer]);
      await shipTos.write(dealer.shipTos);
      await credits.write(creditRows(market, index, dealer.customer));
    }
  }
  const writers = [customers, shipTos, credits];
  await Promise.all(writers.map((writer) => writer.end()));
  return {
    'customers.csv': customers.rows,
    'ship_tos.csv': shipTos.rows,
    'credits.csv': credits.rows,
  };
}

/**
 * Writes a complete feed folder of the demo distributor in the form of `docs/feeds.md`. The same
 * options give the same bytes.
 * @returns rows per file, and the number of pictures
 */
export async function writeDemoFeed(
  folder: string,
  options: DemoFeedOptions = demoDefaults(),
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const counts: Record<string, number> = {};
  async function put<F extends FeedFile>(file: F, rows: Row<F>[]) {
    counts[file] = await writeCsv(folder, file, rows);
  }
  await put('sales_orgs.csv', markets.map(salesOrgRow));
  await put('hosts.csv', hostRows());
  await put('permissions.csv', permissionRows());
  await put('roles.csv', roleRows());
  await put('group_roles.csv', groupRoleRows());
  await put('warehouses.csv', markets.flatMap(warehouseRows));
  await put('price_lists.csv', markets.flatMap(priceListRows));
  await put('content_target_markets.csv', contentMarketRows());
  await put('layouts.csv', layoutRows());
  await put('users.csv', userRows());
  await put('search_synonyms.csv', markets.flatMap(synonymRows));
  await put('shipment_rates.csv', markets.flatMap(shipmentRows));
  await put('payments.csv', [
    ...markets.flatMap(paymentRows),
    ...markets.flatMap(invoicePaymentRows),
  ]);
  await put('price_components.csv', markets.flatMap(priceComponentRows));
  await put('serial_rules.csv', markets.flatMap(serialRuleRows));
  await put('pdi_checklists.csv', markets.flatMap(checklistRows));
  await put('claim_statuses.csv', markets.flatMap(claimStatusRows));
  await put('claim_capabilities.csv', markets.flatMap(capabilityRows));
  await put('claim_problems.csv', markets.flatMap(claimProblemRows));
  await put('claim_forms.csv', markets.flatMap(claimFormRows));
  await put('visit_options.csv', markets.flatMap(visitOptionRows));
  await put('sales_regions.csv', markets.flatMap(salesRegionRows));
  await put('sales_region_groups.csv', markets.flatMap(salesRegionGroupRows));
  await put('countries.csv', countryRows());
  await put('cities.csv', markets.flatMap(cityRows));
  const { dealers, images, today } = options;
  await put('freight_benefits.csv', markets.flatMap(freightBenefitRows));
  await put(
    'closed_days.csv',
    markets.flatMap((market) => closedDayRows(market, today)),
  );
  await put(
    'announcements.csv',
    markets.flatMap((market) => announcementRows(market, today)),
  );
  await put('banners.csv', images ? markets.flatMap((market) => bannerRows(market, today)) : []);
  await put(
    'product_messages.csv',
    markets.flatMap((market) => productMessageRows(market, today)),
  );
  const range = await writeRange(folder, options);
  const ofEach = <R>(rowsOf: (market: Market, pictures?: ReadonlyMap<string, string>) => R[]) =>
    markets.flatMap((market) => rowsOf(market, range.typical.get(market.sorg)));
  await put('merchandise_categories.csv', ofEach(categoryRows));
  await put('third_party_vendors.csv', markets.flatMap(vendorRows));
  await put(
    'third_party_articles.csv',
    markets.flatMap((market) => thirdPartyArticleRows(market, images)),
  );
  await put('third_party_stock.csv', markets.flatMap(thirdPartyStockRows));
  await put('third_party_deals.csv', markets.flatMap(thirdPartyDealRows));
  await put('bike_categories.csv', ofEach(bikeCategoryRows));
  Object.assign(
    counts,
    range.counts,
    await writeDealers(folder, dealers),
    await writeOrders(folder, { dealers, today, offers: range.offers }),
    await writeInvoices(folder, { dealers, today, offers: range.offers }),
    await writeSerials(folder, { dealers, today, offers: range.offers }),
    await writeBonus(folder, { dealers, today, offers: range.offers }),
    await writeClaims(folder, { dealers, today, offers: range.offers }),
    await writeClickCollect(folder, { dealers, today, offers: range.offers }),
    await writeVisits(folder, { dealers, today }),
    await writeContent(folder, { today, images, models: range.models }),
  );
  if (options.images) counts.images = await writeImages(folder, range.pictures);
  return counts;
}
