import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
} from 'node:fs';
import net from 'node:net';
import { basename, dirname, join } from 'node:path';

/**
 * Takes the directory of the embedded database for this process, creating it when missing. Two
 * processes in one directory would silently lose each other's rows.
 * @returns the release; the end of the process releases too, whatever way it ends
 * @throws a sentence for the person at the terminal, when another process has the directory
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const real = realpathSync(directory);
  return process.platform === 'linux' ? lockBySocket(real) : lockByFile(real);
}

/** An abstract socket: the kernel frees the name with the process. */
function lockBySocket(directory: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', () => reject(inUse(directory)));
    server.listen(`\0pannier:${directory}`, () => {
      server.unref();
      resolve(() => void server.close());
    });
  });
}

/** A file with the holder's process id; one left behind by a dead process is taken over. */
function lockByFile(directory: string): () => void {
  const file = join(dirname(directory), `.${basename(directory)}.lock`);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const fd = openSync(file, 'wx');
      writeSync(fd, String(process.pid));
      closeSync(fd);
      return () => rmSync(file, { force: true });
    } catch {
      if (isAlive(Number(readFileSync(file, 'utf8')))) break;
      rmSync(file, { force: true });
    }
  }
  throw inUse(directory);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function inUse(directory: string): Error {
  return new Error(
    `The database in ${directory} is in use by another process. ` +
      'Stop that one first, or set DATABASE_URL to a PostgreSQL server, which many can share.',
  );
}
