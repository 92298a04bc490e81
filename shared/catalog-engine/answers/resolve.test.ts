import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeKey } from '#shared/article-code.ts';
import { CatalogEngine, packArticles, packGroups } from '../all.ts';
import { distance } from '../query/correct.ts';
import type { ArticleRow, GroupRow } from '../rows.ts';
import { ranges } from '../testing/arbitraries.ts';
import type { Plain } from '../testing/naive.ts';
import { nearCodes } from './near-codes.ts';
import { findCodes } from './resolve.ts';

const loaded = ({ articles, groups }: Pick<Plain, 'articles' | 'groups'>) =>
  CatalogEngine.load([packGroups(groups), packArticles(articles)]);

const codesOf = (engine: CatalogEngine, rows: readonly number[]) =>
  rows.map((row) => engine.article(row).code).sort();

/** What a code stands for, said as plainly as it can be. */
function plainly(articles: readonly ArticleRow[], written: string): string[] {
  const text = written.trim();
  const key = codeKey(text);
  const exact = articles.filter(({ code }) => code === text);
  const bare = key.replace(/^0+/, '');
  const ways = [
    exact,
    articles.filter((one) => [one.code, one.code_display].some((code) => codeKey(code) === key)),
    articles.filter(({ ean }) => /^\d{7,14}$/.test(key) && ean?.replace(/^0+/, '') === bare),
    articles.filter(({ old_code }) => old_code !== null && codeKey(old_code) === key),
  ];
  const found = key === '' && exact.length === 0 ? [] : (ways.find((way) => way.length > 0) ?? []);
  return bare === '' && found === ways[2] ? [] : found.map(({ code }) => code).sort();
}

describe('any spelling of any code finds what it plainly stands for', () => {
  const typed = (articles: readonly ArticleRow[]) => {
    const codes = articles.flatMap(({ code, code_display, old_code, ean }) =>
      [code, code_display, old_code, ean].flatMap((one) => one ?? []),
    );
    const spelt = codes.flatMap((code) => [
      code,
      code.toLowerCase(),
      ` ${[...code].join(' ')} `,
      code.replaceAll('-', '.'),
      code.padStart(14, '0'),
      code.replace(/^0+/, ''),
    ]);
    return [...spelt, '', '-', '4006381333931', '36000291452'];
  };

  test('in random ranges', () => {
    fc.assert(
      fc.property(ranges, (plain) => {
        const engine = loaded(plain);
        for (const code of typed(plain.articles)) {
          const [found] = findCodes(engine, [code]);
          const wanted = plainly(plain.articles, code);
          if (wanted.length === 1)
            expect(found?.row === null ? null : codesOf(engine, [found?.row ?? -1])).toEqual(
              wanted,
            );
          else expect(found?.row).toBeNull();
          if (wanted.length > 1) {
            const given = codesOf(engine, found?.suggestions ?? []);
            expect(given).toHaveLength(Math.min(4, wanted.length));
            for (const one of given) expect(wanted).toContain(one);
          }
        }
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });
});

const template: ArticleRow = {
  ...{ no: 0, group: 1, code: '', code_display: '', old_code: null, ean: null, name: 'Chain' },
  ...{ category: 'PAA', brand: 'Kette', model: '', serie: '', merchandise_category: '10' },
  ...{ model_year: null, frame_size: null, wheel_size: null, color: null, color_hex: null },
  ...{ uom: 'PC', retail_price: null, order_quota: null, tags: [], image: null, popularity: 0 },
  ...{ released_at: null, order_blocked: false, available_for_order_at: null },
};
const group: GroupRow = {
  ...{
    no: 1,
    id: 'G',
    slug: 'g',
    name: 'G',
    category: 'PAA',
    brand: 'Kette',
    model: '',
    serie: '',
  },
  ...{ model_year: null, image: null, related: [], descriptions: {}, specs: [] },
};
const shop = (...rows: Partial<ArticleRow>[]) =>
  loaded({
    articles: rows.map((row, at) => ({
      ...template,
      no: at + 1,
      code_display: row.code ?? '',
      ...row,
    })),
    groups: [group],
  });
const near = (engine: CatalogEngine, code: string) =>
  nearCodes(engine, code, 4).map((row) => engine.article(row).code);

describe('guesses', () => {
  test('are the codes with the fewest letters wrong, then beginnings, then what sells', () => {
    const engine = shop(
      { code: 'KT-1190-BLK' },
      { code: 'KT-1191-BLK', popularity: 9 },
      { code: 'KT-1109-BLK' },
      { code: 'ZZ-0000' },
    );
    expect(near(engine, 'KT-1192-BLK')).toEqual(['KT-1191-BLK', 'KT-1190-BLK', 'KT-1109-BLK']);
    expect(near(engine, 'kt 119')).toEqual(['KT-1191-BLK', 'KT-1190-BLK']);
    expect(near(engine, 'QQQQ')).toEqual([]);
  });

  test('know what spreadsheets and hurried hands do to numbers', () => {
    const engine = shop(
      { code: '0012345', ean: '4006381333931' },
      { code: 'X-1', ean: '036000291452' },
    );
    expect(near(engine, '12345')).toEqual(['0012345']);
    expect(near(engine, '4006381333913')).toEqual(['0012345']);
    expect(near(engine, '036000291453')).toEqual(['X-1']);
  });

  test('leave out no code of one wrong letter', () => {
    const code = fc.stringMatching(/^[A-F0-9]{4,9}$/);
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 30 }), code, (codes, typed) => {
        const engine = shop(...codes.map((one) => ({ code: one })));
        const wanted = codes.filter((one) => distance(codeKey(one), codeKey(typed), 1) <= 1);
        const given = near(engine, typed);
        expect(given.slice(0, wanted.length).sort()).toEqual(
          wanted.length <= 4 ? wanted.sort() : given.slice(0, wanted.length).sort(),
        );
        if (wanted.length > 4) for (const one of given) expect(wanted).toContain(one);
      }),
    );
  });
});

test('more than 500 codes, or one of more than 200 letters, are refused', () => {
  const engine = shop({ code: 'A' });
  expect(() => findCodes(engine, Array(501).fill('A'))).toThrow('codes has more than 500 values');
  expect(() => findCodes(engine, ['A'.repeat(201)])).toThrow('longer than 200');
  expect(findCodes(engine, Array(500).fill('a')).every(({ row }) => row === 0)).toBe(true);
});
