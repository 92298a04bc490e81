import { deriveId } from '#src/lib/derive-id.ts';
import { openUserDatabase } from '../database.ts';
import { shrinkImage } from '../upload/shrink-image.ts';
import { boundViewer } from '../viewer.ts';
import { enqueue } from './enqueue.ts';
import { operationRules, whenRegistered } from './operation-registry.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';
import { sealVariables } from './sealed-variables.ts';

/** The part of `captureChange` that comes with the first change, because it brings the database along. */
export async function storeChange(change: NewEntry): Promise<OutboxEntry> {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in');
  await whenRegistered(change.operation);
  const db = openUserDatabase(viewer.host, viewer.userId);
  const content = change.enteredSince === undefined ? undefined : await deriveContent(change);
  const blobs = await shrinkImages(change.blobs);
  const { sealed = [] } = operationRules(change.operation) ?? {};
  const captured = await sealVariables(
    db,
    { ...change, ...(content && { content }), ...(blobs && { blobs }) },
    sealed,
  );
  const [entry] = await enqueue(db, viewer, [captured]);
  return entry as OutboxEntry;
}

/** The same for the same input of two tabs: the id of the draft and the new names of its files are left out. */
function deriveContent({ operation, draft, variables, keys, blobs = {} }: NewEntry) {
  const entered = JSON.stringify(variables, (_, value: unknown) => (value === draft ? '' : value));
  return deriveId(operation, [keys, entered, Object.entries(blobs)]);
}

/** One after the other: several large pictures at once are more than the memory of a phone. */
async function shrinkImages(blobs: NewEntry['blobs']): Promise<NewEntry['blobs']> {
  if (!blobs) return undefined;
  const smaller: Record<string, Blob> = {};
  for (const [path, blob] of Object.entries(blobs))
    smaller[path] = blob instanceof File ? await shrinkImage(blob) : blob;
  return smaller;
}
