import type { Row } from '../demo/columns.ts';

/** The permissions of a store for itself. */
const dealer = [
  'page.catalog',
  'page.home-page',
  'page.order-status',
  'page.invoice-status',
  'page.payment-request',
  'page.claim',
  'page.pdi',
  'page.bonus-dealer',
  'page.download-area',
  'page.upload-area',
  'page.click-collect',
  'page.marketing-material',
  'page.sales-document',
  'page.news',
  'invoice-status.read',
  'cart.display-order-qty',
  'credit-status.read',
  'profile.update',
  'consumer-voice.submit',
];

/** The permissions of a sales person for the stores in their care. */
const salesman = [
  ...dealer,
  'menu.change-cust',
  'page.orderlist',
  'page.customer-sales-report',
  'page.dashboard',
  'page.sales-area',
  'page.formvisit',
];

/** Ids of our own, so that another distributor's rights are left alone; names are the portal's kinds. */
const kinds = [
  { id: 'aw-dealer', name: 'dealer', description: 'AdventureWorks store', permissions: dealer },
  {
    id: 'aw-salesman',
    name: 'salesman',
    description: 'AdventureWorks sales person',
    permissions: salesman,
  },
];

export const DEALER = 'aw-dealer';
export const SALESMAN = 'aw-salesman';

export const permissions: Row<'permissions.csv'>[] = salesman.map((name) => ({ name }));
export const roles: Row<'roles.csv'>[] = kinds;
export const groupRoles: Row<'group_roles.csv'>[] = kinds.map(({ id, description }) => ({
  id,
  description,
  roles: [id],
}));
