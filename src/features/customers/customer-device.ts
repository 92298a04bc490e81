import type { SalesCustomersQuery } from '#src/graphql/generated/graphql.ts';
import type { Searchable } from '#src/lib/search-rows.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { searchable } from './customer-search.ts';

export type Customer = SalesCustomersQuery['salesCustomers']['customers'][number];

/** The customers a user may act for, by name, ready to be searched. */
export interface DeviceCustomerList {
  customers: readonly Searchable<Customer>[];
  /** When the server gave them, milliseconds since 1970. */
  asOf: number;
}

/** Returns the database and sales organisation of the user; throws when no user is logged in. */
function place() {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in, so there are no customers');
  return { db: openUserDatabase(viewer.host, viewer.userId), sorg: viewer.sorg };
}

/** The list the device keeps for the user; null when it has none or cannot read it. */
export async function readCustomerList(): Promise<DeviceCustomerList | null> {
  const { db, sorg } = place();
  const kept = await withReopen(db, () => db.customerLists.get(sorg)).catch(() => null);
  if (!kept) return null;
  return { customers: searchable(kept.customers as readonly Customer[]), asOf: kept.asOf };
}

/**
 * A keeper for the user of this moment: a list that arrives after they have logged out is not kept.
 * A device that cannot store it does without.
 */
export function customerListKeeper(): (
  customers: readonly Customer[],
  asOf: number,
) => Promise<void> {
  const { db, sorg } = place();
  return async (customers, asOf) => {
    await withReopen(db, () => db.customerLists.put({ sorg, asOf, customers })).catch(() => null);
  };
}
