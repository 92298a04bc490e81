import { useState } from 'react';
import { useWaitingEntries } from '#src/crud/record/waiting-entries.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { ShownNews } from './shown-news.ts';

/** The key of a receipt in the outbox. */
const receiptKey = (id: string): string => `content-read/news/${id}`;

interface ReceiptNote extends Record<string, unknown> {
  id: string;
  readAt: string;
}

/** The receipts of news that the server does not have yet, live. @param id of one item; of all without it */
export const useWaitingReceipts = (id?: string) =>
  useWaitingEntries(receiptKey, id) as readonly (OutboxEntry & { note: ReceiptNote })[];

/** Says that a news item was read, also without a network; twice counts once. */
export function useMarkRead({ id, title, readAt: stored }: ShownNews) {
  const [entry] = useWaitingReceipts(id);
  // The server has it before its answer is asked for again.
  const [captured, setCaptured] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    const readAt = new Date(getServerNow()).toISOString();
    try {
      await captureChange({
        operation: 'MarkContentRead',
        variables: { kind: 'news', id, readAt },
        keys: [receiptKey(id)],
        note: { id, title, readAt },
      });
      setCaptured(readAt);
    } catch (error) {
      sayNotSaved(error);
    }
    setBusy(false);
  };
  return { readAt: stored ?? entry?.note.readAt ?? captured, state: entry?.state, busy, mark };
}
