// Shared code of the commands backup, restore and move.
import { readFileSync } from 'node:fs';
import type { Config } from '#server/config.ts';

/** Fewer characters than this are tried out too soon. */
const leastPassphrase = 12;

/**
 * The first line of the file named, else what the settings have; null for none.
 * @throws a sentence when the file cannot be read or the passphrase is too short
 */
export function readPassphrase(
  file: string | undefined,
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
): string | null {
  if (file === undefined) return backupPassphrase;
  const [passphrase = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
  if (passphrase.length < leastPassphrase)
    throw new Error(`The passphrase in ${file} is under ${leastPassphrase} characters`);
  return passphrase;
}

/** "12.3 MB" */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Runs a command and sets how the process ends: 1 when the work failed, 2 when what was asked for makes
 * no sense. Errors are printed as their sentence.
 * @param parse reads the command line; null when it cannot be understood
 */
export async function runCommand(
  usage: string,
  parse: () => (() => Promise<void>) | null,
): Promise<void> {
  let work: (() => Promise<void>) | null;
  try {
    work = parse();
    if (!work) throw new Error(usage);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
    return;
  }
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
