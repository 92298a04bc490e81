import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { ClientFeature } from '#src/crud/feature.ts';
import { root } from './root.ts';

// Generates the lists of features from the folders of the features, so that adding a folder adds the feature.

const note = (pattern: string) => `// Written by "npm run generate" from ${pattern}.\n`;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files of a role, such as `feature` or `tasks`, that bear the name of their feature's folder. */
function findFiles(side: 'src' | 'server', role: string): { name: string; path: string }[] {
  return globSync(`${root}${side}/features/*/*.${role}.{ts,tsx}`)
    .map((path) => ({ name: basename(path).split('.')[0] ?? '', path: path.slice(root.length) }))
    .filter(({ name, path }) => path.startsWith(`${side}/features/${name}/${name}.${role}.`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const writeImport = (what: string, path: string) => `import { ${what} } from '#${path}';\n`;

function serverList(): string {
  const found = findFiles('server', 'feature');
  return `${note('server/features/*/*.feature.ts')}import type { Feature } from '#server/graphql/feature.ts';
${found.map(({ name, path }) => writeImport(camel(name), path)).join('')}
/** Every feature of the server. */
export const features: readonly Feature[] = [
${found.map(({ name }) => `  ${camel(name)},\n`).join('')}];
`;
}

/** The builders of records that features bring for the server's tests. Product code never reads the list. */
function builderList(): string {
  const found = globSync('server/features/*/testing/*.given.ts', { cwd: root })
    .sort()
    .map((path) => ({ builders: camel(`given-${basename(path, '.given.ts')}`), path }));
  return `${note('server/features/*/testing/*.given.ts')}import type { Db } from '#server/db/database.ts';
${found.map(({ builders, path }) => writeImport(builders, path)).join('')}
/** The builders of every feature's records. */
export const buildersFor = (db: Db) => ({
${found.map(({ builders }) => `  ...${builders}(db),\n`).join('')}});
`;
}

/** The parts of a feed that features read. */
function feedList(): string {
  const found = findFiles('server', 'feed').map(({ name, path }) => ({
    list: `${camel(name)}Feed`,
    path,
  }));
  return `${note('server/features/*/*.feed.ts')}import type { FeedPart } from '#server/feeds/feed-folder.ts';
${found.map(({ list, path }) => writeImport(list, path)).join('')}
/** The files and folders of a feed that features read. */
export const feedParts: readonly FeedPart[] = [
${found.map(({ list }) => `  ...${list},\n`).join('')}];
`;
}

/**
 * Generates the list of the features' additions to the fixture of the server's tests. Product code never
 * reads it.
 */
function seedList(): string {
  const found = globSync('server/features/*/testing/*.seed.ts', { cwd: root })
    .sort()
    .map((path) => ({ seed: `${camel(basename(path, '.seed.ts'))}Seed`, path }));
  return `${note('server/features/*/testing/*.seed.ts')}import type { FeatureSeed } from '../feature-seed.ts';
${found.map(({ seed, path }) => writeImport(seed, path)).join('')}
/** The seeds that features bring themselves, by name. */
export const featureSeeds: readonly FeatureSeed[] = [
${found.map(({ seed }) => `  ${seed},\n`).join('')}];
`;
}

/** Features whose pages are known from the first moment; the others come after the first screen. */
const first = ['catalog', 'session'];

function clientList(constant: string, about: string, isMember: (name: string) => boolean): string {
  const found = findFiles('src', 'feature').filter(({ name }) => isMember(name));
  return `${note('src/features/*/*.feature.ts')}import type { ClientFeature } from '#src/crud/feature.ts';
${found.map(({ name, path }) => writeImport(camel(name), path)).join('')}
/** ${about} */
export const ${constant}: readonly ClientFeature[] = [
${found.map(({ name }) => `  ${camel(name)},\n`).join('')}];
`;
}

/** A file that loads every feature's file of a role; each makes itself known. */
function sideEffects(pattern: string, about: string, role: string): string {
  const imports = findFiles('src', role).map(({ path }) => `import '#${path}';\n`);
  return `${note(pattern)}// ${about}\n${imports.join('') || 'export {};\n'}`;
}

/**
 * Generates one hook that returns the words of all features' changes. The list of hooks is fixed, as React
 * requires.
 */
function changeTexts(): string {
  const found = findFiles('src', 'changes').map(({ name, path }) => {
    const hook = camel(`use-${name}-changes`);
    return { hook, line: writeImport(hook, path) };
  });
  return `${note('src/features/*/*.changes.ts')}import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
${found.map(({ line }) => line).join('')}
/** The texts of every feature's changes, by operation. */
export function useFeatureChanges(): ChangeTextsByOperation {
  return {
${found.map(({ hook }) => `    ...${hook}(),\n`).join('')}  };
}
`;
}

function auditTexts(): string {
  const found = findFiles('src', 'audit');
  return `${note('src/features/*/*.audit.ts')}import type { AuditTexts } from '#src/crud/record/audit-texts.ts';
${found.map(({ name, path }) => writeImport(`${camel(name)}Audit`, path)).join('')}
/** The texts that features add to the audit log, by feature. */
export const auditTexts: Readonly<Record<string, AuditTexts>> = {
${found.map(({ name }) => `  ${/-/.test(name) ? `'${name}'` : name}: ${camel(name)}Audit,\n`).join('')}};
`;
}

function menus(): string {
  const found = findFiles('src', 'menu').map(({ name, path }) => ({
    menu: `${camel(name)}Menu`,
    path,
  }));
  return `${note('src/features/*/*.menu.ts')}import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';
${found.map(({ menu, path }) => writeImport(menu, path)).join('')}
/** The menu entries that features bring themselves. */
export const featureMenus: readonly FeatureMenu[] = [
${found.map(({ menu }) => `  ${menu},\n`).join('')}];
`;
}

function taskSources(): string {
  const found = findFiles('src', 'tasks').map(({ name, path }) => ({
    tasks: `${camel(name)}Tasks`,
    path,
  }));
  return `${note('src/features/*/*.tasks.tsx')}import type { TaskSource } from '#src/crud/task/task-source.ts';
${found.map(({ tasks, path }) => writeImport(tasks, path)).join('')}
/** What the features add to the home page. */
export const taskSources: readonly TaskSource[] = [
${found.map(({ tasks }) => `  ...${tasks},\n`).join('')}];
`;
}

/** The client's features themselves. @throws when a file does not export one under its name */
export async function clientFeatures(): Promise<{ name: string; feature: ClientFeature }[]> {
  const found = findFiles('src', 'feature').map(async ({ name, path }) => {
    const module = (await import(root + path)) as Record<string, ClientFeature | undefined>;
    const feature = module[camel(name)];
    if (!feature) throw new Error(`${path} does not export ${camel(name)}`);
    return { name, feature };
  });
  return await Promise.all(found);
}

/** Hashes of the client's operations by their names. */
function operationHashes(trusted: string): Map<string, string> {
  const entries = Object.entries(JSON.parse(trusted) as Record<string, string>);
  return new Map(
    entries.flatMap(([hash, text]) =>
      [...text.matchAll(/\b(?:query|mutation) (\w+)/g)].map(([, name = '']): [string, string] => [
        name,
        hash,
      ]),
    ),
  );
}

/** @throws when a feature names an operation that no document has */
function getHash(hashes: Map<string, string>, operation: string, feature: string): string {
  const hash = hashes.get(operation);
  if (!hash) throw new Error(`${feature}.feature.ts names ${operation}, which no document has`);
  return hash;
}

async function offlineFiles(trusted: string): Promise<[string, string][]> {
  const hashes = operationHashes(trusted);
  const features = await clientFeatures();
  const kept = features.flatMap(({ name, feature }) =>
    (feature.keptQueries ?? []).map((query) => getHash(hashes, query, name) && query),
  );
  const plain = features.flatMap(({ name, feature }) =>
    (feature.outbox ?? []).map((one) => ({ ...one, hash: getHash(hashes, one.name, name) })),
  );
  return [
    [
      'src/offline/generated/kept-queries.ts',
      `${note('src/features/*/*.feature.ts')}
/** Queries whose answers the device keeps, named as in the documents. */
export const keptQueries: readonly string[] = [
${kept
  .sort()
  .map((query) => `  '${query}',\n`)
  .join('')}];
`,
    ],
    [
      'src/offline/generated/plain-operations.ts',
      `${note('src/features/*/*.feature.ts')}import type { PlainOperation } from '../outbox/plain-operations.ts';

/** The operations of the outbox that need no code; for the page only, see plain-operations.ts. */
export const plainOperations: readonly PlainOperation[] = ${JSON.stringify(plain, null, 2)};
`,
    ],
    [
      'src/features/generated/features.offline.ts',
      sideEffects(
        'src/features/*/*.offline.ts',
        'What page and worker run of the features.',
        'offline',
      ),
    ],
  ];
}

/** The lists of both sides. @param trusted the client's documents by hash, as JSON */
export async function featureFiles(trusted: string): Promise<[string, string][]> {
  return [
    ['server/generated/features.ts', serverList()],
    ['server/generated/feed-files.ts', feedList()],
    ['server/testing/generated/feature-seeds.ts', seedList()],
    ['server/testing/generated/builders.ts', builderList()],
    [
      'src/app/generated/first-features.ts',
      clientList('firstFeatures', 'Known from the first moment.', (name) => first.includes(name)),
    ],
    [
      'src/app/generated/deferred-features.ts',
      clientList(
        'deferredFeatures',
        'Come after the first screen.',
        (name) => !first.includes(name),
      ),
    ],
    ['src/app/generated/menus.ts', menus()],
    ['src/app/generated/tasks.ts', taskSources()],
    ['src/features/generated/audit-texts.ts', auditTexts()],
    ['src/app/generated/change-texts.ts', changeTexts()],
    [
      'src/app/generated/problem-texts.ts',
      sideEffects(
        'src/features/*/*.problems.ts',
        'The texts of every feature’s problems.',
        'problems',
      ),
    ],
    ...(await offlineFiles(trusted)),
  ];
}

export { first as firstFeatures };
