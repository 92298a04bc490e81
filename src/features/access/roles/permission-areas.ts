import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface PermissionArea {
  title: MessageDescriptor;
  /** Names of permissions. */
  permissions: readonly string[];
}

/** The permissions by the sections of the menu that they open; a test says which one is missing. */
export const permissionAreas: readonly PermissionArea[] = [
  {
    title: msg({ message: 'Order', context: 'section of the menu' }),
    permissions: [
      'page.catalog',
      'page.home-page',
      'cart.display-order-qty',
      'page.order-status',
      'page.click-collect',
      'page.3rdpartycatalog',
      'page.3rdpartyorder',
      'page.3rdpartyarticlemaintenance',
      'menu.change-cust',
    ],
  },
  {
    title: msg({ message: 'Pay', context: 'section of the menu' }),
    permissions: [
      'page.invoice-status',
      'page.payment-request',
      'invoice-status.read',
      'credit-status.read',
    ],
  },
  {
    title: msg({ message: 'Bikes', context: 'section of the menu' }),
    permissions: ['page.claim', 'page.pdi', 'page.customer-sales-report'],
  },
  {
    title: msg({ message: 'Sales', context: 'section of the menu' }),
    permissions: [
      'page.dashboard',
      'page.bonus-dealer',
      'page.formvisit',
      'page.sales-area',
      'page.download-area',
      'page.upload-area',
    ],
  },
  {
    title: msg({ message: 'Content', context: 'section of the menu' }),
    permissions: [
      'page.news',
      'news.cu',
      'page.sales-document',
      'sales-document.cu',
      'page.marketing-material',
      'marketing-material.cud',
    ],
  },
  {
    title: msg`Administration`,
    permissions: [
      'page.orderlist',
      'product-management.cud',
      'page.catalog-analyze',
      'page.announcement',
      'page.banner',
      'page.user-management',
      'page.user-management-us',
      'access.owner',
    ],
  },
  {
    title: msg({ message: 'Account', context: 'section of the menu' }),
    permissions: ['profile.update', 'consumer-voice.submit', 'company.users'],
  },
];
