import { boundViewer } from '#src/offline/viewer.ts';

/** What a list keeps on the device, for each user and list; it outlives a logout and holds no data of the list. */
type Kind = 'columns' | 'views';

const keyOf = (kind: Kind, list: string) =>
  `pannier.${kind}.${boundViewer()?.userId ?? '-'}.${list}`;

/** Reads what the user has chosen for a list; anything of another shape counts as nothing. */
export function readKeptChoice<Entry>(
  kind: Kind,
  list: string,
  isEntry: (entry: unknown) => entry is Entry,
): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps it; on a device that keeps nothing, the choice holds as long as the page. */
export function writeKeptChoice(kind: Kind, list: string, entries: readonly unknown[]): void {
  try {
    localStorage.setItem(keyOf(kind, list), JSON.stringify(entries));
  } catch {
    // The storage is full or forbidden.
  }
}
