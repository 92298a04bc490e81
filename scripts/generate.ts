// Writes everything that is derived: schema.graphql, the server's resolver types, the table types,
// the client's documents, the list of trusted documents, the lists of
// features, the app's paths and pages, and the permissions that open pages and operations.
//   npm run generate             writes
//   npm run generate -- --check  only compares; ends with 1 when something is stale
//   --no-tables                  leaves out the table types, which need a database
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { clientFiles } from './generate/client.ts';
import { featureFiles } from './generate/features.ts';
import { protectedPartFiles } from './generate/protected-parts.ts';
import { root } from './generate/root.ts';
import { routeFiles } from './generate/routes.ts';
import { mergedSchema, resolverTypes } from './generate/schema.ts';
import { tableTypes } from './generate/tables.ts';

const check = process.argv.includes('--check');
const schema = mergedSchema();
const client = await clientFiles(schema);
const files = new Map<string, string>([
  ['schema.graphql', schema],
  ['server/graphql/generated/types.ts', await resolverTypes(schema)],
  ...(process.argv.includes('--no-tables')
    ? []
    : [['server/db/generated/tables.ts', await tableTypes()] as const]),
  ...client,
  ...(await featureFiles(client.find(([name]) => name === 'trusted-documents.json')?.[1] ?? '{}')),
  ...(await routeFiles()),
  ...(await protectedPartFiles(schema)),
]);

const stale: string[] = [];
for (const [name, text] of files) {
  const path = `${root}${name}`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale.push(relative(root, path));
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
// The documents of features that are gone.
for (const name of globSync('src/graphql/generated/*', { cwd: root })) {
  if (files.has(name)) continue;
  stale.push(name);
  if (!check) rmSync(root + name);
}
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Everything generated is up to date.');
