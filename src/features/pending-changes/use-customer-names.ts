import { useLiveQuery } from 'dexie-react-hooks';
import { useSession } from '#src/features/session/session.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** As much of a kept customer as is needed for its name. */
interface Kept {
  custName?: string;
  custCode?: { unified?: string };
}

/**
 * The names of customers by their codes, as far as the device knows them: of the active one, of
 * those in the list it keeps, and what an entry itself says.
 */
export function useCustomerNames(): (entry: OutboxEntry) => string | null {
  const { customer } = useSession();
  const kept = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return null;
    const db = openUserDatabase(viewer.host, viewer.userId);
    const lists = await withReopen(db, () => db.customerLists.toArray());
    const names = new Map<string, string>();
    for (const { customers } of lists)
      for (const { custName, custCode } of Array.isArray(customers) ? (customers as Kept[]) : [])
        if (custName && custCode?.unified) names.set(custCode.unified, custName);
    return names;
  });
  return (entry) => {
    if (entry.customer === null) return null;
    const own = customer?.unified === entry.customer ? customer.name : undefined;
    const said = entry.note.customerName;
    const told = typeof said === 'string' && said !== '' ? said : undefined;
    return own || told || kept?.get(entry.customer) || null;
  };
}
