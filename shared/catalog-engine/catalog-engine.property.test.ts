import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import {
  CatalogEngine,
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
  StockView,
} from './catalog-engine-api.ts';
import { ranges } from './testing/arbitraries.ts';
import { criteria, searchTexts, sorts } from './testing/arbitrary-criteria.ts';
import {
  categoryHits,
  chosenWords,
  facets,
  findDealerPrice,
  listed,
  listedGroups,
  type Plain,
  suggestions,
  validDeals,
} from './testing/naive-engine.ts';

/** The range in several chunks, later ones repeating some rows of earlier ones. */
function loaded(plain: Plain) {
  const half = Math.ceil(plain.articles.length / 2);
  const stale = plain.articles
    .slice(0, 3)
    .map((row) => ({ ...row, name: 'stale', brand: 'Stale' }));
  const engine = CatalogEngine.load([
    packGroups(plain.groups),
    packArticles([...stale, ...plain.articles.slice(half)]),
    packArticles(plain.articles.slice(0, half)),
    packDetails(plain.groups),
    packNames(plain.names),
  ]);
  const stock = new StockView(engine);
  stock.load([packStock(plain.stock)]);
  const prices = plain.prices && [
    packPrices(plain.prices.slice(0, 5), plain.deals),
    packPrices(plain.prices.slice(5), null),
  ];
  const pricedCatalog = engine.getPricedCatalog({ prices, today: plain.today, stock });
  return { engine, pricedCatalog, stock };
}

const page = fc.record({ offset: fc.nat(12), limit: fc.constantFrom(1, 5, 100) });

test('lists articles and groups like plain filtering and sorting', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.array(fc.tuple(criteria, sorts, page), { minLength: 1, maxLength: 9 }),
      (plain, given) => {
        const { engine, pricedCatalog } = loaded(plain);
        for (const [c, sort, { offset, limit }] of [...given, ...given]) {
          const codes = listed(plain, c, sort);
          const found = pricedCatalog.products(c, sort, { offset, limit });
          const { without } = chosenWords(plain, c.words);
          expect(found).toMatchObject({ count: codes.length, without });
          expect(found.items.map((row) => engine.article(row).code)).toEqual(
            codes.slice(offset, offset + limit),
          );
          const groups = listedGroups(plain, c, sort);
          const models = pricedCatalog.groups(c, sort, { offset, limit });
          expect(models).toMatchObject({ count: groups.length, without });
          expect(
            models.items.map(({ group, rows }) => ({
              id: engine.group(group).id,
              codes: rows.map((row) => engine.article(row).code),
            })),
          ).toEqual(groups.slice(offset, offset + limit));
        }
      },
    ),
    propertyRuns(300),
  );
});

test.each(['article', 'model'] as const)(
  'counts each %s per facet, ignoring the facet’s own selection',
  (unit) => {
    fc.assert(
      fc.property(ranges, fc.array(criteria, { minLength: 1, maxLength: 9 }), (plain, given) => {
        const { pricedCatalog } = loaded(plain);
        const wanted = given.map((c) => [c, facets(plain, c, unit)] as const);
        for (const [c, all] of [...wanted, ...wanted])
          expect(pricedCatalog.facets(c, unit)).toEqual(all);
      }),
      propertyRuns(300),
    );
  },
);

test('counts hits by category as articles and as models', () => {
  fc.assert(
    fc.property(ranges, criteria, (plain, c) => {
      expect(loaded(plain).pricedCatalog.categoryHits(c)).toEqual(categoryHits(plain, c));
    }),
    propertyRuns(100),
  );
});

test('suggests the best article of each model', () => {
  fc.assert(
    fc.property(
      ranges,
      criteria,
      searchTexts,
      fc.integer({ min: 1, max: 4 }),
      (plain, c, text, limit) => {
        const { engine, pricedCatalog } = loaded(plain);
        const given = { ...c, words: [{ text, ean: null }] };
        expect(
          pricedCatalog
            .suggestions(given, limit)
            .map(({ row, exact }) => ({ code: engine.article(row).code, exact })),
        ).toEqual(suggestions(plain, given, limit));
      },
    ),
    propertyRuns(300),
  );
});

test('returns rows, prices, steps and stock unchanged', () => {
  fc.assert(
    fc.property(ranges, (plain) => {
      const { engine, pricedCatalog, stock } = loaded(plain);
      expect(engine.articles).toBe(plain.articles.length);
      expect(engine.names).toEqual(plain.names);
      for (const row of plain.articles) {
        const place = engine.rowOf(row.code) as number;
        expect(engine.rowOfNo(row.no)).toBe(place);
        expect(engine.article(place)).toEqual(row);
        expect(engine.group(engine.groupOf(place)).no).toBe(row.group);
        expect(engine.rowsOf(engine.groupOf(place))).toContain(place);
        expect(pricedCatalog.price(place)).toBe(findDealerPrice(plain, row));
        const aimed = validDeals(plain).filter(
          (deal) =>
            deal.article === row.code ||
            deal.brand === row.brand ||
            deal.merchandise_category === row.merchandise_category,
        );
        const place4 = ({ qty, deal_no, position }: (typeof aimed)[number]) =>
          `${qty} ${deal_no} ${position}`;
        expect(pricedCatalog.steps(place)).toEqual(
          aimed.toSorted((a, b) => (place4(a) < place4(b) ? -1 : 1)),
        );
        const { no: _, ...figures } = plain.stock.find(({ no }) => no === row.no) ?? { no: 0 };
        expect(stock.of(place)).toEqual('qty' in figures ? figures : null);
        expect(stock.has(place)).toBe('qty' in figures && figures.qty > 0);
      }
      for (const { descriptions, specs, ...head } of plain.groups) {
        const place = engine.groupById(head.id) as number;
        expect(engine.group(place)).toEqual(head);
        expect(engine.details(place)).toEqual({ descriptions, specs });
        expect(engine.group(engine.groupBySlug(head.slug) as number).slug).toBe(head.slug);
      }
      expect(engine.rowOf('nothing')).toBeNull();
      expect(engine.groupById('nothing')).toBeNull();
      expect(engine.groupBySlug('nothing')).toBeNull();
    }),
    propertyRuns(100),
  );
});
