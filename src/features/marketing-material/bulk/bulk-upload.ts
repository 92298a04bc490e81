import { contentLimits } from '#shared/content/content-limits.ts';
import { createStore } from '#src/lib/create-store.ts';
import { type UploadFile, UploadRefused } from '#src/ui/file/upload.ts';
import type { BulkFile, RecordedFile } from './bulk-file.ts';
import { findTwins, matchFiles, nameToTitle, toState } from './bulk-files.rules.ts';

// The files of a bulk creation, from their choice to their ids on the server:
// - each file is hashed, one after the other; the server is asked in portions which of them a material has already;
// - at most four are sent at once, in their order, the duplicates not before the user wants them;
// - the record is kept on the device before a byte of a file is sent, so that a later page finds its upload by its key;
//   a file that is chosen again there is hashed, and goes on where the server has stopped receiving it.

/** The outside of a bulk creation. */
export interface BulkTools {
  upload: UploadFile;
  /** Deletes an upload on the server. */
  deleteUpload: (file: RecordedFile) => Promise<void>;
  /** Returns the SHA-256 as hexadecimal digits. @throws when the file cannot be read */
  hash: (file: File) => Promise<string>;
  /**
   * Returns the titles of materials that have files with these hashes, by hash. It waits for the network.
   * @throws what the signal was aborted with, and when the server refuses
   */
  findTaken: (
    hashes: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Returns why a file is refused by what the device knows of it, and the limit it is about; null when it is not. */
  findProblem: (file: File) => { problem: string; limit?: number } | null;
  /** Keeps the record on the device; null forgets it. */
  keep: (files: readonly RecordedFile[] | null) => Promise<void>;
}

export interface BulkState {
  files: readonly BulkFile[];
  /** Why nothing is sent: the quota of the day is used up, or the user has stopped it. */
  halt: 'quota' | 'stopped' | null;
  /** How many of the last chosen files were too many. */
  tooMany: number;
  /** False when the device could not keep the record. */
  isKept: boolean;
}

/** Files that are sent at once. */
const mostAtOnce = 4;
/** Files that are hashed before the server is asked about them. */
const portion = 20;
/** The server keeps a file without a material for a day; a little less by the clock of the device. */
const storedForMs = 23 * 3_600_000;

export class BulkUpload {
  readonly #tools: BulkTools;
  readonly #store = createStore<BulkState>({ files: [], halt: null, tooMany: 0, isKept: true });
  readonly #sending = new Map<string, AbortController>();
  readonly #closing = new AbortController();
  #isChecking = false;
  #kept: Promise<void> = Promise.resolve();

  /** @param recorded what an earlier page has kept */
  constructor(tools: BulkTools, recorded: readonly RecordedFile[] = []) {
    this.#tools = tools;
    this.#set({ files: recorded.map(fromRecord) });
    void this.#check();
  }

  readonly subscribe = this.#store.subscribe;
  readonly getSnapshot = this.#store.getSnapshot;

