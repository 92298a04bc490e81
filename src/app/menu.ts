import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '#src/ui/icon.tsx';
import { paths } from './paths.ts';

export interface MenuEntry {
  title: MessageDescriptor;
  icon: IconName;
  to: string;
  /** Any of these permissions shows the entry; none needed when empty (B031). */
  scopes: readonly string[];
  /** Lights only at exactly its own path. */
  exact?: boolean;
}

const catalog: MenuEntry = {
  title: msg`Catalog`,
  icon: 'grid',
  to: paths.catalog(),
  scopes: ['page.catalog'],
};

/** The catalog's own entries when it is a group (B035). */
const splitCatalog: MenuEntry[] = [
  { title: msg`Home`, icon: 'home', to: paths.home(), scopes: ['page.home-page'], exact: true },
  { title: msg`Bikes`, icon: 'bike', to: paths.catalogBike(), scopes: ['page.catalog'] },
  { title: msg`Parts`, icon: 'parts', to: paths.catalogPaa(), scopes: ['page.catalog'] },
  {
    title: msg`Groupsets`,
    icon: 'groupset',
    to: paths.catalogGroupset(),
    scopes: ['page.catalog'],
  },
];

const rest: MenuEntry[] = [
  {
    title: msg`Cart`,
    icon: 'cart',
    to: paths.cart(),
    scopes: ['cart.display-order-qty'],
  },
  { title: msg`Orders`, icon: 'orders', to: paths.orders(), scopes: ['page.order-status'] },
  {
    title: msg`Pending changes`,
    icon: 'pending',
    to: paths.pendingChanges(),
    scopes: ['cart.display-order-qty'],
  },
];

/** The entries a user sees: those they hold a permission of (B031 to B035). */
export function menuFor(has: (scope: string) => boolean, mergeCatalog: boolean): MenuEntry[] {
  const entries = [...(mergeCatalog ? [catalog] : splitCatalog), ...rest];
  return entries.filter(({ scopes }) => scopes.length === 0 || scopes.some(has));
}

/** Whether a path (without locale) lights an entry. */
export function isActive(entry: MenuEntry, path: string): boolean {
  return path === entry.to || (!entry.exact && path.startsWith(`${entry.to}/`));
}
