import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { maxArchiveEntries, maxUnpackedBytes } from '#shared/file-limits.ts';
import { BadContent, type FileKind } from '../file-rules.ts';

/** Beyond this an entry is a bomb, not a text: deflate reaches 1,032. */
const maxRatio = 200;
const ratioCountsFrom = 1_000_000;

/** Parts of an Office document that run code or fetch something. */
const activeParts = /vbaProject|vbaData|activeX|oleObject|\/embeddings\/|macrosheets/i;
/** Files that an archive must not contain: programs, scripts, pages, and archives. */
const activeFiles =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|js|mjs|jse|wsf|hta|lnk|jar|apk|sh|py|php|html?|xhtml|svgz?|xml|xsl|swf|docm|xlsm|pptm|zip|7z|rar|gz|tgz|bz2|xz|cab|iso)$/i;

/**
 * Reads a ZIP archive or an Office document and refuses one that unpacks to more than 200 MB or holds
 * what could run. The sizes the archive states are looked at first, so that a bomb costs nothing.
 * @throws BadContent
 */
export async function checkArchive(path: string, kind: FileKind): Promise<void> {
  const zip = await openPromise(path, {
    autoClose: false,
    lazyEntries: true,
    strictFileNames: true,
  }).catch(() => {
    throw new BadContent('FILE_DAMAGED');
  });
  try {
    const entries = await readEntries(zip);
    for (const entry of entries) checkName(entry, kind);
    for (const entry of entries) await checkSize(zip, entry);
  } catch (error) {
    throw error instanceof BadContent ? error : new BadContent('FILE_DAMAGED');
  } finally {
    zip.close();
  }
}

/**
 * Refuses an archive of too many entries by what its end says: finding out its kind reads all of them.
 * @throws BadContent
 */
export async function refuseManyEntries(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => null);
  zip?.close();
  if (zip && zip.entryCount > maxArchiveEntries) throw new BadContent('FILE_UNPACKS');
}

/** Whether programs that unpack archives would open a file. */
export async function isArchive(path: string): Promise<boolean> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => null);
  zip?.close();
  return zip !== null;
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxArchiveEntries) throw new BadContent('FILE_UNPACKS');
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    const bomb = entry.uncompressedSize > ratioCountsFrom && ratio > maxRatio;
    if (bomb || unpacked > maxUnpackedBytes || entries.length > maxArchiveEntries)
      throw new BadContent('FILE_UNPACKS');
  }
  return entries;
}

function checkName(entry: Entry, kind: FileKind): void {
  if (entry.isEncrypted()) throw new BadContent('FILE_ENCRYPTED');
  const active = kind === 'zip' ? activeFiles : activeParts;
  if (active.test(entry.fileName.normalize('NFKC').replace(/(?<![\s.])[\s.]+$/, '')))
    throw new BadContent('FILE_ACTIVE');
}

/** Unpacks an entry to nowhere: yauzl ends one that is longer than the archive states. */
async function checkSize(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _piece of stream);
}
