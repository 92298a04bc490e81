import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { circularEdges, featureEdges } from './feature-graph.ts';
import { featureOf, isTest, sources } from './sources.ts';

const files = sources();
const code = files.filter((file) => !isTest(file.path));

/** Imports that break a law, each as "file imports that". */
function offences(allowed: (from: string, to: string) => boolean): string[] {
  return code.flatMap((file) =>
    file.imports
      .filter((to) => /^(src|server|sw|shared)\//.test(to) && !allowed(file.path, to))
      .map((to) => `${file.path} imports ${to}`),
  );
}

test('client and server meet only in the schema and in shared/: move what both need to shared/', () => {
  const wrong = offences((from, to) => {
    if (/^(src|sw)\//.test(from)) return !to.startsWith('server/');
    if (from.startsWith('server/')) return !/^(src|sw)\//.test(to);
    if (from.startsWith('shared/')) return to.startsWith('shared/');
    return true;
  });
  expect(wrong).toEqual([]);
});

test('the worker takes only React-free code: src/offline, src/graphql or a *.offline.ts', () => {
  const wrong = offences(
    (from, to) =>
      !from.startsWith('sw/') ||
      /^(sw|shared|src\/offline|src\/graphql)\//.test(to) ||
      to.endsWith('.offline.ts'),
  );
  expect(wrong).toEqual([]);
});

test('features do not reach into each other: export it from the feature’s <feature>.public.ts', () => {
  const wrong = offences((from, to) => {
    const feature = featureOf(to);
    if (!feature || !featureOf(from) || featureOf(from) === feature) return true;
    return to === `${feature}/${feature.split('/').at(-1)}.public.ts`;
  });
  expect(wrong).toEqual([]);
});

test('no two features need each other, not even over others: compose in app/ or move the part down', () => {
  const knots = circularEdges(featureEdges(files));
  expect(knots.map(({ from, to, files }) => `${from} needs ${to}: ${files.join(', ')}`)).toEqual(
    [],
  );
});

test('a public.ts offers at most five names: pass the rest by a link or compose on the screen', () => {
  const wide = code
    .filter((file) => /\.public\.tsx?$/.test(file.path))
    .map((file) => {
      const listed = [...file.text.matchAll(/^export \{([^}]*)\}/gm)].flatMap((match) =>
        (match[1] ?? '').split(',').filter((name) => name.trim() && !/^\s*type /.test(name)),
      );
      const declared = file.text.match(/^export (?:async )?(?:function|const|class)/gm) ?? [];
      return { path: file.path, count: listed.length + declared.length };
    })
    .filter((file) => file.count > 5);
  expect(wide).toEqual([]);
});

test('product code takes nothing from tests: move what both need out of the folder testing/', () => {
  const product = code.filter((file) => /^(src|sw|shared)\//.test(file.path));
  const wrong = product.flatMap((file) =>
    file.imports.filter(isTest).map((to) => `${file.path} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

const layers = ['lib', 'i18n', 'ui', 'graphql', 'offline', 'crud', 'features', 'app'];
const rank: Record<string, number> = {
  lib: 0,
  ui: 1,
  i18n: 1,
  graphql: 2,
  offline: 2,
  crud: 2,
  features: 3,
  app: 4,
};

test('imports go app → features → crud · offline · graphql → ui · i18n → lib: move it down', () => {
  const layer = (path: string) => layers.find((name) => path.startsWith(`src/${name}/`));
  const wrong = offences((from, to) => {
    const [a, b] = [layer(from), layer(to)];
    // The URL table is words, not code of the app: everybody may spell a link.
    if (!a || !b || to === 'src/app/paths.ts') return true;
    return (rank[a] ?? 0) >= (rank[b] ?? 0);
  });
  expect(wrong).toEqual([]);
});

test('only server/config.ts reads the environment: take it from the configuration', () => {
  const readers = code
    .filter((file) => /^(server|src|sw|shared)\//.test(file.path))
    .filter((file) => /process\.env/.test(file.text) && file.path !== 'server/config.ts');
  expect(readers.map((file) => file.path)).toEqual([]);
});

test('SQL stands in *.store.ts only: give the store a function with a name', () => {
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;
  const wrong = code
    .filter((file) => file.path.startsWith('server/features/'))
    .filter((file) => !file.path.endsWith('.store.ts') && speaks.test(file.text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test('only *.store.ts asks for lists: give the store a function that answers a page', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      path.startsWith('server/') &&
      !path.endsWith('.store.ts') &&
      text.includes('list-query.store.ts'),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test('only src/app/paths.ts spells the app’s URLs: use paths.<name>()', () => {
  const spelled = /(?:to|href)=["'{`]+\/(?:catalog|cart|order|login|claim|invoice|user)\b/;
  const wrong = code.filter(
    (file) =>
      file.path.startsWith('src/') && file.path !== 'src/app/paths.ts' && spelled.test(file.text),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test('parts that come later come with their texts: use late() of src/ui/late.tsx, not React’s lazy', () => {
  const wrong = code.filter(
    (file) =>
      file.path.startsWith('src/') && file.path !== 'src/ui/late.tsx' && /\blazy\(/.test(file.text),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test('files stay small: median ≤ 80 lines, nine of ten ≤ 240, none over 400; split by responsibility', () => {
  const sizes = files
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0;
  expect(sizes.filter((file) => file.lines > 400)).toEqual([]);
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(240);
});

test('every operation of the schema is answered by a file of its name', () => {
  const fields = parse(readFileSync(`${root}schema.graphql`, 'utf8')).definitions.flatMap((node) =>
    node.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(node.name.value)
      ? (node.fields ?? []).map((field) => field.name.value)
      : [],
  );
  expect(fields.length).toBeGreaterThan(15);
  const missing = fields.filter(
    (name) =>
      !files.some((file) => new RegExp(`^server/features/[^/]+/${name}\\.ts$`).test(file.path)),
  );
  expect(missing).toEqual([]);
});

test('no test is skipped or focused', () => {
  const mark = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
  expect(files.filter((file) => mark.test(file.text)).map((file) => file.path)).toEqual([]);
});

/** Tests that still replace the host and the session; the list only gets shorter. */
const mocksOfHostAndSession = [
  'src/features/customers/customer-selection.test.tsx',
  'src/features/customers/use-may-choose-customer.test.ts',
  'src/features/deliveries/deliveries.test.tsx',
  'src/features/feedback/consumer-voice.test.tsx',
  'src/features/notifications/inbox.screen.test.tsx',
  'src/features/notifications/notification-settings.test.tsx',
  'src/features/notifications/restock.test.tsx',
  'src/features/order-confirmations/order-confirmations.test.tsx',
  'src/features/order-lists/order-lists.screen.test.tsx',
  'src/features/orders/order-files.test.tsx',
  'src/features/orders/order-list-files.test.tsx',
  'src/features/orders/orders-offline.test.tsx',
  'src/features/orders/orders.test.tsx',
  'src/features/pending-changes/pending-changes.screen.test.tsx',
  'src/features/profile/devices.screen.test.tsx',
  'src/features/profile/edit-profile.screen.test.tsx',
];

test('tests do not mock hosts.public or session.public: use renderScreen of src/testing with host and user', () => {
  const mock = /vi\.mock\(\s*'#src\/features\/(?:hosts\/hosts|session\/session)\.public\.ts'/;
  const mocking = files.filter((file) => mock.test(file.text)).map((file) => file.path);
  const fresh = mocking.filter((path) => !mocksOfHostAndSession.includes(path));
  expect(fresh).toEqual([]);
});

test('there is one GraphQL in the tree', () => {
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const versions = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith('node_modules/graphql'))
    .map(([, entry]) => entry.version);
  expect(versions).toEqual(['16.15.0']);
});
