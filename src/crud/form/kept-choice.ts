import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/**
 * The choices that the device stores for each user and list. They survive a logout and hold no data of the
 * list.
 */
type Kind = 'columns' | 'wanted-columns' | 'views';

const toStorageKey = (kind: Kind, list: string) =>
  `pannier.${kind}.${boundViewer()?.userId ?? '-'}.${list}`;

/** Reads what the user has chosen for a list; anything of another shape counts as nothing. */
export function readKeptChoice<Entry>(
  kind: Kind,
  list: string,
  isEntry: (entry: unknown) => entry is Entry,
): readonly Entry[] {
  const kept = deviceStorage.read(toStorageKey(kind, list));
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

/** Keeps it; on a device that keeps nothing, the choice holds as long as the page. */
export function writeKeptChoice(kind: Kind, list: string, entries: readonly unknown[]): void {
  deviceStorage.tryWrite(toStorageKey(kind, list), entries);
}
