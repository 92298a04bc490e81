import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const wantedBytes = 4 * 2 ** 30;

/**
 * Has this process and those it starts keep their temporary files in memory, where the machine has room for
 * it: a copy of a database is some 1,500 small files, which takes ten times as long on a disk. Removed when
 * the process ends. A TMPDIR that is set stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !isFit()) return;
  const folder = mkdtempSync(`${memory}/pannier-`);
  // PostgreSQL never runs as root, and has to reach its data.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Whether there is a disk in memory with room, from which programs may run too. */
function isFit(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place]) => place === memory);
  if (!mount || mount[3]?.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= wantedBytes;
}
