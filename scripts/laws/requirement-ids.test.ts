import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { inventory, inventoryLists } from '../inventory/inventory.ts';

const known = new Set(inventoryLists.flatMap((list) => inventory(list).map(({ id }) => id)));

/** The path data of drawings looks like ids: a move to x = 100 is written M and 100. */
const drawings = /^scripts\/demo\/draw\//;
const written = /\.(ts|tsx|mjs|sql|graphql|md)$/;

const comment = /\/\*[\s\S]*?\*\/|\/\/.*|^\s*--.*|^\s*#.*|"[^"\n]*"$/gm;
const testName = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/**
 * Returns the texts of a file that may name requirements: the whole of a document, the comments and test
 * names of code.
 */
function prose(path: string, text: string): string {
  if (path.endsWith('.md')) return text;
  const names = [...text.matchAll(testName)].map(([, , name]) => name);
  return [...(text.match(comment) ?? []), ...names].join('\n');
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const mentions = [...new Set(listed.split('\n'))]
  .filter((path) => written.test(path) && !path.includes('/generated/') && !drawings.test(path))
  .filter((path) => existsSync(root + path))
  .flatMap((path) => {
    const text = prose(path, readFileSync(root + path, 'utf8'));
    return [...text.matchAll(/\b[ROESBMCFUN]\d{3}\b/g)].map(([id]) => ({ path, id }));
  });

test('uses every requirement id once', () => {
  const ids = inventoryLists.flatMap((list) => inventory(list).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2_000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('lists every mentioned requirement id in docs/requirements', () => {
  expect(mentions.length).toBeGreaterThan(2_000);
  const lost = mentions.filter(({ id }) => !known.has(id));
  expect(lost.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
});
