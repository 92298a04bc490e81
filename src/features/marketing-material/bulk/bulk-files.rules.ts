import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import type { BulkFile, BulkFileError, BulkFileState, RecordedFile } from './bulk-file.ts';

/** Returns the title that a file gets: its name without the ending, its separators as blanks. */
export function nameToTitle(fileName: string): string {
  const name = fileName.normalize('NFC').replace(/\p{Cc}/gu, '');
  const words = name.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[\s_.+-]+/g, ' ');
  return (words.trim() || name).slice(0, contentFileLimits.text);
}

const toMatchKey = ({ name, bytes }: Pick<RecordedFile, 'name' | 'bytes'>) => `${bytes} ${name}`;

/**
 * Finds for files that are chosen the recorded ones of an earlier page, by name and size; the hash decides later. Those
 * that were stored are found as well, so that they are no duplicates. Each recorded file is found once.
 * @returns the recorded file for each file that has one
 */
export function matchFiles(
  chosen: readonly File[],
  recorded: readonly BulkFile[],
): ReadonlyMap<File, BulkFile> {
  const unmatched = Map.groupBy(
    recorded.filter(({ file }) => file === null),
    toMatchKey,
  );
  const matched = chosen.flatMap((file): [File, BulkFile][] => {
    const found = unmatched.get(toMatchKey({ name: file.name, bytes: file.size }))?.shift();
    return found ? [[file, found]] : [];
  });
  return new Map(matched);
}

/** Finds the files whose content another one before them has. @returns the name of that one by the id of the later */
export function findTwins(
  files: readonly Pick<RecordedFile, 'id' | 'name' | 'hash'>[],
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const { id, name, hash } of files) {
    if (hash === null) continue;
    const before = first.get(hash);
    if (before === undefined) first.set(hash, name);
    else twins.set(id, before);
  }
  return twins;
}

/** Returns the state of a file. @param twins as `findTwins` returns them */
export function toState(file: BulkFile, twins: ReadonlyMap<string, string>): BulkFileState {
  if (file.phase === 'refused') return 'refused';
  if (!file.isWanted && (file.takenBy !== null || twins.has(file.id))) return 'duplicate';
  if (file.stored) return 'stored';
  if (file.phase !== 'idle') return file.phase;
  if (!file.file) return 'missing';
  return file.check === 'done' ? 'waiting' : 'checking';
}

export interface BulkProgress {
  /** Files by state. */
  counts: Readonly<Record<BulkFileState, number>>;
  /** Files that are sent or will be. */
  files: number;
  bytes: number;
  sentBytes: number;
}

/** Sums up how far the files are; those that are left out or refused do not count. */
export function sumUp(files: readonly { file: BulkFile; state: BulkFileState }[]): BulkProgress {
  const counts = {
    missing: 0,
    checking: 0,
    duplicate: 0,
    waiting: 0,
    sending: 0,
    stored: 0,
    failed: 0,
    refused: 0,
  };
  let [bytes, sentBytes] = [0, 0];
  for (const { file, state } of files) {
    counts[state] += 1;
    if (state === 'duplicate' || state === 'refused') continue;
    bytes += file.bytes;
    sentBytes += state === 'stored' ? file.bytes : file.sentBytes;
  }
  const counted = files.length - counts.duplicate - counts.refused;
  return { counts, files: counted, bytes, sentBytes };
}

type FileErrors = Map<string, BulkFile['errors']>;

/** Finds what is wrong with the texts of files, as the server would say it, by the id of the file. */
export function findTextErrors(files: readonly BulkFile[]): FileErrors {
  const { text: most } = contentFileLimits;
  const found = files.map(({ id, title, alt }): [string, BulkFile['errors']] => [
    id,
    {
      ...(title.trim() === '' && { title: 'REQUIRED' }),
      ...(title.length > most && { title: 'TOO_LONG' }),
      ...(alt.length > most && { alt: 'TOO_LONG' }),
    },
  ]);
  return new Map(found.filter(([, errors]) => Object.keys(errors).length > 0));
}

/** The part of a file that a field of the server is about, such as `file.altTexts.0.text`. */
const toPart = ([first, second]: readonly string[]): BulkFileError => {
  if (first === 'title') return 'title';
  return second === 'altTexts' ? 'alt' : 'file';
};

/**
 * Divides the problems of the server into those of files and the others.
 * @param sent the files in the order in which the server got them
 */
export function splitProblems(
  problems: readonly Problem[],
  sent: readonly Pick<BulkFile, 'id'>[],
): { errors: FileErrors; others: Problem[] } {
  const errors: FileErrors = new Map();
  const others = problems.filter(({ field = '', code }) => {
    const [, list, nth = '', ...part] = field.split('.');
    const id = list === 'materials' && nth !== '' && sent[Number(nth)]?.id;
    if (!id) return true;
    errors.set(id, { ...errors.get(id), [toPart(part)]: code });
    return false;
  });
  return { errors, others };
}
