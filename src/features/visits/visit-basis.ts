import { request } from '#src/graphql/client.ts';
import {
  VisitCustomersDocument,
  type VisitCustomersQuery,
  type VisitKind,
  VisitOptionsDocument,
  type VisitOptionsQuery,
} from '#src/graphql/generated/graphql.ts';
import { type Searchable, toSearchable } from '#src/lib/search-rows.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** A customer that can be visited, with the answers of the last visit. */
export type VisitCustomer = VisitCustomersQuery['formVisitSalesCustomers']['customers'][number];
export type VisitOption = VisitOptionsQuery['formVisitOptionsByBrand'][number];

/** All that a new visit of a kind needs. */
interface Basis {
  /** Those without a visit come first, then the one that was not visited for longest. */
  customers: readonly VisitCustomer[];
  options: readonly VisitOption[];
}

/** All that a new visit of a kind needs, ready to be searched. */
export interface VisitBasis extends Basis {
  customers: readonly Searchable<VisitCustomer>[];
  /** When the server gave it, milliseconds since 1970. */
  asOf: number;
}

/** Customers asked for at a time. */
const pageSize = 1000;

const toBasis = ({ customers, options }: Basis, asOf: number): VisitBasis => ({
  customers: toSearchable(customers, ({ custCode, name, city }) => [custCode, name, city]),
  options,
  asOf,
});

/** The place on the device of what the user of this moment needs; throws when no user is logged in. */
function findPlace(kind: VisitKind) {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in, so there are no customers to visit');
  const db = openUserDatabase(viewer.host, viewer.userId);
  return { db, key: `visit-basis/${viewer.sorg}/${kind}` };
}

/** Reads what the device keeps for the user; null when it keeps nothing or cannot read it. */
export async function readVisitBasis(kind: VisitKind): Promise<VisitBasis | null> {
  const { db, key } = findPlace(kind);
  const kept = await withReopen(db, () => db.syncState.get(key)).catch(() => null);
  return kept ? toBasis(kept.basis as Basis, Number(kept.asOf)) : null;
}

/**
 * Loads the customers of all areas of the user with their last visits, page by page, and the options, and keeps both on
 * the device. A customer that moves to the next page during the load is listed once. A device that cannot store them does
 * without.
 * @throws as `request`; then what is on the device stays
 */
export async function loadVisitBasis(kind: VisitKind): Promise<VisitBasis> {
  // Those of the user of this moment: an answer that arrives after a logout is not kept for the next user.
  const { db, key } = findPlace(kind);
  const asOf = Date.now();
  const { formVisitOptionsByBrand: options } = await request(VisitOptionsDocument, { kind });
  const found = new Map<string, VisitCustomer>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const asked = { kind, page, limit: pageSize };
    const { customers, info } = (await request(VisitCustomersDocument, asked))
      .formVisitSalesCustomers;
    for (const customer of customers) found.set(customer.custCode, customer);
    pages = info.pageTotal;
  }
  const basis = { customers: [...found.values()], options };
  await withReopen(db, () => db.syncState.put({ key, basis, asOf })).catch(() => null);
  return toBasis(basis, asOf);
}
