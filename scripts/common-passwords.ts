// Makes the list of common passwords from lists in the order of their use, one password a line
// (docs/decisions/024-common-passwords.md):  node scripts/common-passwords.ts <list> [<list> …]
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { comparableForm } from '#server/features/passwords/common-passwords.ts';
import { root } from './generate/root.ts';

const wanted = 100_000;
/** No host takes shorter ones, so they would only take up space. */
const shortest = 8;

const words = new Set<string>();
for (const file of process.argv.slice(2))
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const word = comparableForm(line);
    if (words.size < wanted && [...word].length >= shortest) words.add(word);
  }
const text = `\n${[...words].sort().join('\n')}\n`;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const packed = brotliCompressSync(text, { params });
writeFileSync(`${root}server/features/passwords/common-passwords.txt.br`, packed);
console.log(`${words.size} passwords, ${packed.length} bytes`);
