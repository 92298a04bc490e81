import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeKey } from '#shared/article-code.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { CatalogEngine, packArticles, packGroups } from '../catalog-engine-api.ts';
import { distance } from '../query/correct-words.ts';
import type { ArticleRow, GroupRow } from '../row-types.ts';
import { ranges } from '../testing/arbitraries.ts';
import type { Plain } from '../testing/naive-engine.ts';
import { nearCodes } from './near-codes.ts';
import { findCodes } from './resolve-codes.ts';

const loaded = ({ articles, groups }: Pick<Plain, 'articles' | 'groups'>) =>
  CatalogEngine.load([packGroups(groups), packArticles(articles)]);

const listCodes = (engine: CatalogEngine, rows: readonly number[]) =>
  rows.map((row) => engine.article(row).code).sort();

/** A plain reference implementation of the lookup among these articles. */
function plainLookup(articles: readonly ArticleRow[]): (written: string) => string[] {
  const all = articles.map(({ code, code_display, old_code, ean }) => ({
    code,
    keys: [codeKey(code), codeKey(code_display)],
    former: old_code === null ? null : codeKey(old_code),
    bareEan: ean?.replace(/^0+/, ''),
  }));
  return (written) => {
    const text = written.trim();
    const key = codeKey(text);
    const exact = all.filter(({ code }) => code === text);
    if (key === '' && exact.length === 0) return [];
    const bare = key.replace(/^0+/, '');
    const isEan = /^\d{7,14}$/.test(key);
    const ways = [
      exact,
      all.filter(({ keys }) => keys.includes(key)),
      all.filter(({ bareEan }) => isEan && bareEan === bare),
      all.filter(({ former }) => former === key),
    ];
    const found = ways.find((way) => way.length > 0) ?? [];
    return bare === '' && found === ways[2] ? [] : found.map(({ code }) => code).sort();
  };
}

describe('any spelling of any code finds what it plainly stands for', () => {
  /** Each once: ranges share most of their codes with themselves. */
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
    return [...new Set([...spelt, '', '-', '4006381333931', '36000291452'])];
  };

  test('resolves any spelling in random ranges', () => {
    fc.assert(
      fc.property(ranges, (plain) => {
        const engine = loaded(plain);
        const plainly = plainLookup(plain.articles);
        const codes = typed(plain.articles);
        const all = codes.map((code) => {
          const [found] = findCodes(engine, [code]);
          const wanted = plainly(code);
          const article = found?.row === null ? null : listCodes(engine, [found?.row ?? -1])[0];
          const given = wanted.length > 1 ? listCodes(engine, found?.suggestions ?? []) : [];
          return {
            said: {
              code,
              article,
              count: given.length,
              strange: given.filter((one) => !wanted.includes(one)),
            },
            wanted: {
              code,
              article: wanted.length === 1 ? wanted[0] : null,
              count: wanted.length > 1 ? Math.min(4, wanted.length) : 0,
              strange: [],
            },
          };
        });
        // Compared at once: to say that two codes are equal takes longer than to find them.
        expect(all.map(({ said }) => said)).toEqual(all.map(({ wanted }) => wanted));
      }),
      propertyRuns(150),
    );
  });
});

const template: ArticleRow = {
  no: 0,
  group: 1,
  code: '',
  code_display: '',
  old_code: null,
  ean: null,
  name: 'Chain',
  category: 'PAA',
  brand: 'Kette',
  model: '',
  serie: '',
  merchandise_category: '10',
  model_year: null,
  frame_size: null,
  wheel_size: null,
  color: null,
  color_hex: null,
  uom: 'PC',
  retail_price: null,
  order_quota: null,
  tags: [],
  image: null,
  popularity: 0,
  released_at: null,
  order_blocked: false,
  available_for_order_at: null,
};
const group: GroupRow = {
  no: 1,
  id: 'G',
  slug: 'g',
  name: 'G',
  category: 'PAA',
  brand: 'Kette',
  model: '',
  serie: '',
  model_year: null,
  image: null,
  related: [],
  descriptions: {},
  specs: [],
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
  test('ranks by fewest wrong letters, then prefix, then popularity', () => {
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

  test('handle lost zeros and swapped digits', () => {
    const engine = shop(
      { code: '0012345', ean: '4006381333931' },
      { code: 'X-1', ean: '036000291452' },
    );
    expect(near(engine, '12345')).toEqual(['0012345']);
    expect(near(engine, '4006381333913')).toEqual(['0012345']);
    expect(near(engine, '036000291453')).toEqual(['X-1']);
  });

  test('include every code with one wrong letter', () => {
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

test('rejects more than 500 codes or one over 200 letters', () => {
  const engine = shop({ code: 'A' });
  expect(() => findCodes(engine, Array(501).fill('A'))).toThrow('codes has more than 500 values');
  expect(() => findCodes(engine, ['A'.repeat(201)])).toThrow('longer than 200');
  expect(findCodes(engine, Array(500).fill('a')).every(({ row }) => row === 0)).toBe(true);
});
