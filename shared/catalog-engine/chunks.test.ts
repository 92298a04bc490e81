import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import {
  CatalogEngine,
  CatalogFormatError,
  diffChunks,
  foldDetails,
  packArticles,
  packDetails,
  packExtras,
  packGroups,
  packNames,
  packPrices,
  packRange,
  packStock,
  packWarehouses,
  readGroupDetails,
  StockView,
  spanOfDetails,
} from './catalog-engine-api.ts';
import { framed } from './format/chunk-frame.ts';
import { dealRows, openPrices, openTable } from './format/open-chunk.ts';
import { unpackExtras } from './format/packed-extras.ts';
import {
  listWarehouses,
  unpackWarehouses,
  type WarehouseStock,
} from './format/packed-warehouses.ts';
import { readArticle, readGroup } from './format/row-cells.ts';
import type { Table } from './table/table.ts';
import { ranges } from './testing/arbitraries.ts';
import type { Plain } from './testing/naive-engine.ts';

function chunksOf(plain: Plain) {
  return {
    articles: [packArticles(plain.articles)],
    groups: [packGroups(plain.groups)],
    details: [packDetails(plain.groups)],
    names: [packNames(plain.names)],
    prices: [packPrices(plain.prices ?? [], plain.deals)],
    stock: [packStock(plain.stock)],
  };
}
type Kind = keyof ReturnType<typeof chunksOf>;
const kinds: Kind[] = ['articles', 'groups', 'details', 'names', 'prices', 'stock'];

/** Kinds that always come whole: every other article in the one warehouse, all in the other. */
function wholeChunksOf(plain: Plain) {
  return {
    ...chunksOf(plain),
    warehouses: [packWarehouses(inWarehouses(plain))],
    extras: [packExtras({ ...noExtras, deals: plain.deals ?? [] })],
  };
}
const noExtras = { blocks: [], groupsets: [], gone: [], deals: [] };
const inWarehouses = ({ stock }: Plain): WarehouseStock[] =>
  ['East', 'East'].map((warehouse, at) => ({
    warehouse,
    rows: stock.filter((_, row) => at === 1 || row % 2 === 0),
  }));
const allKinds = [...kinds, 'warehouses', 'extras'] as const;
const rangeKinds = ['articles', 'groups', 'details', 'names'] as const;

/** Everything an engine, a price list and stock say, by what stays the same between engines. */
function collectContent(
  engine: CatalogEngine,
  prices: Uint8Array[],
  stockChunks: Uint8Array[],
  today: string,
) {
  const stock = new StockView(engine);
  stock.load(stockChunks);
  const pricedCatalog = engine.getPricedCatalog({ prices, today, stock });
  return {
    names: engine.names,
    articles: Array.from({ length: engine.articles }, (_, row) => ({
      ...engine.article(row),
      dealer: pricedCatalog.price(row),
      steps: pricedCatalog.steps(row),
      stock: stock.of(row),
    })),
    groups: Array.from({ length: engine.groups }, (_, group) => ({
      ...engine.group(group),
      ...engine.details(group),
    })),
  };
}

// R15
test('reaches the next state by a diff, empty for equal states', () => {
  fc.assert(
    fc.property(ranges, ranges, fc.boolean(), (one, other, related) => {
      const next = related
        ? {
            ...other,
            articles: one.articles.map((a, at) => (at % 3 ? a : { ...a, popularity: 99 })),
            groups: one.groups,
          }
        : other;
      const [before, after] = [chunksOf(one), chunksOf(next)];
      for (const kind of kinds)
        expect(diffChunks(kind, before[kind], chunksOf(one)[kind])).toBeNull();
      const step = (kind: Kind) => diffChunks(kind, before[kind], after[kind]) ?? [];
      const deltas = rangeKinds.flatMap(step);
      const moved = CatalogEngine.load(rangeKinds.flatMap((kind) => before[kind])).with(deltas);
      const fresh = CatalogEngine.load(rangeKinds.flatMap((kind) => after[kind]));
      const prices = [...before.prices, ...[step('prices')].flat()];
      const stock = [...before.stock, ...[step('stock')].flat()];
      const expected = collectContent(fresh, after.prices, after.stock, next.today);
      expect(collectContent(moved, prices, stock, next.today)).toEqual(expected);
      const { articles, groups } = packRange(moved);
      const details = foldDetails([...before.details, ...[step('details')].flat()]);
      const compacted = CatalogEngine.load([...articles, ...groups, ...details, ...after.names]);
      expect(collectContent(compacted, prices, stock, next.today)).toEqual(expected);
    }),
    propertyRuns(40),
  );
});

test('finds a group’s data one chunk at a time', () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      const before = packDetails(one.groups);
      const delta = diffChunks('details', [before], [packDetails(other.groups)]);
      const chunks = delta ? [delta, before] : [before];
      const spans = chunks.map((chunk) => spanOfDetails(chunk) ?? [0, -1]);
      for (const { no } of [...one.groups, ...other.groups]) {
        const about = chunks.filter((_, at) => {
          const [from, to] = spans[at] as readonly [number, number];
          return from <= no && no <= to;
        });
        const said = about.map((chunk) => readGroupDetails(chunk, no));
        const group = other.groups.find((row) => row.no === no);
        const { descriptions, specs } = group ?? {};
        expect(said.find((found) => found !== undefined)).toEqual(
          group ? { descriptions, specs } : null,
        );
      }
      expect(spanOfDetails(packGroups(one.groups))).toBeNull();
    }),
    propertyRuns(40),
  );
});

