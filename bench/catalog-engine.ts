// Measures the catalog engine alone, without server and browser:
//    node bench/catalog-engine.ts [articles …]     default: 100000 and 1000000
// Each size is generated and packed in one process and measured in a new one, so that its memory is measured
// separately.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeChunks } from './catalog-chunks.ts';
import { measureEngine } from './catalog-queries.ts';

const own = fileURLToPath(import.meta.url);
const [task, ...rest] = process.argv.slice(2);

if (task === '--pack') {
  const [folder = '', articles = '0'] = rest;
  console.table(writeChunks(folder, Number(articles)));
} else if (task === '--measure') {
  const folder = rest[0] ?? '';
  const read = (kind: string) =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => new Uint8Array(readFileSync(join(folder, kind, file))));
  const stock = read('stock');
  const range = [...read('articles'), ...read('groups'), ...read('names')];
  console.table(measureEngine(range, read('prices'), stock));
} else {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const sizes = task === undefined ? ['100000', '1000000'] : [task, ...rest];
  for (const articles of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'pannier-engine-'));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['--expose-gc', '--max-old-space-size=8192', own, ...args], {
        stdio: 'inherit',
      });
    try {
      console.log(`${Number(articles).toLocaleString('en')} articles`);
      run('--pack', folder, articles);
      run('--measure', folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
