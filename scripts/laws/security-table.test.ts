import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';

/** The requirements of levels 1 and 2 in ASVS 5.0: each section with its last number; none has a gap. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2
  7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2
  11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4
  14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const rows = readFileSync(`${root}docs/security.md`, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id = '', level, , state, evidence = '']) => ({ id, level, state, evidence }));

test('covers every level 1 and 2 requirement in docs/security.md', () => {
  const wanted = sections
    .trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [name, last] = section.split(':');
      return Array.from({ length: Number(last) }, (_, at) => `${name}.${at + 1}`);
    });
  expect(rows.map(({ id }) => id)).toEqual(wanted);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('gives every requirement a state and evidence', () => {
  const states = ['tested', 'built', 'operator', 'n/a', 'deviates'];
  const isWrong = ({ state = '', evidence }: (typeof rows)[number]) =>
    !states.includes(state) ||
    evidence === '' ||
    (state === 'tested' && !/\.(test|spec)\.tsx?\b/.test(evidence));
  expect(rows.filter(isWrong)).toEqual([]);
});

test('names only existing files in docs/security.md', () => {
  const named = rows.flatMap(
    ({ evidence }) => evidence.match(/[\w./-]+\/[\w./-]+\.(tsx?|md)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(root + file))).toEqual([]);
});
