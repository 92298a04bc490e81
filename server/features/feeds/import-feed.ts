import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/database.ts';
import type { FeedMemory } from '#server/feeds/feed-file.ts';
import { type FeedUnit, unitOf } from '#server/feeds/feed-unit.ts';
import { type FeedReport, FileReport, type FileResult } from '#server/feeds/import-report.ts';
import { NamedRows, referencedColumns } from '#server/feeds/named-rows.ts';
import { feedFiles, folderReaders } from './feed-files.ts';
import type { FeedServices } from './feed-services.ts';
import { pictureHashes, refreshStatistics } from './feeds.store.ts';
import { importDocuments } from './import-documents.ts';
import { importFile } from './import-file.ts';
import { importImages, pictureNames } from './import-images.ts';

/** How far a file is; `finished` is its report once it is done. */
export interface FeedProgress {
  file: string;
  unit: FeedUnit;
  /** Rows, pictures or files so far. */
  count: number;
  /** Part of the file that has been read, 0 to 1. */
  part: number;
  finished?: FileResult;
}

/** How the one who runs an import can end it before its last file. */
export interface ImportControl {
  /** Ends the import; the file in hand is taken back. */
  signal?: AbortSignal;
  /** Runs before each file; what it throws ends the import. */
  beforeFile?: () => Promise<void>;
  /** The name of the folder in the report; its path when not given. */
  label?: string;
  /** Also overwrites what staff have changed in the portal (reading 71). */
  overwrite?: boolean;
}

/**
 * Imports the documented files of a folder (docs/feeds.md) and its pictures, in their order, each
 * file wholly or not at all. After a full disk nothing more is tried.
 * @returns what became of each file; `ok` is false when something was refused
 */
export async function importFeed(
  services: FeedServices,
  folder: string,
  onProgress: (progress: FeedProgress) => void = () => {},
  { signal, beforeFile, label = folder, overwrite = false }: ImportControl = {},
): Promise<FeedReport> {
  const start = performance.now();
  const found = await lookInto(folder, label);
  const files: FileReport[] = [...found.refused];
  const memory: FeedMemory = {
    hashed: new Map(),
    named: new NamedRows(referencedColumns(feedFiles)),
    texts: new Map(),
    overwrite,
    missingPictures: new Set(),
    pictures: knownPictures(join(folder, 'images')),
    rowFiles: [],
  };
  const isDiskFull = () => files.at(-1)?.problems.some(({ code }) => code === 'DISK_FULL');
  const isOver = () => isDiskFull() || signal?.aborted;

  for (const file of found.files) {
    if (isOver()) break;
    await beforeFile?.();
    const finished = await importFile({
      db: services.db,
      file,
      path: join(folder, file.name),
      maxBytes: services.config.maxFeedBytes,
      memory,
      signal,
      onRows: ({ rows }, { bytes, total }) =>
        onProgress({ file: file.name, unit: 'rows', count: rows, part: total ? bytes / total : 1 }),
    });
    files.push(finished);
    onProgress({ file: file.name, unit: 'rows', count: finished.rows, part: 1, finished });
  }
  const foundNow = { ...found, rowFiles: memory.rowFiles };
  for (const { file, unit, take } of folderSteps(services, folder, foundNow, signal)) {
    if (isOver()) break;
    await beforeFile?.();
    const progress = { file, unit };
    const finished = await take(({ rows }, total) =>
      onProgress({ ...progress, count: rows, part: rows / total }),
    );
    files.push(finished);
    onProgress({ ...progress, count: finished.rows, part: 1, finished });
  }
  const changed = files.filter((file) => file.changed > 0).map(({ file }) => file);
  if (!isDiskFull())
    await refreshStatistics(
      services.db,
      feedFiles.flatMap(({ name, table }) => (changed.includes(name) ? [table] : [])),
    );
  const cancelled = signal?.aborted === true;
  const ok = !cancelled && files.every((file) => !file.refused);
  return { files, ok, cancelled, seconds: (performance.now() - start) / 1000 };
}

/** The import of one folder of a feed. */
interface FolderStep {
  file: string;
  unit: FeedUnit;
  take(onFile: (report: FileReport, total: number) => void): Promise<FileReport>;
}

/** The folders that a feed holds, in the order they are read. */
function folderSteps(
  services: FeedServices,
  folder: string,
  {
    rowFiles,
    ...found
  }: Pick<Awaited<ReturnType<typeof lookInto>>, 'images' | 'documents' | 'readers'> &
    Pick<FeedMemory, 'rowFiles'>,
  signal: AbortSignal | undefined,
): FolderStep[] {
  const at = (name: string) => join(folder, name);
  const step = (file: string, take: FolderStep['take']): FolderStep => ({
    file,
    unit: unitOf(file),
    take,
  });
  return [
    ...(found.images
      ? [step('images', (onFile) => importImages(services, at('images'), onFile, signal))]
      : []),
    ...found.documents.map((documents) =>
      step(documents.folder, (onFile) =>
        importDocuments(services, { documents, from: at(documents.folder) }, onFile, signal),
      ),
    ),
    ...folderReaders
      .filter(
        (reader) => found.readers.includes(reader) || (reader.hasRowFiles && rowFiles.length > 0),
      )
      .map((reader) => {
        const source = { from: at(reader.folder), rowFiles };
        return step(reader.folder, (onFile) => reader.read(services, source, onFile, signal));
      }),
  ];
}

/** Which documented files a folder holds; CSV files of other names are refused, not passed over. */
async function lookInto(folder: string, label: string) {
  const none = (reason: string) => {
    const report = new FileReport(label);
    report.add(null, null, 'MISSING_FILE', reason);
    return { files: [], images: false, documents: [], readers: [], refused: [report] };
  };
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!names) return none('there is no such folder');
  const files = feedFiles.filter(({ name }) => names.includes(name));
  const images = names.includes('images');
  const readers = folderReaders.filter(({ folder: name }) => names.includes(name));
  const documents = feedFiles.flatMap(({ documents: one }) =>
    one && names.includes(one.folder) ? [one] : [],
  );
  const refused = names
    .filter((name) => /\.csv$/i.test(name) && !feedFiles.some((file) => file.name === name))
    .map((name) => {
      const report = new FileReport(name);
      report.add(null, null, 'UNKNOWN_FILE', 'a feed has no file of this name');
      return report;
    });
  const folders = images || readers.length + documents.length > 0;
  if (files.length === 0 && !folders && refused.length === 0)
    return none('the folder holds no file of a feed');
  return { files, images, documents, readers, refused };
}

/** Reads once, when first asked, which pictures a feed and earlier ones have. */
function knownPictures(folder: string): (db: Db) => Promise<ReadonlySet<string>> {
  let known: Promise<Set<string>> | undefined;
  const read = async (db: Db) =>
    new Set([...(await pictureNames(folder)), ...(await pictureHashes(db)).keys()]);
  return (db) => {
    known ??= read(db);
    return known;
  };
}
