import { useEffect, useRef, useState } from 'react';
import { type FileLimits, type FileProblem, fileProblem } from './file-limits.ts';
import { mediaProblem, mustBeOpened } from './media-problem.ts';
import {
  type KeepFile,
  NotKept,
  type StoredFile,
  type UploadFile,
  UploadRefused,
} from './upload.ts';

/** A file in a field: stored, on its way, or kept on the device until a form is sent. */
export interface FileEntry {
  /** Of the entry on this device. */
  key: string;
  name: string;
  bytes: number;
  type: string;
  state: 'uploading' | 'keeping' | 'stored' | 'local' | 'failed' | 'refused';
  /** The file itself; absent for one that a record had before. */
  file?: File;
  stored?: StoredFile;
  sentBytes: number;
  /** Why it was refused, by the field or by the server, and the limit it is about. */
  problem?: string | undefined;
  limit?: number | undefined;
}

/**
 * The value of a field: references to stored files, and files that are still on the device. A field that
 * uploads has these while they are on their way or after a failure, so that a form never loses one.
 */
export type FieldFile = StoredFile | File;

const ofValue = (value: FieldFile): FileEntry =>
  value instanceof File
    ? {
        key: crypto.randomUUID(),
        name: value.name,
        bytes: value.size,
        type: value.type,
        state: 'local',
        file: value,
        sentBytes: 0,
      }
    : { ...value, key: value.id, state: 'stored', stored: value, sentBytes: value.bytes };

/** The values of a form; a refused file is none. */
const toValues = (entries: readonly FileEntry[]): FieldFile[] =>
  entries.flatMap(({ state, stored, file }): FieldFile[] => {
    if (state === 'stored' && stored) return [stored];
    return state !== 'refused' && file ? [file] : [];
  });

interface Options {
  value: readonly FieldFile[];
  onChange: (files: readonly FieldFile[]) => void;
  /** Absent: files stay on the device and are sent with the form. */
  upload: UploadFile | undefined;
  keep?: KeepFile | undefined;
  limits: FileLimits;
  /** A chosen file takes the place of the one before, which stays until the new one is kept. */
  replaces?: boolean;
}

/** Opens the photos and videos that cannot be judged otherwise, one after the other. */
async function findMediaProblems(files: readonly File[], limits: FileLimits) {
  const found = new Map<File, FileProblem | null>();
  for (const file of files)
    if (mustBeOpened(file) && fileProblem(file, limits) === null)
      found.set(file, await mediaProblem(file));
  return found;
}

interface Begin {
  limits: FileLimits;
  /** How many files there are already. */
  used: number;
  begins: FileEntry['state'];
  /** What opening photos and videos has found. */
  opened: ReadonlyMap<File, FileProblem | null> | null;
}

/** The entries of chosen files; those beyond the limits are refused. */
function toBegun(files: readonly File[], { limits, used, begins, opened }: Begin): FileEntry[] {
  let room = limits.maxFiles - used;
  return files.map((file) => {
    const problem =
      fileProblem(file, limits) ?? opened?.get(file) ?? (room > 0 ? null : 'TOO_MANY_FILES');
    if (problem !== null) return { ...ofValue(file), state: 'refused', problem };
    room -= 1;
    return { ...ofValue(file), state: begins };
  });
}

/** Keeps the file of an entry on the device. @returns the changes of the entry */
async function keepEntry(file: File, keep: KeepFile): Promise<Partial<FileEntry>> {
  try {
    const kept = await keep(file);
    return { state: 'local', file: kept, bytes: kept.size, type: kept.type };
  } catch (error) {
    return toFailed(error);
  }
}

function toFailed(error: unknown): Partial<FileEntry> {
  if (error instanceof UploadRefused)
    return { state: 'refused', problem: error.code, limit: error.limit };
  return { state: 'failed', ...(error instanceof NotKept && { problem: error.code }) };
}

/**
 * The files of a field with their uploads. A file whose upload failed stays, so that a retry needs no new
 * choice. Leaving the page aborts uploads; files that a value still has are uploaded when it is shown again.
 */
export function useUploads({ value, onChange, upload, keep, limits, replaces = false }: Options) {
  const [entries, setEntries] = useState(() => value.map(ofValue));
  const now = useRef(entries);
  const aborters = useRef(new Map<string, AbortController>());
  // An upload outlives the render that began it.
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  const put = (next: readonly FileEntry[]) => {
    const before = toValues(now.current);
    now.current = [...next];
    setEntries(now.current);
    const after = toValues(next);
    if (after.length !== before.length || after.some((one, at) => one !== before[at]))
      report.current(after);
  };
  const change = (key: string, part: Partial<FileEntry>) =>
    put(now.current.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));

  const send = async (key: string, file: File) => {
    if (!upload && keep) change(key, { state: 'keeping', problem: undefined });
    if (!upload) {
      const part: Partial<FileEntry> = keep ? await keepEntry(file, keep) : { state: 'local' };
      const at = now.current.findIndex((one) => one.key === key);
      // It was removed, or another one took its place, while it was being kept: what keeps it may forget it.
      if (at < 0) return report.current(toValues(now.current));
      change(key, part);
      // Newer ones stand before it, and may be kept later.
      if (replaces && part.state === 'local') put(now.current.slice(0, at + 1));
      return;
    }
    const aborter = new AbortController();
    aborters.current.set(key, aborter);
    const { signal } = aborter;
    change(key, { state: 'uploading', sentBytes: 0 });
    try {
      const onProgress = (sentBytes: number) => {
        if (!signal.aborted) change(key, { sentBytes });
      };
      const stored = await upload(file, { signal, onProgress });
      if (!signal.aborted) change(key, { state: 'stored', stored, sentBytes: file.size });
    } catch (error) {
      if (!signal.aborted) change(key, toFailed(error));
    } finally {
      if (aborters.current.get(key) === aborter) aborters.current.delete(key);
    }
  };

  // Nothing runs when the field is shown, so an entry that is uploading was aborted when it was hidden.
  const sendUnfinished = useRef(() => {
    if (!upload) return;
    for (const { key, file, state } of now.current)
      if (file && (state === 'local' || state === 'uploading')) void send(key, file);
  });
  useEffect(() => {
    const running = aborters.current;
    sendUnfinished.current();
    return () => {
      for (const aborter of running.values()) aborter.abort();
    };
  }, []);

  const add = async (files: readonly File[]) => {
    // Awaited only where it takes time, so that other files are shown at once.
    const opened = files.some(mustBeOpened) ? await findMediaProblems(files, limits) : null;
    const begins = keep && !upload ? 'keeping' : 'uploading';
    const others = now.current.filter(({ state }) => state !== 'refused');
    const used = replaces ? 0 : others.length;
    const begun = toBegun(files, { limits, used, begins, opened });
    // The first one is that of the form, also while it is not kept yet.
    put(replaces ? [...begun, ...others] : [...now.current, ...begun]);
    for (const { key, file, state } of begun) if (state === begins && file) void send(key, file);
  };
  const remove = (key: string) => {
    aborters.current.get(key)?.abort();
    put(now.current.filter((entry) => entry.key !== key));
  };
  const retry = ({ key, file }: FileEntry) => {
    if (file) void send(key, file);
  };
  return { entries, add, remove, retry };
}
