import { readBlobs } from '#src/offline/outbox/entry-blobs.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import type { SimTab } from './device.ts';
import type { PlacedFile } from './placed-file.ts';
import type { Random } from './random.ts';
import { readContent } from './report-feature.store.ts';
import type { SimServer } from './server.ts';

// Changes with a file in each of several places, such as claims and visits.

/** Finds a change that was never sent; what is entered for it again replaces it. */
export async function findUnsent(
  random: Random,
  tab: SimTab,
  wanted: string,
): Promise<OutboxEntry | null> {
  const unsent = (await pendingEntries(tab.db)).filter(
    ({ operation, state, sent }) => operation === wanted && state === 'queued' && !sent,
  );
  return unsent.length > 0 ? random.pick(unsent) : null;
}

/** The files of the places: some of those that a waiting entry has, else new ones. */
export async function takePlacedFiles(
  random: Random,
  tab: SimTab,
  old: OutboxEntry | null,
  places: readonly string[],
  takeFile: (place: string) => Blob,
): Promise<Record<string, Blob>> {
  const had = old ? await readBlobs(tab.db, old) : {};
  const blobs = places.map((place): [string, Blob] => {
    const path = `input.${place}`;
    const kept = random.chance(0.6) ? had[path] : undefined;
    return [path, kept ?? takeFile(place)];
  });
  return Object.fromEntries(blobs);
}

/** The contents of the files of a change that took effect, as `photo1: content`. */
export const listContents = (contents: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(contents)
    .map(([path, content]) => `${path.replace('input.', '')}: ${content}`)
    .toSorted();

/** The contents of files in the file store, as those of `listContents`, by their records. */
export async function readPlacedFiles(
  { files }: SimServer,
  rows: readonly PlacedFile[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { owner, slot, place } of rows) {
    const bytes = await files.bytes(place);
    const content = bytes ? await readContent(bytes) : 'nothing';
    found.set(owner, [...(found.get(owner) ?? []), `${slot}: ${content}`].toSorted());
  }
  return found;
}
