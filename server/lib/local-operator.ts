import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a command on this machine reaches the server that runs on a data folder. */
export interface LocalOperator {
  /** Such as `http://127.0.0.1:3000`. */
  address: string;
  token: string;
}

const getOperatorFile = (dataDir: string) => join(dataDir, 'operator.json');

/** A token that lives as long as this process. */
export function newOperatorToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Writes how this server is reached into its data folder, readable by its own user alone. A server
 * with nothing of its own on the disk may have a folder that cannot be written: then there is no file.
 * @returns removes the file
 */
export function publishLocalOperator(dataDir: string, operator: LocalOperator): () => void {
  const file = getOperatorFile(dataDir);
  const remove = () => rmSync(file, { force: true });
  try {
    mkdirSync(dataDir, { recursive: true });
    // One that a killed server left behind may be readable by others.
    remove();
    writeFileSync(file, JSON.stringify(operator), { mode: 0o600, flag: 'wx' });
    return remove;
  } catch (error) {
    if (/^(EROFS|EACCES|EPERM)$/.test(String((error as NodeJS.ErrnoException).code)))
      return () => {};
    throw error;
  }
}

/**
 * Returns the file of the last server on the folder, which may have been killed since; null without one.
 */
export function readLocalOperator(dataDir: string): LocalOperator | null {
  try {
    return JSON.parse(readFileSync(getOperatorFile(dataDir), 'utf8'));
  } catch {
    return null;
  }
}
