/** The permissions of a shop for its own customer. */
const shop = [
  'page.catalog',
  'page.home-page',
  'page.order-status',
  'page.invoice-status',
  'page.payment-request',
  'page.claim',
  'page.pdi',
  'page.customer-sales-report',
  'page.bonus-dealer',
  'page.dashboard',
  'page.formvisit',
  'page.download-area',
  'page.upload-area',
  'page.click-collect',
  'page.3rdpartycatalog',
  'page.3rdpartyorder',
  'page.marketing-material',
  'page.sales-document',
  'page.news',
  'invoice-status.read',
  'cart.display-order-qty',
  'credit-status.read',
  'profile.update',
  'consumer-voice.submit',
];

const vendor = [...shop, 'page.3rdpartyarticlemaintenance'];

/** The permissions of sales staff, for every customer of their areas. */
const sales = [...shop, 'menu.change-cust', 'page.orderlist', 'page.sales-area'];

const content = [
  'page.catalog',
  'page.catalog-analyze',
  'product-management.cud',
  'page.announcement',
  'page.banner',
  'marketing-material.cud',
  'page.marketing-material',
  'sales-document.cu',
  'page.sales-document',
  'news.cu',
  'page.news',
  'profile.update',
];

/**
 * The permissions of an auditor: everything is read and exported, for every customer, but nothing is changed.
 */
const audit = [
  'page.catalog',
  'page.order-status',
  'page.invoice-status',
  'invoice-status.read',
  'credit-status.read',
  'page.dashboard',
  'page.download-area',
  'menu.change-cust',
  'profile.update',
  'page.marketing-material',
  'page.sales-document',
  'page.news',
];

const access = ['page.user-management', 'page.user-management-us', 'profile.update'];

/** Group roles of the fixture; each holds one role (B001, C093). */
export const groupRoles = [
  { id: 'dealer', role: 'dealer', description: 'Dealer', scopes: shop },
  { id: 'customer', role: 'customer', description: 'Customer', scopes: shop },
  { id: 'customer-vendor', role: 'customer-vendor', description: 'Vendor', scopes: vendor },
  { id: 'salesman', role: 'salesman', description: 'Salesman', scopes: sales },
  { id: 'sales.group', role: 'sales.group', description: 'Sales group', scopes: sales },
  { id: 'product', role: 'Product', description: 'Product', scopes: ['page.catalog'] },
  { id: 'guest', role: 'guest', description: 'Guest', scopes: ['page.catalog'] },
  { id: 'content-admin', role: 'content-admin', description: 'Content', scopes: content },
  { id: 'access-admin', role: 'access-admin', description: 'Access', scopes: access },
  { id: 'audit', role: 'audit', description: 'Audit', scopes: audit },
];

/** Every scope the specification names (S001 to S036), and that of the owners of shops. */
export const permissions = [
  ...new Set([...vendor, ...sales, ...content, ...access, 'company.users']),
];
