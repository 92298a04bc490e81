import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { circularEdges, featureEdges } from './feature-graph.ts';
import { isTest, resolveImport, sources } from './sources.ts';

// The laws that Biome cannot say. Those about imports and the environment are in biome.json.

const files = sources();
const code = files.filter((file) => !isTest(file.path));

/** The names of all queries and mutations. */
const operations = new Set(
  parse(readFileSync(`${root}schema.graphql`, 'utf8')).definitions.flatMap((node) =>
    node.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(node.name.value)
      ? (node.fields ?? []).map((field) => field.name.value)
      : [],
  ),
);

// Compose in app/ or move the part down.
test('has no circular dependencies between features', () => {
  const knots = circularEdges(featureEdges(files));
  expect(knots.map(({ from, to, files }) => `${from} needs ${to}: ${files.join(', ')}`)).toEqual(
    [],
  );
});

// Take the name out of the public.ts; the feature itself imports the file that has it.
test('exports from a public.ts only names that others use', () => {
  const used = new Set<string>();
  for (const { path, text } of files)
    for (const [, names = '', from = ''] of text.matchAll(
      /^(?:import|export) (?:type )?\{([^}]*)\} from '([^']+\.public\.tsx?)'/gm,
    )) {
      const target = resolveImport(path, from);
      if (dirname(target) === dirname(path)) continue;
      for (const name of names.split(',')) used.add(`${target} ${toExported(name)}`);
    }
  const unused = code
    .filter(({ path }) => /\.public\.tsx?$/.test(path))
    .filter(({ path }) => !files.some(({ chunks }) => chunks.includes(path)))
    .flatMap(({ path, text }) => {
      const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
        ([, names = '']) => names.split(','),
      );
      const declared = [
        ...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm),
      ].map(([, name = '']) => name);
      return [...listed, ...declared]
        .map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')
            .at(-1),
        )
        .filter((name) => name && !used.has(`${path} ${name}`))
        .map((name) => `${path} exports ${name}`);
    });
  expect(unused).toEqual([]);
});

/** The name in the exporting file of `type A as B`. */
const toExported = (name: string) =>
  name
    .trim()
    .replace(/^type /, '')
    .split(' as ')[0];