  /** Takes chosen files; those of an earlier page go on. */
  readonly add = (chosen: readonly File[]): void => {
    const { files } = this.getSnapshot();
    const matched = matchFiles(chosen, files);
    const ofMatched = new Map([...matched].map(([file, { id }]) => [id, file]));
    const others = chosen.filter((file) => !matched.has(file));
    const room = contentLimits.bulkFiles - files.filter(({ phase }) => phase !== 'refused').length;
    const added = others.slice(0, Math.max(0, room)).map((file) => this.#begin(file));
    const known = files.map((one): BulkFile => {
      const file = ofMatched.get(one.id);
      return file ? { ...one, file, phase: 'idle', check: 'open' } : one;
    });
    this.#set({ files: [...known, ...added], tooMany: others.length - added.length });
    this.#note();
    void this.#check();
  };

  readonly remove = (ids: readonly string[]): void => {
    const gone = this.getSnapshot().files.filter(({ id }) => ids.includes(id));
    for (const file of gone) {
      this.#sending.get(file.id)?.abort();
      if (file.sentBytes > 0 && !file.stored)
        void this.#tools.deleteUpload(file).catch(() => undefined);
    }
    this.#set({ files: this.getSnapshot().files.filter(({ id }) => !ids.includes(id)) });
    this.#note();
    this.#pump();
  };

  /** Changes what is typed. */
  readonly change = (id: string, typed: Partial<Pick<BulkFile, 'title' | 'alt'>>): void => {
    const { errors = {} } = this.#find(id) ?? {};
    const right = Object.fromEntries(Object.keys(typed).map((name) => [name, undefined]));
    this.#put(id, { ...typed, errors: { ...errors, ...right } as BulkFile['errors'] });
    this.#note();
  };

  /** Tries files again whose check or upload failed. */
  readonly retry = (ids: readonly string[]): void => {
    for (const id of ids) this.#put(id, { phase: 'idle', problem: undefined });
    void this.#check();
    this.#pump();
  };

  /** Takes files although they are there already. */
  readonly want = (ids: readonly string[]): void => {
    for (const id of ids) this.#put(id, { isWanted: true });
    this.#note();
    this.#pump();
  };

  /** Stops sending, until `resume`. */
  readonly stop = (): void => {
    this.#set({ halt: 'stopped' });
    for (const aborter of this.#sending.values()) aborter.abort();
  };

  readonly resume = (): void => {
    this.#set({ halt: null });
    this.#pump();
  };

  /** Forgets all files, such as after their materials were created. */
  readonly clear = (): void => {
    for (const aborter of this.#sending.values()) aborter.abort();
    this.#set({ files: [], halt: null, tooMany: 0 });
    this.#note();
  };

  /**
   * Notes what is wrong with files, by their ids, in place of what was before. One that the server does not have any more
   * is sent again.
   */
  readonly noteErrors = (errors: ReadonlyMap<string, BulkFile['errors']>): void => {
    const files = this.getSnapshot().files.map((file): BulkFile => {
      const found = errors.get(file.id) ?? {};
      return found.file === 'FILE_GONE'
        ? { ...file, ...notStored(), check: 'hashed', errors: {} }
        : { ...file, errors: found };
    });
    this.#set({ files });
    this.#note();
    void this.#check();
  };

  /** Ends all work of the page. What is on the server stays there. */
  readonly close = (): void => {
    this.#closing.abort();
    for (const aborter of this.#sending.values()) aborter.abort();
  };

  #begin(file: File): BulkFile {
    const problem = this.#tools.findProblem(file);
    const begun: BulkFile = fromRecord({
      id: crypto.randomUUID(),
      ...notStored(),
      name: file.name,
      bytes: file.size,
      type: file.type,
      hash: null,
      title: nameToTitle(file.name),
      alt: '',
      isWanted: false,
    });
    return { ...begun, file, ...(problem && { phase: 'refused', ...problem }) };
  }

  /** Looks for the same files, as long as there are any to look for. */
  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const { signal } = this.#closing;
    for (let next = this.#toCheck(); next.length > 0; next = this.#toCheck()) {
      for (const file of next) if (file.check === 'open') await this.#hash(file);
      if (signal.aborted) return;
      await this.#ask(next.map(({ id }) => id)).catch((error: unknown) => {
        for (const { id } of signal.aborted ? [] : next) this.#put(id, toFailure(error));
      });
      if (signal.aborted) return;
      // Another tab may have recorded more by now: what has not changed is not written.
      if (next.some(({ check }) => check === 'open')) this.#note();
      this.#pump();
    }
    this.#isChecking = false;
  }

  #toCheck(): BulkFile[] {
    const isOpen = ({ check, phase, file }: BulkFile) =>
      phase === 'idle' && (check === 'hashed' || (check === 'open' && file !== null));
    return this.getSnapshot().files.filter(isOpen).slice(0, portion);
  }

