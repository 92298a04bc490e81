import type { TestApp } from '#server/testing/app.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type CallsRow, measureCalls, type TimedCall } from '../calls.ts';
import { fillBonus, fillClickCollect, fillRegions, largeCustomer } from './records-data.store.ts';

const year = new Date().getFullYear();
const shown = 'info { count } asOf';
const outlook = `query ($year: Int!) { bonusOutlook(year: $year) { agreements { id name brand basis
  steps { threshold reward } sums { value quantity points } arrears { amount isLate } } brands } }`;
const purchases = `query ($year: Int!, $page: Int) { b2bPurchasesV3(year: $year, page: $page, limit: 20) {
  purchases { invoiceNumber articleDescription quantity subTotal point reason }
  sums { quantity subTotal counted point value } ${shown} } }`;
const retail = `query ($year: Int!) { retailSalesV2(year: $year) { sales { id frameNumber point } point ${shown} } }`;
const onTime = `query ($year: Int!) { onTimePaymentV2(year: $year) { quarters { quarter amount } } }`;
const verified = `query ($year: Int!) { verificationPercentages(year: $year) { quarter } }`;
const dealerSales = `query ($year: Int!) { totalDealerSales(year: $year) { asOf } }`;
const orders = `query ($status: [ClickCollectStatus!], $search: String, $page: Int) {
  clickCollectOrders(status: $status, search: $search, page: $page) { orders { id orderNumber status pieces
    customer { fullName } createdAt } counts { status count } ${shown} } }`;
const regions = `query ($category: SalesAreaCategory) { salesAreaMaps(category: $category) {
  regions { id description lat lng regionGroups { code description category } } } }`;

const call = (
  what: string,
  query: string,
  budget: number,
  variables: TimedCall['variables'] = () => ({ year }),
): TimedCall => ({ what, query, variables, times: 100, budget });

/** The bonus page of a usual customer and of one with many records, the list of click & collect and the regions of the map. */
export async function measureRecords(app: TestApp, isSmall: boolean): Promise<CallsRow[]> {
  const [invoices, collected] = isSmall ? [100, 10_000] : [2_000, 500_000];
  await fillBonus(app.db, invoices);
  await fillClickCollect(app.db, collected);
  await fillRegions(app.db, 2_000);
  const { bonusP95Ms: bonus, clickCollectP95Ms: list, salesAreasP95Ms: areas } = budgets;
  const of = (lines: number) => `bonus of ${lines} lines`;
  const bonusPage = (customerLines: number) => [
    call(`outlook, ${of(customerLines)}`, outlook, bonus),
    call(`purchases, ${of(customerLines)}`, purchases, bonus, (nth) => ({
      year,
      page: 1 + (nth % 10),
    })),
    call(`retail sales, ${of(customerLines)}`, retail, bonus),
    call(`on-time payment, ${of(customerLines)}`, onTime, bonus),
    call(`dealer sales, ${of(customerLines)}`, dealerSales, bonus),
    call(`verification, ${of(customerLines)}`, verified, bonus),
  ];
  const lists = [
    call('click & collect', orders, list, () => ({})),
    call('click & collect, page 10', orders, list, () => ({ page: 10 })),
    call('click & collect, a status', orders, list, () => ({ status: ['READY_TO_PICKUP'] })),
    call('click & collect, search', orders, list, (nth) => ({ search: `WEB-${1_000 + nth * 10}` })),
    call('regions of 2,000 groups', regions, areas, () => ({})),
    call('regions of a category', regions, areas, () => ({ category: 'A' })),
  ];
  const usual = 'F000002';
  return [
    ...(await measureCalls(app, [['sales group', 'group1', usual]], bonusPage(500))),
    ...(await measureCalls(
      app,
      [['sales group', 'group1', largeCustomer]],
      [...bonusPage(invoices * 10), ...lists],
    )),
  ];
}
