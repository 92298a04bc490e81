// The items that a customer's user has selected to pay. The selection is kept on the device until it is paid
// or cleared, and the pages of open invoices and of payment share it. `shared/invoices` decides whether the
// selection may be paid.

import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { useSession } from '#src/features/session/session.public.ts';
import { createStore, type Store } from '#src/lib/create-store.ts';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { onViewerChange } from '#src/offline/viewer.ts';

const schema = v.object({
  /** Keys of `selectionKey`, in the order in which they were chosen. */
  keys: v.array(v.string()),
  /** The amount typed for a payment in part, minor units; null for a full payment. */
  amount: v.nullable(v.number()),
  /** The payment method; empty for none. */
  paymentId: v.string(),
});
export type InvoiceSelection = Readonly<v.InferOutput<typeof schema>>;

const emptySelection: InvoiceSelection = { keys: [], amount: null, paymentId: '' };

interface KeptSelection extends Pick<Store<InvoiceSelection>, 'getSnapshot' | 'subscribe'> {
  /** Changes parts of it. An amount was typed for certain items, so that other keys drop it. */
  change: (change: Partial<InvoiceSelection>) => void;
  /** Empties it; the payment method stays for the next one. */
  clear: () => void;
}

function keepSelection(userId: string, customer: string): KeptSelection {
  const kept = keptInput(userId, 'draft', `invoices.${customer}`, schema);
  const { getSnapshot, subscribe, set } = createStore(kept.read() ?? emptySelection);
  const change: KeptSelection['change'] = (change) => {
    const next = { ...getSnapshot(), ...(change.keys && { amount: null }), ...change };
    set(next);
    try {
      kept.keep({ ...next, keys: [...next.keys] });
    } catch {
      // On a device without room it lasts as long as the page.
    }
  };
  return { getSnapshot, subscribe, change, clear: () => change({ keys: [] }) };
}

const selections = new Map<string, KeptSelection>();
// A logout deletes what is kept; the copies in memory go as well.
onViewerChange(() => selections.clear());

/** The selection of a user for a customer. */
export function getInvoiceSelection(userId: string, customer: string): KeptSelection {
  const key = `${userId}|${customer}`;
  const selection = selections.get(key) ?? keepSelection(userId, customer);
  selections.set(key, selection);
  return selection;
}

/** The user's selection for the active customer, and the ways to change it. */
export function useInvoiceSelection() {
  const { user, customer } = useSession();
  const { getSnapshot, subscribe, change, clear } = getInvoiceSelection(
    user.id,
    customer?.unified ?? '',
  );
  return { selection: useSyncExternalStore(subscribe, getSnapshot), change, clear };
}
