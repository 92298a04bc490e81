import { liveQuery } from 'dexie';
import { openUserDatabase } from '../database.ts';
import { boundViewer } from '../viewer.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { pendingEntries } from './outbox-store.ts';

/**
 * Reports the changes of the logged-in user that the server does not have yet, at once and after each change.
 * @returns ends it
 */
export function watchPending(report: (entries: readonly OutboxEntry[]) => void): () => void {
  const read = () => {
    const viewer = boundViewer();
    return viewer ? pendingEntries(openUserDatabase(viewer.host, viewer.userId)) : [];
  };
  // A device whose database cannot be read has no changes to show; the status strip says so.
  const subscription = liveQuery(read).subscribe({ next: report, error: () => report([]) });
  return () => subscription.unsubscribe();
}
