// Writes the reference of the API as one HTML page, from schema.graphql and its descriptions:
//   npm run api-reference                 writes api-reference.html
//   npm run api-reference -- <file>
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderReference } from './api-reference/render-reference.ts';
import { root } from './generate/root.ts';

const file = resolve(process.argv[2] ?? `${root}api-reference.html`);
const tables = globSync('server/**/permissions.tsv', { cwd: root }).sort();
const rest = tables.flatMap((table) =>
  readFileSync(root + table, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([kind, call]) => (kind === 'rest' && call ? [call] : [])),
);
writeFileSync(file, renderReference(readFileSync(`${root}schema.graphql`, 'utf8'), rest));
console.log(`Wrote ${file}`);
