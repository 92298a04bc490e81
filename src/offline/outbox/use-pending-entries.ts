import { useEffect, useState } from 'react';
import type { OutboxEntry } from './outbox-entry.ts';

const none: readonly OutboxEntry[] = [];

/** The changes that the server does not have yet, live. The local database is loaded after the first paint. */
export function usePendingEntries(): readonly OutboxEntry[] {
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    void import('./watch-pending.ts').then(({ watchPending }) => {
      if (!isOver) end = watchPending(setEntries);
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return entries;
}