  async #hash({ id, file, hash: before }: BulkFile): Promise<void> {
    if (!file) return;
    const hash = await this.#tools.hash(file).catch(() => null);
    if (this.#closing.signal.aborted || !this.#find(id)) return;
    if (hash === null) return this.#put(id, { phase: 'failed', problem: 'FILE_LOST' });
    const { files } = this.getSnapshot();
    if (before !== null && before !== hash) {
      // Another file of the same name and size: the one of the record is still missing.
      const other = { ...this.#begin(file), hash, check: 'hashed' } as const;
      const rest = files.map((one) =>
        one.id === id ? ({ ...one, file: null, check: 'hashed' } as const) : one,
      );
      return this.#set({ files: [...rest, other] });
    }
    const renamed = before === null && files.find((one) => !one.file && one.hash === hash);
    if (!renamed) return this.#put(id, { hash, check: 'hashed' });
    this.#set({ files: files.filter((one) => one.id !== id) });
    this.#put(renamed.id, { file, check: 'hashed' });
  }

  async #ask(ids: readonly string[]): Promise<void> {
    const asked = this.getSnapshot().files.filter(
      ({ id, check }) => check === 'hashed' && ids.includes(id),
    );
    const hashes = [...new Set(asked.flatMap(({ hash }) => hash ?? []))];
    if (hashes.length === 0) return;
    const taken = await this.#tools.findTaken(hashes, this.#closing.signal);
    // One that was chosen again in the meantime is hashed first.
    for (const { id, hash } of asked)
      if (this.#find(id)?.check === 'hashed')
        this.#put(id, { check: 'done', takenBy: taken.get(hash ?? '') ?? null });
  }

  #pump(): void {
    const { files, halt } = this.getSnapshot();
    if (halt !== null || this.#closing.signal.aborted) return;
    const twins = findTwins(files);
    for (const file of files) {
      if (this.#sending.size >= mostAtOnce) return;
      if (toState(file, twins) === 'waiting' && !this.#sending.has(file.id)) void this.#send(file);
    }
  }

  async #send({ id, uploadKey, file, bytes }: BulkFile): Promise<void> {
    if (!file) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    this.#sending.set(id, aborter);
    this.#put(id, { phase: 'sending' });
    try {
      // Before a byte is sent, the device knows the key under which it is.
      await this.#kept;
      signal.throwIfAborted();
      const onProgress = (sentBytes: number) => this.#put(id, { sentBytes });
      const stored = await this.#tools.upload(file, { signal, onProgress, key: uploadKey });
      const { hasPlace = false } = stored;
      const at = Date.now();
      this.#put(id, { phase: 'idle', sentBytes: bytes, stored: { id: stored.id, at, hasPlace } });
      this.#note();
    } catch (error) {
      const isQuota = error instanceof UploadRefused && error.code === 'QUOTA';
      if (isQuota) this.#set({ halt: 'quota' });
      this.#put(id, signal.aborted || isQuota ? { phase: 'idle' } : toFailure(error));
    }
    this.#sending.delete(id);
    this.#pump();
  }

  #find(id: string): BulkFile | undefined {
    return this.getSnapshot().files.find((file) => file.id === id);
  }

  #put(id: string, part: Partial<BulkFile>): void {
    const { files } = this.getSnapshot();
    this.#set({ files: files.map((file) => (file.id === id ? { ...file, ...part } : file)) });
  }

  #set(part: Partial<BulkState>): void {
    this.#store.set({ ...this.getSnapshot(), ...part });
  }

  /** Keeps the record. */
  #note(): void {
    if (this.#closing.signal.aborted) return;
    const { files } = this.getSnapshot();
    const kept = files.filter(({ phase }) => phase !== 'refused').map(toRecord);
    this.#kept = this.#tools.keep(kept.length > 0 ? kept : null).then(
      () => this.#set({ isKept: true }),
      () => this.#set({ isKept: false }),
    );
  }
}

const notStored = () => ({ uploadKey: `bulk.${crypto.randomUUID()}`, stored: null });

/** Returns a recorded file for a page that does not have it. One that was stored too long ago is sent again. */
function fromRecord(recorded: RecordedFile): BulkFile {
  const isOver = recorded.stored !== null && Date.now() - recorded.stored.at > storedForMs;
  return {
    ...recorded,
    ...(isOver && notStored()),
    file: null,
    phase: 'idle',
    check: recorded.hash === null ? 'open' : 'hashed',
    takenBy: null,
    sentBytes: 0,
    errors: {},
  };
}

function toRecord(file: BulkFile): RecordedFile {
  const { id, uploadKey, name, bytes, type, hash, title, alt, stored, isWanted } = file;
  return { id, uploadKey, name, bytes, type, hash, title, alt, stored, isWanted };
}

function toFailure(error: unknown): Partial<BulkFile> {
  if (error instanceof UploadRefused)
    return { phase: 'refused', problem: error.code, limit: error.limit };
  return { phase: 'failed' };
}
