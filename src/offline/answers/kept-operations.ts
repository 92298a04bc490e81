/**
 * Queries whose answers the device keeps, so that what was looked at once can be looked at without
 * a network. Named as in the documents.
 */
export const keptOperations: ReadonlySet<string> = new Set([
  'Products',
  'ProductGroups',
  'Filter',
  'BikeCategories',
  'ProductDetails',
  'ProductStock',
  'BestSellers',
  'Promotions',
  'PreviousPurchases',
  'FrequentPurchases',
  'ArticlePurchases',
  'ProductPromotions',
  'Groupset',
  'Groupsets',
  'SearchSuggestions',
  'CustomerCompanies',
  'Orders',
  'OrderDetail',
  'ShipTos',
  'ShipmentRates',
  'Payments',
  'CreditInformation',
  'OpenOrderCount',
  'Notifications',
  'UnreadNotifications',
  'RestockSubscriptions',
  'NotificationSettings',
]);
