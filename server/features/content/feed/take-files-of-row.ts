import { isDeepStrictEqual } from 'node:util';
import { transact } from '#server/db/transact.ts';
import { quote } from '#server/feeds/cell-types.ts';
import type { ProblemCode } from '#server/feeds/import-report.ts';
import type { NamedFile, RowFiles } from '#server/feeds/row-files.ts';
import { BadContent } from '#server/files/file-rules.ts';
import { shownName } from '#server/files/stored/shown-name.ts';
import { storeFedFile } from '#server/files/uploads/store-fed-file.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { toOwnerId } from '../content-kinds.ts';
import { contentFile, contentPicture } from '../files/content-file-rules.ts';
import { type PlacedContentFile, writeContentFiles } from '../files/content-files.store.ts';
import { refreshItemSearch } from '../items/write-item.store.ts';
import {
  type FileOfItem,
  listFilesOfItem,
  noteFilesChanged,
  releaseFiles,
  renameFiles,
} from './fed-items.store.ts';

/** Where the files of a row are, and who hears what is wrong with them. */
interface RowSource {
  /** The paths of the files of the folder by their names. */
  paths: ReadonlyMap<string, string>;
  tell(column: string, code: ProblemCode, reason: string): void;
}

type Parts = Pick<Services, 'db' | 'files'>;

/**
 * Gives the record of a row the files that the row names, all or none of them.
 * @returns how many files were new, different or taken away
 */
export async function takeFilesOfRow(
  services: Parts,
  row: RowFiles,
  source: RowSource,
): Promise<number> {
  const { db } = services;
  const [kind, key] = [row.table as ContentKind, `${row.sorg}~${row.id}`];
  const owner = { sorg: row.sorg, ownerId: toOwnerId(kind, key) };
  const before = await listFilesOfItem(db, owner);
  const ids = await storeFiles(services, row.files, owner, { ...source, before });
  const isNew = ids.some((id) => !before.some((file) => file.id === id));
  const stored = isNew ? await listFilesOfItem(db, owner) : before;
  const all = stored.map(({ id }) => id);
  if (ids.length < row.files.length) {
    if (isNew) await releaseFiles(db, all);
    return 0;
  }
  const placed = placeFiles(row.files, ids, stored);
  const changed = placed.filter((file) => !isSame(file, before));
  const gone = before.filter(({ id, place }) => place !== null && !ids.includes(id));
  if (changed.length + gone.length === 0) return 0;
  const hasNew = ids.some((id) => !before.some((file) => file.id === id && file.place !== null));
  const upload = ids.length > 0 ? new Date() : null;
  const uploadedAt = hasNew || gone.length > 0 ? upload : undefined;
  return transact(db, async (tx) => {
    const isOurs = await noteFilesChanged(tx, kind, key, uploadedAt);
    if (isOurs) {
      await renameFiles(tx, placed);
      await writeContentFiles(tx, owner.ownerId, placed);
      await refreshItemSearch(tx, kind, [key]);
    }
    await releaseFiles(tx, all);
    return isOurs ? changed.length + gone.length : 0;
  });
}

/** Stores files one after the other. @returns their ids; fewer than files when one is missing or refused */
async function storeFiles(
  services: Parts,
  files: readonly NamedFile[],
  owner: { sorg: string; ownerId: string },
  { before, paths, tell }: RowSource & { before: readonly FileOfItem[] },
): Promise<string[]> {
  const ids: string[] = [];
  const names = new Map<string, string>();
  for (const { column, name } of files) {
    const rules = column === 'files' ? contentFile : contentPicture;
    const path = paths.get(name.normalize('NFC'));
    const isNamed = (file: FileOfItem) =>
      file.purpose === rules.purpose && file.name === toShown(name, file.name);
    try {
      const id = path
        ? await storeFedFile(services, rules, { ...owner, name, path })
        : before.find(isNamed)?.id;
      const twin = names.get(id ?? '');
      if (id === undefined)
        tell(column, 'MISSING_FILE', `there is no file ${quote(name)} in files/`);
      else if (twin)
        tell(column, 'NOT_ALLOWED', `${quote(name)} is the same file as ${quote(twin)}`);
      else ids.push(id);
      if (id) names.set(id, name);
    } catch (error) {
      if (!(error instanceof BadContent)) throw error;
      tell(column, 'BAD_DOCUMENT', `${quote(name)} is not taken: ${error.message}`);
    }
  }
  return ids;
}

/** The name a file is shown under. @param stored a name with the extension of its content */
const toShown = (name: string, stored: string) => shownName(name, stored.split('.').at(-1) ?? '');

/** A file with its place and the name it is shown under. */
type Placed = PlacedContentFile & { name: string };

function placeFiles(
  files: readonly NamedFile[],
  ids: readonly string[],
  stored: readonly FileOfItem[],
): Placed[] {
  const first = files.some(({ column }) => column !== 'files') ? 0 : 1;
  const byId = new Map(stored.map((file) => [file.id, file]));
  return files.map(({ column, name, title, alt }, nth) => {
    const id = ids[nth] ?? '';
    const { name: current = '', type = '' } = byId.get(id) ?? {};
    return {
      id,
      purpose: column === 'files' ? 'content/file' : 'content/picture',
      place: first + nth,
      title,
      // Only pictures need a text for readers who do not see them.
      alt: type.startsWith('image/') ? alt : {},
      focusX: 0.5,
      focusY: 0.5,
      removesPlace: false,
      name: toShown(name, current),
    };
  });
}

function isSame({ id, place, title, alt, name }: Placed, before: readonly FileOfItem[]): boolean {
  const { purpose: _, type: __, ...known } = before.find((file) => file.id === id) ?? {};
  return isDeepStrictEqual(known, { id, name, place, title, alt });
}
