import { expect, it } from 'vitest';
import { inMenuOrder } from './menu-order.ts';
import { menuFor } from './testing/menu-for.ts';

it('sorts the entries of all features like the specification', () => {
  const menu = menuFor({
    has: () => true,
    flags: { MERGE_MENU_CATALOG: true, NEWS: true },
    payment: true,
    kinds: null,
    visitForms: ['polygon', 'wim'],
  });
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  expect(idsOf(menu).slice(0, 8)).toEqual([
    'home',
    'catalog',
    'fast-order',
    'offline-catalog',
    'cart',
    'orders',
    'invoices',
    'payments',
  ]);
  expect(idsOf(menu).slice(-4)).toEqual([
    'administration',
    'colleagues',
    'pending-changes',
    'settings',
  ]);
  const administration = menu.find(({ id }) => id === 'administration');
  expect(administration && 'entries' in administration && idsOf(administration.entries)).toEqual([
    'catalog-analysis',
    'order-confirmations',
    'users',
    'roles',
    'group-roles',
    'permissions',
    'announcements',
    'banners',
    'audit-log',
    'inquiries',
  ]);
});

it('puts entries of other features last, as they are', () => {
  const entries = [{ id: 'workshop' }, { id: 'orders' }, { id: 'battery-returns' }, { id: 'cart' }];
  expect(inMenuOrder(entries).map(({ id }) => id)).toEqual([
    'cart',
    'orders',
    'workshop',
    'battery-returns',
  ]);
});
