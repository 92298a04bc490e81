import type { Entry, ZipFile } from 'yauzl';
import { feedFolders } from '../feed-files.ts';
import { UnsafeFeed } from './unsafe-feed.ts';

/** The limits of what a ZIP file unpacks to. */
export interface ZipLimits {
  /** Bytes of one file. */
  maxFileBytes: number;
  /** Bytes of all files together. */
  maxTotalBytes: number;
  maxEntries: number;
}

/** A file of a feed inside a ZIP file. */
export interface FeedEntry {
  entry: Entry;
  /** Its place in the folder of the feed, such as `articles.csv` or `images/trail.svg`. */
  path: string;
}

const ENCRYPTED = 1;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMLINK = 0o120000;
/** Files that file managers add to archives. */
const isClutter = (path: string) => /(^|\/)(__MACOSX|\.[^/]*)(\/|$)/.test(path);

/**
 * Reads the list of a ZIP file and checks every entry before anything is unpacked. The feed may lie at
 * the top or inside one folder; files that are no part of a feed are left out.
 * @throws UnsafeFeed naming the first entry that is not harmless
 */
export async function readFeedEntries(zip: ZipFile, limits: ZipLimits): Promise<FeedEntry[]> {
  if (zip.entryCount > limits.maxEntries)
    throw new UnsafeFeed(`The ZIP file has more than ${limits.maxEntries} entries`, 'TOO_LARGE');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits);
    // File systems that do not tell letters' case apart would put one over the other.
    const name = entry.fileName.normalize('NFC').toLowerCase();
    if (names.has(name)) throw new UnsafeFeed(`"${entry.fileName}" is in the ZIP file twice`);
    names.add(name);
    total += entry.uncompressedSize;
    if (total > limits.maxTotalBytes)
      throw new UnsafeFeed(
        `The ZIP file unpacks to more than ${limits.maxTotalBytes} bytes, from "${entry.fileName}" on`,
        'TOO_LARGE',
      );
    if (!entry.fileName.endsWith('/') && !isClutter(entry.fileName)) entries.push(entry);
  }
  const folder = feedFolder(entries.map(({ fileName }) => fileName));
  return entries
    .map((entry) => ({ entry, path: entry.fileName.slice(folder.length) }))
    .filter(({ entry, path }) => entry.fileName.startsWith(folder) && isFeedPath(path));
}

function checkEntry(entry: Entry, { maxFileBytes }: ZipLimits): void {
  const name = `"${entry.fileName}"`;
  if (/[\p{Cc}:]/u.test(entry.fileName) || entry.fileName === '')
    throw new UnsafeFeed(`${JSON.stringify(entry.fileName)} is not a name for a file`);
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new UnsafeFeed(`${name} is encrypted`);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new UnsafeFeed(`${name} is compressed in a way that is not known; use the usual one`);
  const kind = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (kind === SYMLINK) throw new UnsafeFeed(`${name} is a symbolic link`);
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER)
    throw new UnsafeFeed(`${name} is neither a file nor a folder`);
  if (entry.uncompressedSize > maxFileBytes)
    throw new UnsafeFeed(`${name} is larger than ${maxFileBytes} bytes`, 'TOO_LARGE');
}

/** The one folder everything lies in, with its slash; empty when the feed lies at the top. */
function feedFolder(paths: readonly string[]): string {
  const first = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  const isOfFeed = feedFolders.some((folder) => first === `${folder}/`);
  const isInside = !isOfFeed && paths.every((path) => path.startsWith(first));
  return isInside ? first : '';
}

const isFeedPath = (path: string) =>
  /^[^/]+\.csv$/i.test(path) ||
  feedFolders.some(
    (folder) => path.startsWith(`${folder}/`) && /^[^/]+$/.test(path.slice(folder.length + 1)),
  );
