import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import type { Failure } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { feedbackEntry } from './feedback-entry.ts';

/** The result of sending a message. */
export type FeedbackOutcome =
  | { kind: 'sent' }
  /** There was no network; it is sent automatically later. */
  | { kind: 'waiting' }
  /** The server failed; it is retried automatically. */
  | { kind: 'retrying' }
  /** The server will not have it; it is parked until a person corrects or discards it. */
  | { kind: 'refused'; failure: Failure };

/**
 * Puts a message on the device, to be sent exactly once.
 * @param message `draftId` is the same for the same draft in every tab
 * @returns the id of its entry in the outbox
 * @throws when the device cannot store it
 */
export async function keepFeedback(
  viewer: Viewer,
  { key, text, draftId }: { key: string; text: string; draftId?: string | undefined },
): Promise<string> {
  const db = openUserDatabase(viewer.host, viewer.userId);
  const [entry] = await enqueue(db, viewer, [
    { ...feedbackEntry(key, text), ...(draftId && { draft: draftId }) },
  ]);
  if (!entry) throw new Error('The outbox kept nothing');
  return entry.id;
}

/** Tries to send pending messages and returns the state of this one; it is stored in any case. */
export async function trySending(viewer: Viewer, id: string): Promise<FeedbackOutcome> {
  try {
    await syncNow(viewer, { pull: false });
    return await findOutcome(openUserDatabase(viewer.host, viewer.userId), id);
  } catch {
    return { kind: 'waiting' };
  }
}

/** Returns the state of a message on the device. */
async function findOutcome(db: UserDatabase, id: string): Promise<FeedbackOutcome> {
  const entry = await withReopen(db, () => db.outbox.where('id').equals(id).first());
  if (entry?.state === 'done') return { kind: 'sent' };
  if (entry?.state === 'waiting') return { kind: 'retrying' };
  if (entry?.state === 'parked')
    return { kind: 'refused', failure: entry.failure ?? { code: 'REFUSED' } };
  return { kind: 'waiting' };
}
