import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './generate/root.ts';
import { toFeatureNames } from './new-feature/names.ts';

// The generator runs in a copy of the repository. What it wrote there is type-checked with everything
// else, and its own tests run against the whole server and in the app's test kit.

const name = 'workshop-notes';
const folders = [`server/features/${name}/`, `shared/${name}/`, `src/features/${name}/`];
let copy: string;

beforeAll(() => {
  // On the same disk, so that the packages can be links: a type check then knows what an earlier one has found.
  mkdirSync(`${root}test-results`, { recursive: true });
  copy = mkdtempSync(`${root}test-results/new-feature-`);
  const wanted =
    /^(src|server|shared|sw|scripts|locales|manifests)\/|^[^/]+\.(json|ts|graphql)$|^\.gitignore$/;
  for (const path of listFiles(root, '-co')) {
    if (!wanted.test(path) || !existsSync(root + path)) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(root + path, join(copy, path));
  }
  execFileSync('cp', ['-al', `${root}node_modules`, copy]);
  const cache = 'node_modules/.cache';
  rmSync(join(copy, cache), { recursive: true, force: true });
  if (existsSync(`${root}${cache}/tsc`))
    cpSync(`${root}${cache}/tsc`, join(copy, cache, 'tsc'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Files that git does not ignore. @param which `-c` for those it has, `-o` for others */
function listFiles(folder: string, which: string): string[] {
  const listed = execFileSync('git', ['ls-files', which, '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return listed.split('\0').filter(Boolean);
}

/** Runs a command in the copy. @returns what it said when it failed; empty otherwise */
function complaints(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `${command} ended with ${status}`;
}
const generator = (...args: string[]) =>
  complaints(process.execPath, 'scripts/new-feature.ts', ...args);

/** Lines of code: no imports, comments or empty lines. */
function codeLines(pattern: string): number {
  const files = globSync(pattern, { cwd: copy }).filter((file) => !/\.test\./.test(file));
  const lines = files.flatMap((file) =>
    readFileSync(join(copy, file), 'utf8')
      .replace(/^import [\s\S]*?;\n/gm, '')
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .split('\n'),
  );
  return lines.filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line)).length;
}

test.each([
  ['WorkshopNotes', 'write it in kebab-case'],
  ['workshop_notes', 'write it in kebab-case'],
  ['workshop-note', 'is no plural'],
  ['orders', 'src/features/orders is there already'],
])('the name %s is refused: %s', (wrong, reason) => {
  expect(generator(wrong, '--list')).toContain(reason);
});

test('builds a feature that has only its menu entry so far', () => {
  const menu = 'src/features/rain-gears/rain-gears.menu.ts';
  mkdirSync(join(copy, dirname(menu)));
  cpSync(join(copy, 'src/features/claims/claims.menu.ts'), join(copy, menu));
  expect(generator('rain-gears', '--list')).toBe('');
  expect(existsSync(join(copy, menu))).toBe(true);
  for (const folder of ['src/features', 'server/features', 'shared'])
    rmSync(join(copy, folder, 'rain-gears'), { recursive: true });
});

test('rejects a feature without a list', () => {
  expect(generator(name, '--form')).toContain('Every feature begins with its list');
});

test('derives a feature’s identifiers from its name', () => {
  expect(toFeatureNames('battery-histories')).toMatchObject({
    one: 'batteryHistory',
    table: 'battery_history',
    title: 'Battery histories',
  });
});

describe('a feature with list, detail and form', () => {
  beforeAll(() => {
    const scope = ['--scope', 'page.claim'];
    expect(generator(name, '--list', '--detail', '--form', ...scope)).toBe('');
  });

  test('adds files only in the feature’s folders', () => {
    const added = listFiles(copy, '-o');
    expect(added.length).toBeGreaterThan(15);
    expect(added.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
    const changed = execFileSync('git', ['diff', '--name-only'], { cwd: copy, encoding: 'utf8' });
    expect(changed).toBe('');
  });

  test('stays within 180 server and 300 client lines', () => {
    expect(codeLines(`server/features/${name}/*.ts`)).toBeLessThanOrEqual(180);
    expect(codeLines(`src/features/${name}/*.{ts,tsx}`)).toBeLessThanOrEqual(300);
  });

  // With a list alone, a list with a detail, and a list with a form: one type check for all of them.
  test('passes formatting, generation and type checks', { timeout: 240_000 }, () => {
    const bin = (tool: string) => join('node_modules/.bin', tool);
    expect(complaints(bin('biome'), 'check', ...folders)).toBe('');
    const scope = ['--scope', 'page.claim'];
    expect(generator('demo-bikes', '--list', ...scope)).toBe('');
    expect(globSync('src/features/demo-bikes/*-form*', { cwd: copy })).toEqual([]);
    expect(generator('test-rides', '--list', '--detail', ...scope)).toBe('');
    expect(generator('battery-histories', '--list', '--form', ...scope)).toBe('');
    expect(complaints(process.execPath, 'scripts/generate.ts', '--no-tables')).toBe('');
    for (const side of ['src', 'server'])
      expect(complaints(bin('tsc'), '-p', side, '--noEmit')).toBe('');
  });

  test.each([
    ['server', `server/features/${name}`],
    ['client', `src/features/${name}`],
  ])('passes its own tests on the %s', { timeout: 240_000 }, (project, folder) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, folder];
    expect(complaints(process.execPath, ...vitest)).toBe('');
  });
});
