import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where, within the database's directory, its successor is made. */
export const getSuccessorPath = (directory: string) => join(directory, 'restoring');

const getMarkerPath = (directory: string) => join(directory, 'restore-unfinished');
/** The locks belong to the process that replaces the database. */
const stays = /^(?:\.?lock.*|restoring|restore-unfinished)$/;

/** Whether there is a database in the directory. */
export function holdsDatabase(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'));
}

/**
 * Writes the successor, which is closed, through to the disk and puts it in the place of the database. A marker is there as long as it
 * takes: a process that is killed in between leaves a directory that `refuseUnfinished` knows.
 */
export function replaceDatabase(directory: string): void {
  const successor = getSuccessorPath(directory);
  syncTree(successor);
  writeFileSync(getMarkerPath(directory), '');
  syncPath(directory);
  for (const name of readdirSync(directory))
    if (!stays.test(name)) rmSync(join(directory, name), { recursive: true });
  for (const name of readdirSync(successor))
    renameSync(join(successor, name), join(directory, name));
  syncPath(directory);
  rmSync(successor, { recursive: true });
  rmSync(getMarkerPath(directory));
}

/** @throws a sentence when a restore was interrupted while it replaced the database */
export function refuseUnfinished(directory: string): void {
  if (existsSync(getMarkerPath(directory)))
    throw new Error(
      `A restore of the database in ${directory} was interrupted. Run it again: npm run restore -- <file> --force`,
    );
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncTree(join(folder, entry.name));
    else syncPath(join(folder, entry.name));
  syncPath(folder);
}

function syncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
