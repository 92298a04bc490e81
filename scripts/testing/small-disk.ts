import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, which can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Leaves no room to processes on the disk. @param pid the one that writes */
  fill(pid: number): void;
  /** Makes room again. */
  empty(pid: number): void;
  remove(): void;
}

/**
 * Mounts a disk in memory. Who may not mount gets a folder, and its process, once it is "filled", a
 * limit to how far its files may grow: the same failures of writing, under another name.
 */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options).status === 0;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(pid) {
      if (!isMounted) return limitFiles(pid, '1024');
      const { bfree, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bfree * bsize));
      } catch {
        // Other processes have filled the rest of the disk since.
      }
    },
    empty(pid) {
      if (isMounted) rmSync(ballast);
      else limitFiles(pid, 'unlimited');
    },
    remove() {
      if (isMounted) spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets a process write no file beyond so many bytes; `unlimited` ends that. */
export function limitFiles(pid: number, bytes: string): void {
  spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);
}
