// Sizes of what the browser loads, from the build's manifest:  node bench/size.ts [--check]
// With --check it ends with 1 when a budget is exceeded.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/generate/root.ts';
import { closure } from '../server/http/page-links.ts';
import budgets from './budgets.json' with { type: 'json' };

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const dist = `${root}dist/`;
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
>;

const gzip = (file: string) => gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000;
const total = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + gzip(manifest[key]?.file ?? ''), 0);

export interface SizeRow {
  what: string;
  kb: number;
  budget: number;
}

/**
 * Kilobytes (1000 bytes, gzip 9) of the first load of the list, the worker, and each lazy route. The
 * libraries of the first load are counted apart (decision 025): browsers keep their file over releases.
 */
export function sizes(): SizeRow[] {
  const keys = Object.keys(manifest);
  const entry = keys.filter((key) => manifest[key]?.isEntry);
  const list = keys.filter((key) => key.endsWith('catalog/list.screen.tsx'));
  const english = keys.filter((key) => key.endsWith('locales/first/en.po'));
  const first = closure(manifest, [...entry, ...list, ...english]);
  const libraries = [...first].filter((key) => manifest[key]?.file.startsWith('assets/vendor-'));
  if (libraries.length === 0) throw new Error('The build has no chunk of libraries.');
  const base = closure(manifest, entry);
  const routes = keys
    .filter((key) => key.endsWith('.screen.tsx'))
    .map((key) => ({
      what: `route ${key.split('/').at(-1)}`,
      kb: total([...closure(manifest, [key])].filter((part) => !base.has(part))),
      // Strangers load it first, on phones.
      budget: key.endsWith('/inquiry.screen.tsx') ? budgets.inquiryGzipKb : budgets.lazyRouteGzipKb,
    }));
  return [
    { what: 'libraries', kb: total(libraries), budget: budgets.librariesGzipKb },
    {
      what: 'first load of /en-us/catalog/list without libraries',
      kb: total(first) - total(libraries),
      budget: budgets.firstLoadGzipKb,
    },
    { what: 'sw.js', kb: gzip('sw.js'), budget: budgets.serviceWorkerGzipKb },
    ...routes.sort((a, b) => b.kb - a.kb),
  ];
}

if (import.meta.main) {
  const rows = sizes();
  console.table(rows.map(({ what, kb, budget }) => ({ what, 'kB gzip': kb.toFixed(1), budget })));
  const over = rows.filter((row) => row.kb > row.budget);
  for (const row of over)
    console.error(`${row.what}: ${row.kb.toFixed(1)} kB is over ${row.budget} kB`);
  if (process.argv.includes('--check') && over.length > 0) process.exit(1);
}
