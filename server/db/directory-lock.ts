// The lock on the embedded database's directory: two processes in it would silently lose each other's
// rows. It consists of two files in the directory, so that every process that sees the directory sees the
// lock:
// - `.lock` is locked in the kernel: exact, and released at once when its holder dies, for all containers
// of one machine.
// - `lock.json` names the holder, which rewrites it every few seconds (the heartbeat). Machines that share
// the directory over a network see by it that the holder is alive. Its age is measured by the file
// system's clock; the clocks of two machines are never compared.
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockInKernel } from './kernel-lock.ts';
import { LockFile } from './lock-file.ts';
import { describeThisProcess, hasEnded, isOfThisMachine, type LockHolder } from './lock-holder.ts';

/** A directory that this process alone may use. */
export interface DirectoryLock {
  /** Writes into the directory where this server listens, for commands that hand it their work. */
  announce(address: string): void;
  /** Lets the next process in; the end of this one does so too, whatever way it ends. */
  release(): void;
}

/** Figures and outlets of the lock, which tests set. Durations in milliseconds. */
export interface LockOptions {
  beatMs: number;
  /** A heartbeat this old is of a machine that has died. */
  staleMs: number;
  lockInKernel: typeof lockInKernel;
  warn: (line: string) => void;
  /** Another machine has taken the directory: nothing may be written any more. */
  onLost: (sentence: string) => void;
}

const usual: LockOptions = {
  beatMs: 5_000,
  staleMs: 30_000,
  lockInKernel,
  warn: console.warn,
  onLost: (sentence) => {
    console.error(sentence);
    process.exit(1);
  },
};

/** Another process uses the directory. */
export class DirectoryInUse extends Error {
  readonly holder: LockHolder | null;
  constructor(directory: string, holder: LockHolder | null) {
    super(
      `The database in ${directory} is in use by another process${holder ? describe(holder) : ''}. ` +
        'Stop that one first, or set DATABASE_URL to a PostgreSQL server, which many can share.',
    );
    this.holder = holder;
  }
}

/**
 * Takes the directory of the embedded database for this process, creating it when missing. Where the
 * last holder was another machine and did not let go, this waits until its heartbeat is half a minute old.
 * @throws DirectoryInUse when another process has the directory
 */
export async function lockDirectory(
  directory: string,
  given: Partial<LockOptions> = {},
): Promise<DirectoryLock> {
  const options = { ...usual, ...given };
  mkdirSync(directory, { recursive: true });
  const real = realpathSync(directory);
  const kernel = options.lockInKernel(join(real, '.lock'));
  if (kernel.state === 'busy') throw new DirectoryInUse(real, readDirectoryLock(real));
  const unlock = kernel.state === 'held' ? kernel.release : () => {};
  const file = new LockFile(real);
  const own = describeThisProcess();
  try {
    await writeHolder(real, own, kernel.state === 'held', options);
  } catch (error) {
    unlock();
    throw error;
  }
  const timer = setInterval(() => {
    const { holder } = file.look();
    if (!holder || holder.id === own.id) return file.beat(own);
    clearInterval(timer);
    options.onLost(`${new DirectoryInUse(real, holder).message} This one ends now.`);
  }, options.beatMs).unref();
  return {
    announce(address) {
      own.address = address;
      file.replace(own);
    },
    release() {
      clearInterval(timer);
      if (file.look().holder?.id === own.id) file.remove();
      unlock();
    },
  };
}

/**
 * Returns the last holder of the directory, which may have been killed since. To find out, call
 * `lockDirectory`; its `DirectoryInUse` names the holder.
 * @returns null when the lock was released
 */
export function readDirectoryLock(directory: string): LockHolder | null {
  return new LockFile(directory).look().holder;
}

/** @param isExact whether the kernel has said that no process of this machine has the directory */
async function writeHolder(
  directory: string,
  own: LockHolder,
  isExact: boolean,
  options: LockOptions,
): Promise<void> {
  const file = new LockFile(directory);
  const { holder, text } = file.look();
  if (text === null) {
    if (!file.create(own)) throw new DirectoryInUse(directory, null);
    return;
  }
  if (holder && isOfThisMachine(holder) && (isExact || hasEnded(holder))) {
    file.replace(own);
    return;
  }
  await waitForSilence(directory, own, options);
  file.replace(own);
  // Another machine may have waited as well: of two that replace the file, the later one has it.
  await sleep(options.beatMs / 5);
  const { holder: winner } = file.look();
  if (winner?.id !== own.id) throw new DirectoryInUse(directory, winner);
  options.warn(
    `The database in ${directory} is taken over: its last user${holder ? describe(holder) : ''} ` +
      `has given no sign of life for ${options.staleMs / 1_000} seconds.`,
  );
}

/** @throws DirectoryInUse as soon as there is another heartbeat */
async function waitForSilence(
  directory: string,
  own: LockHolder,
  { staleMs, beatMs }: LockOptions,
): Promise<void> {
  const file = new LockFile(directory);
  const first = file.look();
  const age = file.clock(own) - first.beatAt;
  const until = performance.now() + staleMs - Math.max(age, 0);
  while (performance.now() < until) {
    await sleep(beatMs / 10);
    const { text, holder, beatAt } = file.look();
    if (text === null) return;
    if (text !== first.text || beatAt !== first.beatAt) throw new DirectoryInUse(directory, holder);
  }
}

function describe({ pid, hostname, startedAt, address }: LockHolder): string {
  const serving = address ? `, serving ${address}` : '';
  return ` (process ${pid} on ${hostname}, since ${startedAt}${serving})`;
}