// Give the store a function with a name.
test('contains SQL only in *.store.ts', () => {
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;
  const wrong = code
    .filter((file) => file.path.startsWith('server/features/'))
    .filter((file) => !file.path.endsWith('.store.ts') && speaks.test(file.text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// Use paths.<name>().
test('builds the app’s URLs only in src/app/paths.ts', () => {
  const spelled = /(?:to|href)=["'{`]+\/(?:catalog|cart|order|login|claim|invoice|user)\b/;
  const wrong = code.filter(
    (file) =>
      file.path.startsWith('src/') && file.path !== 'src/app/paths.ts' && spelled.test(file.text),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// What is formatted in a fixed locale is read by a program, and the text differs between engines: take
// getLocalTime() or getDayIn().
test('formats dates in a fixed locale only in shared/days.ts', () => {
  const fixed = /Intl\.DateTimeFormat\(\s*(?:['"`]|undefined|\[)|\.toLocale(?:Date|Time)String\(/;
  const wrong = code.filter(
    ({ path, text }) =>
      /^(?:src|sw|shared|server)\//.test(path) && path !== 'shared/days.ts' && fixed.test(text),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// Give renderScreen() a host, a user and a customer.
// Decision 018.
test('names the library of workbooks in one file of each side', () => {
  const importers = code
    .filter(({ path }) => /^(src|sw|server|shared)\//.test(path))
    .filter(({ imports }) => imports.some((name) => /^hucre(\/|$)/.test(name)))
    .map(({ path }) => path);
  expect(importers.sort()).toEqual(['server/lib/table-export.ts', 'src/lib/workbook.ts']);
});

test('mocks neither the host nor the session in tests', () => {
  const mocked = /vi\.(?:do)?mock\(\s*['"`][^'"`]*\/(?:hosts|session)\.public\.ts/i;
  const wrong = files.filter(({ path, text }) => path.startsWith('src/') && mocked.test(text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// The generated list loads them; in tests renderScreen() does.
test('registers problem texts only by the generated list', () => {
  const byHand = files.filter(({ text }) => /^import '[^']*problem[^']*\.ts';$/m.test(text));
  expect(byHand.map(({ path }) => path).sort()).toEqual([
    'src/app/deferred-routes.ts',
    'src/app/offline-features.ts',
    'src/i18n/use-problem-text.ts',
    'src/testing/render-screen.tsx',
  ]);
});

// Nine of ten files have at most 240 lines; split by responsibility.
test('keeps files at most 400 lines long', () => {
  const sizes = files
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0;
  expect(sizes.filter((file) => file.lines > 400)).toEqual([]);
  expect(at(0.9)).toBeLessThanOrEqual(240);
  const warning = toMedianWarning(at(0.5));
  if (warning) console.warn(warning);
});

/** A band fails nothing: one file more or less must not decide over a commit. */
const toMedianWarning = (lines: number) =>
  lines < 50 || lines > 90 ? `The median of files is ${lines} lines, outside 50 to 90.` : null;

test('warns of a median of file lengths outside 50 to 90', () => {
  expect([50, 90].map(toMedianWarning)).toEqual([null, null]);
  expect([49, 91].map(toMedianWarning)).not.toContain(null);
});

// Join it to the file that imports it.
test('gives files under 15 lines a role or two importers', () => {
  const importers = (path: string) => files.filter(({ imports }) => imports.includes(path));
  const isChunk = (path: string, text: string) =>
    text.includes('import(') || files.some((file) => file.chunks.includes(path));
  const fragments = code
    .filter(({ path }) => /^(src|server|shared|sw)\//.test(path))
    .filter(({ text }) => text.split('\n').length <= 15)
    // A suffix names its role; a file that is a GraphQL field bears its name.
    .filter(({ path }) => !/\.\w+\.tsx?$/.test(path) && !operations.has(basename(path, '.ts')))
    .filter(({ path, text }) => !isChunk(path, text))
    .flatMap(({ path }) => {
      const [one, another] = importers(path);
      const ownTest = path.replace(/(?=\.tsx?$)/, '.test');
      const needed = one && (one.path.endsWith('.public.ts') || one.path === ownTest);
      return one && !another && !needed ? [`${path} is only imported by ${one.path}`] : [];
    });
  expect(fragments).toEqual([]);
});

test('resolves every schema operation in a file of its name', () => {
  expect(operations.size).toBeGreaterThan(15);
  const missing = [...operations].filter(
    (name) =>
      !files.some((file) => new RegExp(`^server/features/.+/${name}\\.ts$`).test(file.path)),
  );
  expect(missing).toEqual([]);
});

test('contains no skipped or focused test', () => {
  const mark = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
  expect(files.filter((file) => mark.test(file.text)).map((file) => file.path)).toEqual([]);
});

test('installs exactly one version of graphql', () => {
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const versions = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith('node_modules/graphql'))
    .map(([, entry]) => entry.version);
  expect(versions).toEqual(['16.15.0']);
});

// Use `readsOnly` of useSession: it says for all screens who reads and exports only (reading 43).
test('asks only the session whether a user is an auditor', () => {
  const other = new Set([
    'src/features/session/use-session.ts',
    // Rules of the specification about auditors (B043, B046), and a list that auditors see.
    'src/app/menus/change-customer.rules.ts',
    'src/features/customers/customers.rules.ts',
    'src/features/payments/components/payment-tabs.tsx',
  ]);
  const found = code.filter(
    ({ path, text }) =>
      path.startsWith('src/') && /limitation [=!]== 'audit'/.test(text) && !other.has(path),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('documents every kind of audit event', () => {
  const documented = readFileSync(new URL('../../docs/security-log.md', import.meta.url), 'utf8');
  const kinds = code
    .filter(({ path }) => /^(server|scripts)\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/\bkind: '([a-z-]+\.[a-z-]+)'/g)])
    .map(([, kind = '']) => kind);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !documented.includes(`\`${kind}\``))).toEqual([]);
});
