import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { circularEdges, featureEdges } from './feature-graph.ts';
import { featureOf, isTest, sources, staticImports } from './sources.ts';

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

// Move what both need to shared/.
test('shares no code between client and server except in shared/', () => {
  const wrong = offences((from, to) => {
    if (/^(src|sw)\//.test(from)) return !to.startsWith('server/');
    if (from.startsWith('server/')) return !/^(src|sw)\//.test(to);
    if (from.startsWith('shared/')) return to.startsWith('shared/');
    return true;
  });
  expect(wrong).toEqual([]);
});

// The worker may import src/offline, src/graphql and *.offline.ts.
test('lets the worker import only React-free code', () => {
  const wrong = offences(
    (from, to) =>
      !from.startsWith('sw/') ||
      /^(sw|shared|src\/offline|src\/graphql)\//.test(to) ||
      to.endsWith('.offline.ts'),
  );
  expect(wrong).toEqual([]);
});

// Export it from the feature’s <feature>.public.ts.
test('imports other features only through their public.ts', () => {
  const wrong = offences((from, to) => {
    const feature = featureOf(to);
    if (!feature || !featureOf(from) || featureOf(from) === feature) return true;
    return to === `${feature}/${feature.split('/').at(-1)}.public.ts`;
  });
  expect(wrong).toEqual([]);
});

// Compose in app/ or move the part down.
test('has no circular dependencies between features', () => {
  const knots = circularEdges(featureEdges(files));
  expect(knots.map(({ from, to, files }) => `${from} needs ${to}: ${files.join(', ')}`)).toEqual(
    [],
  );
});

// Move what both need to a file below them.
test('has no circular imports between files, including types', () => {
  const own = new Set(files.map(({ path }) => path));
  const edges = code.flatMap(({ path, text }) =>
    staticImports(path, text)
      // paths.ts exports itself as a namespace.
      .filter((to) => own.has(to) && to !== path)
      .map((to) => ({ from: path, to, files: [path] })),
  );
  expect(edges.length).toBeGreaterThan(4_000);
  expect(circularEdges(edges).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

// Pass the rest by a link or compose on the screen.
test('exports at most five names from a public.ts', () => {
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

// Move what several read to server/feeds.
test('imports no other feature in feed files', () => {
  const wrong = offences((from, to) => {
    const isFeed = from.startsWith('server/feeds/') || from.endsWith('.feed.ts');
    return !isFeed || !featureOf(to) || featureOf(to) === featureOf(from);
  });
  expect(wrong).toEqual([]);
});

// Move what both need out of the folder testing/.
test('imports no test helpers in product code', () => {
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

// app → features → crud · offline · graphql → ui · i18n → lib: move it down.
test('imports only from the same or a lower layer', () => {
  const layer = (path: string) => layers.find((name) => path.startsWith(`src/${name}/`));
  const wrong = offences((from, to) => {
    const [a, b] = [layer(from), layer(to)];
    // The URL table is words, not code of the app: everybody may spell a link.
    if (!a || !b || to === 'src/app/paths.ts') return true;
    return (rank[a] ?? 0) >= (rank[b] ?? 0);
  });
  expect(wrong).toEqual([]);
});

// Take it from the configuration.
test('reads the environment only in server/config.ts', () => {
  const readers = code
    .filter((file) => /^(server|src|sw|shared)\//.test(file.path))
    .filter((file) => /process\.env/.test(file.text) && file.path !== 'server/config.ts');
  expect(readers.map((file) => file.path)).toEqual([]);
});

// Give the store a function with a name.
test('contains SQL only in *.store.ts', () => {
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;
  const wrong = code
    .filter((file) => file.path.startsWith('server/features/'))
    .filter((file) => !file.path.endsWith('.store.ts') && speaks.test(file.text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// Give the store a function that returns a page.
test('uses list queries only in *.store.ts', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      path.startsWith('server/') &&
      !path.endsWith('.store.ts') &&
      text.includes('list-query.store.ts'),
  );
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

// Use lazyWithMessages() of src/ui/lazy-with-messages.tsx, not React’s lazy.
test('loads lazy components with their texts through lazyWithMessages()', () => {
  const wrong = code.filter(
    (file) =>
      file.path.startsWith('src/') &&
      file.path !== 'src/ui/lazy-with-messages.tsx' &&
      /\blazy\(/.test(file.text),
  );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// Give renderScreen() a host, a user and a customer.
test('mocks neither the host nor the session in tests', () => {
  const mocked = /vi\.(?:do)?mock\(\s*['"`][^'"`]*\/(?:hosts|session)\.public\.ts/i;
  const wrong = files.filter(({ path, text }) => path.startsWith('src/') && mocked.test(text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

// Nine of ten files have at most 240 lines; split by responsibility.
test('keeps files at most 400 lines and the median at 80', () => {
  const sizes = files
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0;
  expect(sizes.filter((file) => file.lines > 400)).toEqual([]);
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(240);
});

test('resolves every schema operation in a file of its name', () => {
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
