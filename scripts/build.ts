import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files are not worth a second copy. */
const least = 512;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(dist + file);
  if (bytes.length < least) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${dist}${file}.br`, br), writeFile(`${dist}${file}.gz`, gz)]);
}

/** Builds the client and its service worker into dist/, and writes a compressed copy of each file. */
await build({ root, logLevel: process.argv.includes('--quiet') ? 'warn' : 'info' });
const files = globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: dist });
await Promise.all(files.map(compress));
process.stdout.write(`Built the client: ${files.length} files with compressed copies in dist/\n`);
