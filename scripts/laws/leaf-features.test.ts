import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
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

// A leaf feature can be deleted as two folders: in a copy without its folders the lists are generated
// anew, and the code of both sides still type-checks.

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

/** What a command has to say against the copy; empty when it succeeds. */
function complaints(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `${command} ended with ${status}`;
}

test('there are leaf features', () => {
  expect(leaves).toContain('order-confirmations');
});

test.each(leaves)('without %s both sides still type-check', { timeout: 120_000 }, (name) => {
  const sides = ['src', 'server'].map((side) => join(copy, side, 'features', name));
  const folders = sides.filter((folder) => existsSync(folder));
  for (const folder of folders) renameSync(folder, join(copy, folder.replaceAll('/', '_')));
  try {
    expect(complaints(process.execPath, 'scripts/generate.ts', '--no-tables')).toBe('');
    for (const side of ['src', 'server'])
      expect(complaints('node_modules/.bin/tsc', '-p', `tsconfig.${side}.json`, '--noEmit')).toBe(
        '',
      );
  } finally {
    for (const folder of folders) renameSync(join(copy, folder.replaceAll('/', '_')), folder);
  }
});