/** Returns all rows of a table. Columns are decoded only when they are read. */
const listRows = <Row>(table: Table, at: (table: Table, row: number) => Row) =>
  Array.from(table.nos, (_, row) => at(table, row));

const read: Record<(typeof allKinds)[number], (chunk: Uint8Array) => unknown> = {
  articles: (chunk) => listRows(openTable(chunk, 'articles'), readArticle),
  groups: (chunk) => listRows(openTable(chunk, 'groups'), readGroup),
  details: (chunk) => [...CatalogEngine.load([chunk]).completeSteps()],
  names: (chunk) => CatalogEngine.load([chunk]).names.deals,
  prices: (prices) => {
    const { deals } = openPrices(prices);
    if (deals) dealRows(deals);
    const engine = CatalogEngine.load([]);
    return engine.getPricedCatalog({
      prices: [prices],
      today: '2026-01-01',
      stock: new StockView(engine),
    });
  },
  stock: (chunk) => new StockView(CatalogEngine.load([])).load([chunk]),
  warehouses: unpackWarehouses,
  extras: unpackExtras,
};

test('unpacks stock by warehouse and extras unchanged', () => {
  fc.assert(
    fc.property(ranges, (plain) => {
      const packed = unpackWarehouses(packWarehouses(inWarehouses(plain)));
      for (const { no } of plain.articles) {
        const kept = inWarehouses(plain).flatMap(({ warehouse, rows }) =>
          rows
            .filter((row) => row.no === no)
            .map(({ qty, masked }) => ({ warehouse, qty, masked })),
        );
        expect(listWarehouses(packed, no)).toEqual(kept);
      }
      const extras = { ...noExtras, deals: plain.deals ?? [] };
      expect(unpackExtras(packExtras(extras))).toEqual(extras);
    }),
    propertyRuns(40),
  );
});

test('rejects a truncated, damaged or extended chunk', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.constantFrom(...allKinds),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (plain, kind, place, change) => {
        const chunk = wholeChunksOf(plain)[kind][0] as Uint8Array;
        read[kind](chunk);
        const at = place % chunk.length;
        expect(() => read[kind](chunk.subarray(0, at))).toThrow(CatalogFormatError);
        expect(() => read[kind](new Uint8Array([...chunk, 0]))).toThrow(CatalogFormatError);
        const damaged = chunk.slice();
        damaged[at] = (damaged[at] as number) ^ change;
        expect(() => read[kind](damaged)).toThrow(CatalogFormatError);
      },
    ),
    propertyRuns(100),
  );
});

test('rejects an inconsistent body despite a correct checksum', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.constantFrom(...allKinds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (plain, kind, changes, cut) => {
        const body = (wholeChunksOf(plain)[kind][0] as Uint8Array).slice(12);
        for (const [place, byte] of changes) body[place % body.length] = byte;
        const chunk = framed(kind, cut % 2 === 0 ? body : body.subarray(0, cut % body.length));
        // It may happen to make sense; what it must not do is fail in any other way.
        try {
          read[kind](chunk);
        } catch (error) {
          expect(error).toBeInstanceOf(CatalogFormatError);
        }
      },
    ),
    propertyRuns(250),
  );
});

test('rejects other versions, other kinds and anything else', () => {
  const chunk = packNames({
    merchandiseCategories: [],
    bikeCategories: [],
    synonyms: [],
    replaced: [],
    promotions: [],
    deals: [],
  });
  for (const [place, byte] of [
    [0, 0x51],
    [2, 0],
    [2, 2],
    [3, 6],
    [3, 7],
    [3, 8],
    [3, 255],
  ] as const) {
    const other = chunk.slice();
    other[place] = byte;
    expect(() => CatalogEngine.load([other])).toThrow(CatalogFormatError);
  }
  expect(() => CatalogEngine.load([new Uint8Array()])).toThrow(CatalogFormatError);
  expect(() => CatalogEngine.load([packPrices([], [])])).toThrow(CatalogFormatError);
  expect(() => new StockView(CatalogEngine.load([])).load([chunk])).toThrow(CatalogFormatError);
  for (const whole of [unpackWarehouses, unpackExtras])
    expect(() => whole(chunk)).toThrow(CatalogFormatError);
  expect(() => diffChunks('articles', [chunk], [])).toThrow(CatalogFormatError);
});

test('throws for numbers outside the format when packing', () => {
  expect(() => packPrices([{ no: 1, dealer: 0.5 }], [])).toThrow(RangeError);
  expect(() => packPrices([{ no: 1, dealer: 2 ** 51 }], [])).toThrow(RangeError);
  expect(() => packPrices([{ no: -1, dealer: 5 }], [])).toThrow(RangeError);
});
