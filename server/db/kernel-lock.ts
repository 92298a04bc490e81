import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** The result of asking the kernel for a file's lock. */
export type KernelLock =
  | { state: 'held'; release: () => void }
  /** Another process holds it, in whatever container it runs. */
  | { state: 'busy' }
  /** There is no `flock` command, or the file system knows no locks. */
  | { state: 'unknown' };

/**
 * Locks a file with flock(2), which holds across all containers of one machine, and which the kernel
 * releases with the process, whatever way it ends. Node has no such call: the `flock` command locks the
 * open file it inherits, and the lock stays with this process's descriptor when the command ends.
 */
export function lockInKernel(file: string): KernelLock {
  if (process.platform !== 'linux') return { state: 'unknown' };
  // Only the owner may open the file, so that no other user can hold the lock.
  const fd = openSync(file, 'a', 0o600);
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (status === 0) return { state: 'held', release: () => closeSync(fd) };
  closeSync(fd);
  return { state: status === 1 ? 'busy' : 'unknown' };
}
