import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { folded } from '#shared/folded-text.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { SalesCustomersQuery } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';

type Customer = SalesCustomersQuery['salesCustomers']['customers'][number];

/** A customer whose prices can be taken along. */
export interface ChoosableCustomer {
  unified: string;
  /** Code and name, as people know them. */
  label: string;
  text: string;
}

/** Found by all of its codes, shown by one (B045). */
function choosable(code: Customer['custCode'], name: string, city = ''): ChoosableCustomer {
  const { unified, r3, isr } = code;
  const label = `${shownCode(code)} ${name}`.trim();
  return { unified, label, text: folded([unified, r3, isr, name, city].join(' ')) };
}

/** Returns those that contain every word. */
export function matching(
  customers: readonly ChoosableCustomer[],
  search: string,
): readonly ChoosableCustomer[] {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  return customers.filter(({ text }) => words.every((word) => text.includes(word)));
}

/**
 * The customers the user may act for, as the device has them (B055), the active one always among
 * them and first.
 */
export function useDeviceCustomers(): readonly ChoosableCustomer[] {
  const { customer } = useSession();
  const kept = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return [];
    const db = openUserDatabase(viewer.host, viewer.userId);
    const row = await withReopen(db, () => db.customerLists.get(viewer.sorg)).catch(() => null);
    return (row?.customers ?? []) as readonly Customer[];
  });
  return useMemo(() => {
    const all = (kept ?? []).map(({ custCode, custName, custCity }) =>
      choosable(custCode, custName, custCity),
    );
    if (!customer) return all;
    const own = choosable(customer, customer.name);
    return [own, ...all.filter(({ unified }) => unified !== own.unified)];
  }, [kept, customer]);
}
