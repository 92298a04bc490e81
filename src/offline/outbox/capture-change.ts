import type { NewEntry, OutboxEntry } from './outbox-entry.ts';

const load = () => import('./store-change.ts');
// Begun with the page: the network may be gone when its first change is captured.
const loading = load().catch(() => null);

/**
 * Stores a change of the logged-in user on this device; it is sent as soon as there is a network. Its
 * pictures are shrunk first, because they may wait on the device for a long time. The database, which is
 * larger than most pages, comes behind the page, so that pages import what captures statically.
 * @returns the stored entry, which is an older one where the change has overwritten it
 * @throws the errors of `enqueue`, and an error when no user is logged in
 */
export async function captureChange(change: NewEntry): Promise<OutboxEntry> {
  const { storeChange } = (await loading) ?? (await load());
  return await storeChange(change);
}

/** The files among the values of a field, as the blobs of an entry: `input.files.0`, `input.files.1`. */
export function toBlobs(path: string, files: readonly unknown[]): Record<string, File> {
  return Object.fromEntries(
    files.flatMap((file, at) => (file instanceof File ? [[`${path}.${at}`, file]] : [])),
  );
}
