/** The merchant of 2000. */
export const merchant = 'Pannier United States';

/** Something of somebody, and who must not see it. */
export interface Thing {
  /** A call that names something, and a word that only the thing holds. */
  document: string;
  holds: string;
  /** Who sees the thing, and who has the permission but must not. */
  owner: string;
  strangers: string[];
  /** The code strangers are refused with; without one they are answered as if there were no such thing. */
  refused?: string;
}

const shared = { owner: 'dealer1', strangers: ['dealer9'] };
const german = { owner: 'dealer9', strangers: ['dealer1', 'sales1'] };
const own = { owner: 'dealer1', strangers: ['dealer2', 'dealer9'] };
const fields = '{ products { article_code } }';

/** Every query that can name a thing, with things of another customer or sales organisation. */
export const things: Record<string, Thing> = {
  cart: {
    ...own,
    document: '{ cart(ids: ["P-1"]) { productsInCart { id qty } } }',
    holds: '"qty":77',
  },
  products: {
    ...german,
    document: `{ products(filter: { articleCodes: ["DE-1", "P-1"] }) ${fields} }`,
    holds: 'DE-1',
  },
  productGroups: {
    ...german,
    document: '{ productGroups(filter: { search: "Stadt" }) { productGroups { parent_name } } }',
    holds: 'Stadt 1',
  },
  filter: {
    ...german,
    document: '{ filter(filter: { brands: ["Nord"] }) { brands { value } } }',
    holds: 'Nord',
  },
  productDetailsV2: {
    ...german,
    document: '{ productDetailsV2(slug: "stadt-1") { name } }',
    holds: 'Stadt 1',
  },
  productStock: {
    ...german,
    document: '{ productStock(slug: "stadt-1") { article_code } }',
    holds: 'DE-1',
  },
  productMessages: {
    ...shared,
    document: '{ productMessages(page: 1) { message } }',
    holds: 'Told to 2000 alone',
  },
  searchSuggestions: {
    ...german,
    document: '{ searchSuggestions(text: "Stadt") { name } }',
    holds: 'Stadt 1',
  },
  searchHits: {
    ...german,
    document: '{ searchHits(search: "Stadt") { kind articles } }',
    holds: '"kind":"Bike","articles":1',
  },
  groupsets: {
    ...shared,
    document: '{ groupsets(slug: "groupset-g1") { groupsets { slug } } }',
    holds: 'groupset-g1',
  },
  customerShipmentRates: {
    ...shared,
    document: `{ customerShipmentRates(cartItems: [], merchant: "${merchant}") { id } }`,
    holds: 'STD',
  },
  payments: {
    ...shared,
    document: '{ payments(sorg: "2000", module: order) { id } }',
    holds: 'INV',
  },
  contentTargetMarkets: {
    ...own,
    strangers: ['dealer2'],
    document:
      '{ contentTargetMarkets(type: "marketing_material") { contentTargetMarkets { id } } }',
    holds: 'M1',
  },
  salesCustomers: {
    ...own,
    document: '{ salesCustomers(search: "0002000001") { customers { custName } } }',
    holds: 'Alpine Cycles',
  },
  configs: {
    ...shared,
    document: '{ configs(sorg: "2000") { merchantName } }',
    holds: merchant,
  },
  bestSellers: {
    ...german,
    document: '{ bestSellers(category: Bike) { article_code } }',
    holds: 'DE-1',
  },
  promotions: {
    ...own,
    document: '{ promotions(withDetailOffer: true) { name details { brand } } }',
    holds: 'Alto pairs',
  },
  previousPurchases: {
    ...own,
    document: `{ previousPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
    holds: 'P-1',
  },
  frequentPurchases: {
    ...own,
    document: `{ frequentPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
    holds: 'P-1',
  },
  articlePurchases: {
    ...own,
    document: '{ articlePurchases(slug: "chain-11") { order_no } }',
    holds: '2000',
  },
  productAnalyzesV3: {
    ...own,
    document: `{ productAnalyzesV3(sorg: "2000", articleCodes: ["P-1"], custCode: "R1") {
      articleCode hasPrice { status } } }`,
    holds: '"status":true',
    refused: 'FORBIDDEN',
  },
  articleDisplays: {
    ...german,
    strangers: ['dealer1', 'contentadmin'],
    document:
      '{ articleDisplays(search: "DE-1", sorgs: ["2000", "3000"]) { articles { article_code } } }',
    holds: 'DE-1',
  },
  notifications: {
    ...own,
    document: '{ notifications(limit: 50) { notifications { restock { article_code } } } }',
    holds: 'B-4',
  },
  restockSubscriptions: {
    ...own,
    document: '{ restockSubscriptions(limit: 50) { subscriptions { article_code } } }',
    holds: 'B-4',
  },
  cartFreightBenefits: {
    ...shared,
    document: '{ cartFreightBenefits(qtyByWarehouseArea: [{ area: "East", qty: 50 }]) { amount } }',
    holds: '"amount":4711',
  },
  closedDays: {
    ...shared,
    document: '{ closedDays(from: "2031-05-01", to: "2031-05-31") }',
    holds: '2031-05-07',
  },
  checkoutTerms: {
    ...own,
    document: `{ checkoutTerms(customers: ["0002000001"], from: "2031-05-01", to: "2031-05-31") {
      shipTos { shipTos { id } } } }`,
    holds: '"S1b"',
  },
  orderReview: {
    ...german,
    document: `{ orderReview(products: [{ articleCode: "DE-1", qty: 1 }], shipments: []) {
      lines { product { name } subtotal } } }`,
    holds: '"product":{',
  },
  resolveArticles: {
    ...german,
    document: '{ resolveArticles(codes: ["DE-1"]) { product { article_code } } }',
    holds: '"article_code":"DE-1"',
  },
  openOrderV4: {
    ...own,
    document: '{ openOrderV4(filter: { search: "P-1" }) { companies { orders { orderNumber } } } }',
    holds: '2000',
  },
  shippedOrders: {
    ...own,
    document: '{ shippedOrders(from: "2031-05-01", to: "2031-05-30") { deliveries { doNumber } } }',
    holds: 'DO-1',
  },
  openDeliveryV4: {
    ...own,
    document:
      '{ openDeliveryV4(from: "2031-05-01", to: "2031-05-30") { deliveries { doNumber } } }',
    holds: 'DO-1',
  },
  stockOrderConfirmations: {
    ...own,
    document: `query S($no: String!) { stockOrderConfirmations(orders: [$no]) {
      orders { order { order_no } } } }`,
    holds: '2000',
  },
  history: {
    ...own,
    document:
      'query ($no: ID!) { history(feature: "orders", id: $no) { events { changes { after } } } }',
    holds: '471100',
  },
  orders: {
    ...own,
    document: 'query O($no: String) { orders(filter: { orderNo: $no }) { orders { order_no } } }',
    holds: '2000',
  },
};
