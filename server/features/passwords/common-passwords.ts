import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const packed = new URL('./common-passwords.txt.br', import.meta.url);

let loading: Promise<string> | null = null;

/**
 * The list as one text: each password between two line breaks. A text of a megabyte is searched in less
 * than a millisecond, and a set of a hundred thousand texts would take ten times its memory.
 */
function loadList(): Promise<string> {
  loading ??= readFile(packed)
    .then((bytes) => promisify(brotliDecompress)(bytes))
    .then((bytes) => bytes.toString('latin1'))
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A password as it is compared with the list: in small letters, and with wide characters as usual ones. */
export function comparableForm(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/**
 * Whether a password is one of the 100,000 most common ones that have at least eight characters (ASVS
 * 6.2.4, 6.2.12), in whatever case. The list is read at the first call.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const word = comparableForm(password);
  return !word.includes('\n') && (await loadList()).includes(`\n${word}\n`);
}
