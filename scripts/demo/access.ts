import { flagsByName } from '#shared/role-flags.ts';
import type { Row } from './columns.ts';

/** Every permission of the specification with what it allows (S001 to S036), and that of the owners of shops. */
const permissions: Record<string, string> = {
  'page.catalog': 'Catalog and its default landing',
  'page.home-page': 'Home page entry of the split catalog menu',
  'page.order-status': 'Orders and their status',
  'page.orderlist': 'Order confirmation by staff',
  'page.invoice-status': 'Open invoices and invoice list',
  'page.payment-request': 'Payments',
  'page.claim': 'Claims: list, create, view, edit',
  'page.pdi': 'Pre-delivery inspections',
  'page.customer-sales-report': 'Retail sales and frame registration',
  'page.bonus-dealer': 'Dealer bonus',
  'page.dashboard': 'Sales overview',
  'page.sales-area': 'Sales areas',
  'page.download-area': 'Download area',
  'page.upload-area': 'Upload area',
  'page.click-collect': 'Click and collect',
  'page.3rdpartycatalog': 'Third-party catalog',
  'page.3rdpartyorder': 'Third-party orders',
  'page.3rdpartyarticlemaintenance': 'Third-party article maintenance',
  'page.formvisit': 'Visit forms, each by the user’s areas',
  'page.catalog-analyze': 'Catalog analysis',
  'product-management.cud': 'Product management: create, update, delete',
  'page.user-management': 'Users, roles, group roles, permissions',
  'page.user-management-us': 'Users, United States variant',
  'page.announcement': 'Announcements',
  'page.banner': 'Banners',
  'marketing-material.cud': 'Marketing material: create, update, delete',
  'page.marketing-material': 'Marketing material: read',
  'sales-document.cu': 'Sales documents: create, update',
  'page.sales-document': 'Sales documents: read',
  'news.cu': 'News: create, update',
  'page.news': 'News: read',
  'invoice-status.read': 'Credit companies',
  'cart.display-order-qty': 'Cart and checkout',
  'credit-status.read': 'Credit widget',
  'profile.update': 'Own profile and settings',
  'consumer-voice.submit': 'Consumer voice',
  'menu.change-cust': 'Listing and switching customers',
  'company.users': 'Colleagues of the own shop',
};

const reading = ['page.marketing-material', 'page.sales-document', 'page.news'];

const shop = [
  'page.catalog',
  'page.home-page',
  'cart.display-order-qty',
  'page.order-status',
  'credit-status.read',
  'invoice-status.read',
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
  'profile.update',
  'consumer-voice.submit',
  ...reading,
];

/** The permissions that owners of shops may give to colleagues who do not need everything. */
const buyer = [
  'page.catalog',
  'page.home-page',
  'cart.display-order-qty',
  'page.order-status',
  'profile.update',
  ...reading,
];
const mechanic = [
  'page.catalog',
  'page.claim',
  'page.pdi',
  'page.customer-sales-report',
  'profile.update',
  ...reading,
];

const sales = [...shop, 'menu.change-cust', 'page.orderlist', 'page.sales-area'];

/** Sales staff who also manage users, and thereby change the visits of others (N128). */
const salesLead = [...sales, 'page.user-management', 'page.user-management-us'];

const content = [
  'page.catalog',
  'page.catalog-analyze',
  'product-management.cud',
  'page.announcement',
  'page.banner',
  'marketing-material.cud',
  'sales-document.cu',
  'news.cu',
  'profile.update',
  ...reading,
];

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
  ...reading,
];

/** The accounts of all dealers: invoices, payments, and the orders that wait for one. */
const finance = [
  'page.orderlist',
  'page.invoice-status',
  'page.payment-request',
  'invoice-status.read',
  'credit-status.read',
  'page.download-area',
  'menu.change-cust',
  'profile.update',
];

/** The desk that decides claims of all dealers, with inspections and retail sales. */
const service = [
  'page.claim',
  'page.pdi',
  'page.customer-sales-report',
  'menu.change-cust',
  'profile.update',
];

/** Group role, its one role, what it is called, and its permissions (B001, C093). */
const groups: readonly (readonly [
  id: string,
  role: string,
  name: string,
  permissions: string[],
])[] = [
  ['dealer', 'dealer', 'Dealer', shop],
  ['shop-owner', 'shop-owner', 'Owner of a shop', [...shop, 'company.users']],
  ['shop-buyer', 'shop-buyer', 'Buyer of a shop', buyer],
  ['shop-mechanic', 'shop-mechanic', 'Mechanic of a shop', mechanic],
  ['customer', 'customer', 'Customer', shop],
  [
    'customer-vendor',
    'customer-vendor',
    'Customer and vendor',
    [...shop, 'page.3rdpartyarticlemaintenance'],
  ],
  ['salesman', 'salesman', 'Salesman', sales],
  ['sales.group', 'sales.group', 'Sales group', sales],
  ['sales-lead', 'sales-lead', 'Head of sales', salesLead],
  ['product', 'Product', 'Product', ['page.catalog']],
  ['guest', 'guest', 'Guest', ['page.catalog']],
  ['content-admin', 'content-admin', 'Content administrator', content],
  [
    'access-admin',
    'access-admin',
    'Access administrator',
    ['page.user-management', 'page.user-management-us', 'profile.update'],
  ],
  ['audit', 'audit', 'Audit', audit],
  ['finance', 'finance', 'Finance', finance],
  ['service', 'service', 'Service', service],
];

export function permissionRows(): Row<'permissions.csv'>[] {
  return Object.entries(permissions).map(([name, description]) => ({ name, description }));
}

/** Kinds of our own have no name that says what they are. */
function flagsOf(id: string, name: string) {
  if (id.startsWith('shop-')) return ['customer'] as const;
  return id === 'sales-lead' ? (['sales'] as const) : flagsByName({ id, name });
}

export function roleRows(): Row<'roles.csv'>[] {
  return groups.map(([, id, name, permissions]) => ({
    id,
    name,
    description: name,
    permissions,
    flags: flagsOf(id, name),
  }));
}

/** Administrators may give every group role but their own, owners of shops those for their colleagues. */
export function groupRoleRows(): Row<'group_roles.csv'>[] {
  const grantsOf: Record<string, string[]> = {
    'access-admin': groups.map(([id]) => id).filter((id) => id !== 'access-admin'),
    'shop-owner': ['dealer', 'shop-buyer', 'shop-mechanic'],
  };
  return groups.map(([id, role, description]) => {
    const grants = grantsOf[id] ?? [];
    return { id, description, roles: [role], grants };
  });
}
