import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { firstFiles } from './first-files.ts';

const call = /\blazyOfFirstScreen\(\s*(?:\(\) => import\('([^']+)'\)|(\w+))/g;

/** The files of a source file's parts that do not wait for the second catalogue. */
function partsOf(path: string): string[] {
  const source = readFileSync(root + path, 'utf8');
  return [...source.matchAll(call)].map(([, file, name]) => {
    const named = new RegExp(`const ${name} = \\(\\) => import\\('([^']+)'\\)`).exec(source)?.[1];
    const part = file ?? named ?? '';
    return part.startsWith('#') ? part.slice(1) : join(dirname(path), part);
  });
}

test('first screens’ lazy parts have their texts at once', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const parts = sources.filter((path) => !path.includes('lazy-with-messages')).flatMap(partsOf);
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => !existsSync(root + part))).toEqual([]);
  expect(firstFiles()).toEqual(expect.arrayContaining(parts));
});
