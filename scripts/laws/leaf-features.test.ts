import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { leafFeatures } from './leaf-features.ts';
import { sources } from './sources.ts';

// A leaf feature can be deleted by deleting its two folders. The test deletes the folders in a copy,
// generates the lists of features, and type-checks both sides.

const leaves = leafFeatures(sources());
let copy: string;

/** Both sides without their tests, which may use what they test; each remembers what it has checked. */
const project = (side: string) => ({
  extends: `./${side}/tsconfig.json`,
  compilerOptions: { incremental: true, tsBuildInfoFile: `./${side}.tsbuildinfo` },
  include: [`${side}/**/*.ts`, `${side}/**/*.tsx`],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/*.fixture.ts'],
});

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'leaf-features-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const wanted = /^(src|server|shared|sw|scripts)\/|^[^/]+\.(json|ts|graphql)$/;
  for (const path of tracked.split('\0')) {
    if (!wanted.test(path) || !existsSync(root + path)) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(root + path, join(copy, path));
  }
  symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
  for (const side of ['src', 'server'])
    writeFileSync(join(copy, `tsconfig.${side}.json`), JSON.stringify(project(side)));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a command in the copy. Returns its output if it fails, and an empty text if it succeeds. */
function complaints(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `${command} ended with ${status}`;
}

test('finds leaf features', () => {
  expect(leaves).toContain('order-confirmations');
});

const feedOfLeaf = `import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile } from '#server/feeds/feed-file.ts';

export const orderConfirmationsFeed: readonly FeedFile[] = [
  feedFile({ name: 'leaf.csv', table: 'order_confirmation', key: ['sorg'], columns: { sorg } }),
];
`;

// The file stays in the copy, so that the next test also takes a feature with a feed file out.
test('lets a leaf feature add a feed file in its own folder', { timeout: 240_000 }, () => {
  const folder = join(copy, 'server/features/order-confirmations');
  writeFileSync(join(folder, 'order-confirmations.feed.ts'), feedOfLeaf);
  expect(complaints(process.execPath, 'scripts/generate.ts', '--no-tables')).toBe('');
  const list = readFileSync(join(copy, 'server/generated/feed-files.ts'), 'utf8');
  expect(list).toContain('...orderConfirmationsFeed,');
  expect(complaints('node_modules/.bin/tsc', '-p', 'tsconfig.server.json', '--noEmit')).toBe('');
});

// All at once: nothing needs one of them, so that each could go alone as well.
test('type-checks both sides without the leaf features', { timeout: 240_000 }, () => {
  for (const name of leaves)
    for (const side of ['src', 'server'])
      rmSync(join(copy, side, 'features', name), { recursive: true, force: true });
  expect(complaints(process.execPath, 'scripts/generate.ts', '--no-tables')).toBe('');
  for (const side of ['src', 'server'])
    expect(complaints('node_modules/.bin/tsc', '-p', `tsconfig.${side}.json`, '--noEmit')).toBe('');
});
