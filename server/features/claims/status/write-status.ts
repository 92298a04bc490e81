import type { Db } from '#server/db/database.ts';
import { notifyOfClaimStatuses } from '#server/features/notifications/notifications.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { insertEvents, type StatusChange } from './status.store.ts';

type NewStatus = Pick<StatusChange, 'id' | 'from' | 'to'> & Partial<StatusChange>;

/**
 * Writes into the histories of claims that they got a status, and notifies the others who have a part in them. Every
 * change passes here, also the creation.
 */
export async function writeStatusChanges(
  tx: Db,
  viewer: Viewer,
  changes: readonly NewStatus[],
): Promise<void> {
  const nothing = { reason: '', approvedQty: null, isNotAWarranty: false };
  const all = changes.map((change) => ({ ...nothing, ...change }));
  if (all.length > 0) await notifyOfClaimStatuses(tx, await insertEvents(tx, viewer, all));
}
