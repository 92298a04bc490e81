import type { TestApp } from '#server/testing/app.ts';
import { linePrice } from '#shared/price-rule.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type CallsRow, measureCalls, type TimedCall } from '../calls.ts';
import type { MeasuredRow } from '../measured-row.ts';

export const vendorSizes = { vendors: 200, articles: 1_000, items: 1_000_000 };

const products = `query ($page: Int, $search: String, $withStock: Boolean, $vendor: ID, $own: Boolean) {
  productThirdParties(page: $page, search: $search, withStock: $withStock, vendor: $vendor, own: $own) {
    products { articleCode description price stock openOrder shippedOrder deals { qty value } vendor { name } }
    info { count } } }`;
const orders = `query ($page: Int, $filter: ThirdPartyOrderFilter) {
  orderThirdParties(page: $page, filter: $filter) {
    orders { orderNo status totalOrder custThirdParty { name } details { articleCode status } }
    counts { status count } info { count } } }`;
const checkout = `mutation ($shipment: [ThirdPartyShipmentInput!]!, $products: [ThirdPartyLineInput!]!) {
  checkoutThirdPartyV2(shipment: $shipment, products: $products) { message { status description }
    productErrors { code articleCode now } userErrors { code } orders { orderNo } } }`;

const budget = budgets.thirdPartySearchP99Ms;
const call = (
  what: string,
  query: string,
  variables: TimedCall['variables'] = () => ({}),
): TimedCall => ({ what, query, variables, budget });

const buyerCalls: TimedCall[] = [
  call('articles', products),
  call('articles, page 10', products, () => ({ page: 10 })),
  call('articles, one code', products, (nth) => ({ search: `A-${1 + (nth % 200)}-${1 + nth}` })),
  call('articles, two words', products, (nth) => ({ search: `lock ${1 + (nth % 200)}.` })),
  call('articles, word of a fifth', products, () => ({ search: 'bell' })),
  call('articles in stock', products, () => ({ withStock: true })),
  call('articles of a vendor', products, (nth) => ({ vendor: `V${1 + (nth % 200)}` })),
  call('orders placed', orders),
  call('open orders placed', orders, () => ({ filter: { status: ['Open'] } })),
];

const vendorCalls: TimedCall[] = [
  call('own articles', products, () => ({ own: true })),
  call('incoming orders', orders, () => ({ filter: { incoming: true } })),
  call('incoming orders, search', orders, () => ({ filter: { incoming: true, search: 'alpine' } })),
];

/** A cart of 100 lines over ten vendors; the articles follow each other from call to call. */
function toCart(nth: number) {
  const vendors = Array.from({ length: 10 }, (_, at) => 1 + ((nth * 10 + at) % 200));
  return {
    shipment: vendors.map((vendor) => ({ vendorId: `V${vendor}`, shipto: 'S1' })),
    products: vendors.flatMap((vendor) =>
      Array.from({ length: 10 }, (_, at) => {
        const article = 1 + ((nth + at) % 1_000);
        const deals = [{ qty: 10, term: '>=', type: 'percentage', value: -1_000 }];
        return {
          vendorId: `V${vendor}`,
          articleCode: `A-${vendor}-${article}`,
          price: linePrice(100 + (article % 900), 12, deals).unit,
          qty: 12,
        };
      }),
    ),
  };
}

/** Lists and searches of buyers and vendors, and checkouts. */
export async function measureVendors(app: TestApp): Promise<CallsRow[]> {
  const checkouts: TimedCall = {
    what: 'checkout, 100 lines',
    query: checkout,
    variables: toCart,
    times: 100,
    budget: budgets.thirdPartyCheckoutP99Ms,
  };
  return [
    ...(await measureCalls(app, [['buyer', 'dealer1']], [...buyerCalls, checkouts])),
    ...(await measureCalls(app, [['vendor', 'vendor1']], vendorCalls)),
  ];
}

const uploading = `mutation ($rows: [ThirdPartyProductRow!]!, $dryRun: Boolean!) {
  uploadProductThirdParties(vendorId: "V1", rows: $rows, dryRun: $dryRun) {
    rows { outcome userErrors { code } } } }`;
const mostRows = 50_000;

/** A file of 50,000 articles as a device sends it: checked 2,000 at a time, taken in 200 at a time. */
export async function measureUpload(app: TestApp): Promise<MeasuredRow[]> {
  const token = await app.login('vendor1');
  const rows = Array.from({ length: mostRows }, (_, nth) => ({
    line: nth + 2,
    articleCode: `U-${nth}`,
    description: `Uploaded article ${nth}`,
    price: '12.50',
    salesUnit: 'PCE',
  }));
  let mostBytes = 0;
  const send = async (dryRun: boolean, portion: number) => {
    for (let from = 0; from < rows.length; from += portion) {
      const part = rows.slice(from, from + portion);
      const { data, errors } = await app.gql(token, uploading, { rows: part, dryRun });
      const report = data?.uploadProductThirdParties.rows as { outcome: string }[] | undefined;
      if (errors || report?.some(({ outcome }) => outcome !== 'added'))
        throw new Error(JSON.stringify(errors ?? report));
      mostBytes = Math.max(mostBytes, process.memoryUsage().heapUsed);
    }
  };
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  await send(true, 2_000);
  await send(false, 200);
  const seconds = (performance.now() - start) / 1_000;
  return [
    { what: 'upload of 50,000 rows, s', figure: seconds, budget: budgets.thirdPartyUploadSeconds },
    {
      what: 'the most heap more than before, MB',
      figure: (mostBytes - before) / 1e6,
      budget: budgets.thirdPartyUploadMb,
    },
  ];
}
