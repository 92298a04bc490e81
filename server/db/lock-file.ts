import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type LockHolder, parseHolder } from './lock-holder.ts';

/** The state of the lock file. */
interface Seen {
  /** Null when there is no file. */
  text: string | null;
  holder: LockHolder | null;
  /** The last heartbeat, by the clock of the file system. */
  beatAt: number;
}

/** `lock.json` of the embedded database's directory; it appears and changes in one step. */
export class LockFile {
  readonly #directory: string;
  readonly #file: string;

  constructor(directory: string) {
    this.#directory = directory;
    this.#file = join(directory, 'lock.json');
  }

  /** Reading opens the file, which makes a network file system ask its server. */
  look(): Seen {
    try {
      const text = readFileSync(this.#file, 'utf8');
      return { text, holder: parseHolder(text), beatAt: statSync(this.#file).mtimeMs };
    } catch {
      return { text: null, holder: null, beatAt: 0 };
    }
  }

  /** @returns false when another process was faster */
  create(own: LockHolder): boolean {
    const draft = this.#draft(own);
    try {
      linkSync(draft, this.#file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      // A file system without links.
      writeFileSync(this.#file, textOf(own), { flag: 'wx', mode: 0o600 });
      return true;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  replace(own: LockHolder): void {
    renameSync(this.#draft(own), this.#file);
  }

  /** Updates the file's modification time by the file system's clock, by writing the same content. */
  beat(own: LockHolder): void {
    try {
      const fd = openSync(this.#file, 'r+');
      try {
        writeSync(fd, textOf(own), 0);
      } finally {
        closeSync(fd);
      }
    } catch {
      // On a full disk the time can still be set. Without the disk there is nothing to guard.
      try {
        utimesSync(this.#file, new Date(), new Date());
      } catch {}
    }
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }

  /** The time of the file system, which may be another machine's. */
  clock(own: LockHolder): number {
    const draft = this.#draft(own);
    const { mtimeMs } = statSync(draft);
    rmSync(draft);
    return mtimeMs;
  }

  /** The whole content under another name, from where it is put in place. */
  #draft(own: LockHolder): string {
    const file = join(this.#directory, `.lock-${own.id}`);
    writeFileSync(file, textOf(own), { mode: 0o600 });
    return file;
  }
}

const textOf = (holder: LockHolder) => `${JSON.stringify(holder, null, 2)}\n`;
