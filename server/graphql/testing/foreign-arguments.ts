import { kept } from '#server/testing/canaries.ts';

const { customer, r3, orderNo, list } = kept;
const period = 'from: "2031-05-01", to: "2031-05-30"';
const line = '{ articleCode: "P-1", qty: 2 }';
const shipment = '{ merchant: "Pannier United States", rateId: "STD" }';
const order = `products: [${line}], shipto: "S4", shipments: [${shipment}], paymentId: "INV"`;

/** Arguments that ask for the things of C4; a query that is not here is asked with made-up ones. */
export const foreignQueries: Record<string, string> = {
  products: '(limit: 50)',
  productGroups: '(limit: 50)',
  productDetailsV2: '(slug: "chain-11")',
  productStock: '(slug: "chain-11")',
  searchSuggestions: '(text: "Chain")',
  searchHits: '(search: "Chain")',
  groupsets: '(limit: 50)',
  customerShipmentRates: `(cartItems: [${line}], merchant: "Pannier United States")`,
  payments: '(sorg: "2000", module: order)',
  contentTargetMarkets: '(type: "news")',
  salesCustomers: '(search: "kanarie")',
  promotions: '(withDetailOffer: true)',
  previousPurchases: '(limit: 50)',
  frequentPurchases: '(limit: 50)',
  articlePurchases: '(slug: "chain-11")',
  productAnalyzesV3: `(sorg: "2000", articleCodes: ["P-1", "P-2"], custCode: "${r3}")`,
  articleDisplays: '(search: "P-1", sorgs: ["2000"])',
  notifications: '(limit: 50)',
  restockSubscriptions: '(limit: 50)',
  closedDays: `(${period})`,
  checkoutTerms: `(customers: ["${customer}"], ${period})`,
  orderReview: `(${order})`,
  resolveArticles: '(codes: ["P-1", "kanariealiasx7"])',
  openOrderV4: '(limit: 50)',
  shippedOrders: `(${period})`,
  openDeliveryV4: `(${period})`,
  stockOrderConfirmations: `(orders: ["${orderNo}"])`,
  history: `(feature: "orders", id: "${orderNo}")`,
  orders: `(filter: { orderNo: "${orderNo}" })`,
};

/** Changes of the things of C4, and of what is one's own where a mutation can name nothing else. */
export const foreignMutations: Record<string, string> = {
  updateProductsInCart: `(products: [${line}])`,
  checkout: `(${order})`,
  sendCustomerFeedback: '(message: "Hello")',
  subscribeRestockedNotification: '(articleCode: "B-4", sorg: "2000")',
  unsubscribeRestockedNotification: '(articleCode: "P-2", sorg: "2000")',
  sendTestNotification: '',
  markNotificationsRead: '',
  endOwnSession: '(id: "999999999")',
  endOtherOwnSessions: '',
  updateQuietHours: '',
  updateNotificationPreference: '(kind: "order", push: false)',
  confirmOrders: `(orders: ["${orderNo}"])`,
  cancelOrders: `(orders: ["${orderNo}"], reason: "none")`,
  updateOrderLimits: `(orderNumber: "${orderNo}", limit: 1)`,
  saveOrderList: `(list: { id: "${list}", kind: template, name: "Mine", lines: [] })`,
  deleteOrderList: `(id: "${list}")`,
  saveArticleAliases: '(aliases: [{ alias: "other", articleCode: "P-2" }])',
  changeOpenOrder: `(orderNumber: "${orderNo}", position: 1, action: cancel)`,
  changeLanguage: '(languageId: "en-us")',
  updateProfileUser: '(input: { name: "Somebody", language: "en-us" })',
};
