import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { feedFolders } from '../feed-files.ts';
import { UnsafeFeed } from '../upload/unsafe-feed.ts';

/** The ending of the empty file that marks a feed as complete: `monday` and `monday.complete`. */
export const markerEnding = '.complete';

/** Folders that imported feeds are moved to. */
export const outcomeFolders = { taken: 'done', refused: 'failed' } as const;

/** A folder or ZIP file that waits in the watched folder. */
export interface WaitingFeed {
  name: string;
  kind: 'folder' | 'zip';
}

/**
 * The complete feeds of the watched folder in the order of their names.
 * @throws when the folder cannot be read
 */
export async function findCompleteFeeds(watched: string): Promise<WaitingFeed[]> {
  const entries = await readdir(watched, { withFileTypes: true });
  const markers = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const kept: string[] = Object.values(outcomeFolders);
  return entries
    .filter(({ name }) => markers.has(name + markerEnding))
    .filter(({ name }) => !name.startsWith('.') && !kept.includes(name))
    .flatMap((entry): WaitingFeed[] => {
      if (entry.isDirectory()) return [{ name: entry.name, kind: 'folder' }];
      return entry.isFile() && /\.zip$/i.test(entry.name)
        ? [{ name: entry.name, kind: 'zip' }]
        : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a feed still waits: another server may have imported it. */
export async function isWaiting(watched: string, { name }: WaitingFeed): Promise<boolean> {
  const [feed, marker] = await Promise.all(
    [name, name + markerEnding].map((each) => lstat(join(watched, each)).catch(() => null)),
  );
  return feed !== null && marker !== null;
}

/**
 * Refuses links: a person with write access to the watched folder must not read other files through the
 * report.
 * @throws UnsafeFeed naming the link
 */
export async function refuseLinks(folder: string): Promise<void> {
  for (const inside of ['', ...feedFolders]) {
    const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch((error) => {
      if (inside !== '' && /^(ENOENT|ENOTDIR)$/.test(error.code)) return [];
      throw error;
    });
    const link = entries.find((entry) => entry.isSymbolicLink());
    if (link)
      throw new UnsafeFeed(`"${join(inside, link.name)}" is a symbolic link`, 'NOT_ALLOWED');
  }
}
