import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../generate/root.ts';

// The laws about imports are rules of Biome (biome.json), so that editors show them. A pattern there that
// matches nothing would go unnoticed: here each law is broken once.

const cases: [path: string, code: string, rule: string | null][] = [
  ['src/lib/a.ts', "import '#server/lib/paging.ts';", 'noRestrictedImports'],
  ['src/ui/a.ts', "import '../../server/config.ts';", 'noRestrictedImports'],
  ['src/ui/b.ts', "import '#src/crud/form/confirm.tsx';", 'noRestrictedImports'],
  ['src/offline/a.ts', "import '#src/features/cart/cart.public.ts';", 'noRestrictedImports'],
  ['src/crud/a.tsx', "import { lazy } from 'react'; lazy();", 'noRestrictedImports'],
  ['src/features/cart/a.ts', "import '#src/features/hosts/b.ts';", 'noRestrictedImports'],
  ['src/features/cart/b.ts', "import '#src/app/menus/all.ts';", 'noRestrictedImports'],
  ['src/features/cart/c.ts', "import '#src/testing/fake-host.ts';", 'noRestrictedImports'],
  ['src/features/cart/d.ts', "import '#src/features/hosts/hosts.public.ts';", null],
  ['src/features/cart/e.ts', "import '#src/app/paths.ts';", null],
  ['src/features/cart/f.test.ts', "import '#src/testing/fake-host.ts';", null],
  ['sw/a.ts', "import '#src/ui/button.tsx';", 'noRestrictedImports'],
  ['sw/b.ts', "import '#src/offline/viewer.ts';", null],
  ['sw/c.ts', "import '#src/features/cart/cart.offline.ts';", null],
  ['shared/a.ts', "import '#src/lib/days.ts';", 'noRestrictedImports'],
  ['server/features/cart/a.ts', "import '#src/lib/days.ts';", 'noRestrictedImports'],
  ['server/features/cart/b.ts', "import '../../../src/lib/days.ts';", 'noRestrictedImports'],
  ['server/features/cart/c.ts', "import '#server/features/hosts/a.ts';", 'noRestrictedImports'],
  [
    'server/features/cart/d.store.ts',
    "import '#server/features/hosts/a.ts';",
    'noRestrictedImports',
  ],
  ['server/features/cart/e.ts', "import '#server/lib/list-query.store.ts';", 'noRestrictedImports'],
  ['server/features/cart/f.store.ts', "import '#server/lib/list-query.store.ts';", null],
  [
    'server/features/cart/g.feed.ts',
    "import '#server/features/hosts/hosts.public.ts';",
    'noRestrictedImports',
  ],
  ['server/feeds/a.ts', "import '#server/features/hosts/hosts.public.ts';", 'noRestrictedImports'],
  ['server/lib/b.ts', 'export const a = process.env.A;', 'noProcessEnv'],
  ['server/config.ts', 'export const a = process.env.A;', null],
  ['shared/x.ts', "import type { Y } from './y.ts';\nexport type X = Y;", 'noImportCycles'],
  ['shared/y.ts', "import type { X } from './x.ts';\nexport type Y = X;", 'noImportCycles'],
];

let folder: string;
let found: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  for (const [path, code] of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  for (const file of ['biome.json', 'package.json', '.gitignore'])
    cpSync(root + file, join(folder, file));
  const biome = `${root}node_modules/.bin/biome`;
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string } }[];
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  found = new Map(
    errors.map(({ category, location }) => [location.path, category.split('/').at(-1) ?? '']),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(cases)('%s: %s', (path, _code, rule) => {
  expect(found.get(path) ?? null).toBe(rule);
});
