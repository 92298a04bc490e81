import { useState } from 'react';
import { useWaitingEntries } from '#src/crud/record/waiting-entries.ts';
import type { ContentKind } from '#src/graphql/generated/graphql.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { ShownReceipt } from './shown-content.ts';

/** The kinds that may have to be read. */
export type ReadKind = Extract<ContentKind, 'news' | 'sales_document'>;

/** An item that may have to be read. */
export interface ReadItem extends ShownReceipt {
  kind: ReadKind;
  id: string;
  title: string;
}

/** The key of a receipt in the outbox. */
const receiptKey = (kind: ReadKind, id: string): string => `content-read/${kind}/${id}`;

interface ReceiptNote extends Record<string, unknown> {
  id: string;
  readAt: string;
}

/** The receipts of a kind that the server does not have yet, live. @param id of one item; of all without it */
const useWaitingReceipts = (kind: ReadKind, id?: string) =>
  useWaitingEntries((one) => receiptKey(kind, one), id) as readonly (OutboxEntry & {
    note: ReceiptNote;
  })[];

/** Gives items of a kind the receipts that wait on this device. */
export function useWithReceipt(kind: ReadKind) {
  const times = new Map(useWaitingReceipts(kind).map(({ note }) => [note.id, note.readAt]));
  return <Item extends ShownReceipt & { id: string }>(item: Item): Item => ({
    ...item,
    readAt: item.readAt ?? times.get(item.id) ?? null,
  });
}

/** Says that an item was read, also without a network; twice counts once. */
export function useMarkRead({ kind, id, title, readAt: stored }: ReadItem) {
  const [entry] = useWaitingReceipts(kind, id);
  // The server has it before its answer is asked for again.
  const [captured, setCaptured] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    const readAt = new Date(getServerNow()).toISOString();
    try {
      await captureChange({
        operation: 'MarkContentRead',
        variables: { kind, id, readAt },
        keys: [receiptKey(kind, id)],
        note: { kind, id, title, readAt },
      });
      setCaptured(readAt);
    } catch (error) {
      sayNotSaved(error);
    }
    setBusy(false);
  };
  return { readAt: stored ?? entry?.note.readAt ?? captured, state: entry?.state, busy, mark };
}
