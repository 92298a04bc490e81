import { useLiveQuery } from 'dexie-react-hooks';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { customerOfEntry } from '#src/offline/outbox/entry-customer.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** The part of a stored customer that its name and number need. */
interface Kept {
  custName?: string;
  custCode?: { unified?: string; r3?: string; isr?: string | null };
}

/** A customer as people know it; an empty text is not known on this device. */
interface KnownCustomer {
  name: string;
  no: string;
}

const known = (name: unknown, no: unknown): KnownCustomer => ({
  name: typeof name === 'string' ? name : '',
  no: typeof no === 'string' ? no : '',
});

/**
 * The names and numbers of the customers of entries, as far as the device knows them: of the active
 * one, of those in the list it keeps, and what an entry itself says.
 */
export function useCustomerNames(): (entry: OutboxEntry) => KnownCustomer | null {
  const { customer } = useSession();
  const kept = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return null;
    const db = openUserDatabase(viewer.host, viewer.userId);
    const lists = await withReopen(db, () => db.customerLists.toArray());
    const names = new Map<string, KnownCustomer>();
    for (const { customers } of lists)
      for (const { custName, custCode } of Array.isArray(customers) ? (customers as Kept[]) : [])
        if (custName && custCode?.unified)
          names.set(custCode.unified, known(custName, custCode.isr || custCode.r3));
    return names;
  });
  return (entry) => {
    const code = customerOfEntry(entry);
    const own = code !== null && customer?.unified === code ? customer : null;
    const noted = known(entry.note.customerName, entry.note.customerNo);
    const listed = code === null ? undefined : kept?.get(code);
    const name = own?.name || noted.name || listed?.name || '';
    const no = (own && shownCode(own)) || noted.no || listed?.no || '';
    return name || no ? { name, no } : null;
  };
}
