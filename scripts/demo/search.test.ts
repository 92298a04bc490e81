import { beforeAll, describe, expect, test } from 'vitest';
import { parseCriteria, toSort } from '#shared/catalog-engine/answers/criteria.rules.ts';
import {
  type ArticleRow,
  CatalogEngine,
  type Category,
  packArticles,
  packGroups,
  packNames,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { bestMatch, type PricedCatalog } from '#shared/catalog-engine/priced-catalog.ts';
import { getMarket, type MarketKey } from './markets.ts';
import { createArticles, groupRow } from './range/articles.ts';
import { baseRange } from './range/range.ts';
import { synonymRows } from './synonyms.ts';
import { categoryRows } from './trade.ts';

// Searches the demo's range with words that dealers type. The articles they mean must come first.

const today = '2026-11-23';
const page = { offset: 0, limit: 12 };
const ranges = new Map<MarketKey, { engine: CatalogEngine; pricedCatalog: PricedCatalog }>();

function rangeOf(key: MarketKey) {
  const trade = getMarket(key);
  const models = baseRange.filter(({ soldIn }) => soldIn.includes(key));
  let no = 0;
  const articles: ArticleRow[] = [];
  const groups = models.map((model, at) => {
    const { row } = { row: groupRow(trade, model, [], false) };
    const shared = {
      category: model.category as Category,
      brand: model.brand,
      model: model.model,
      serie: model.serie,
      model_year: model.year,
    };
    for (const { row: one } of createArticles(trade, model, today, false))
      articles.push({
        ...shared,
        no: ++no,
        group: at + 1,
        code: String(one.code),
        name: String(one.name),
        code_display: String(one.codeDisplay),
        old_code: null,
        ean: String(one.ean),
        merchandise_category: model.merchandiseCategory,
        frame_size: textOf(one.frameSize),
        wheel_size: textOf(one.wheelSize),
        color: textOf(one.color),
        color_hex: null,
        uom: 'PC',
        retail_price: null,
        order_quota: null,
        tags: [],
        image: null,
        popularity: Number(one.popularity),
        released_at: null,
        order_blocked: false,
        available_for_order_at: null,
      });
    return {
      ...shared,
      no: at + 1,
      id: String(row.id),
      slug: model.slug,
      name: String(row.name),
      image: null,
      related: [],
    };
  });
  const names = {
    merchandiseCategories: categoryRows(trade).map(({ id, name }) => ({
      id: String(id),
      name: String(name),
    })),
    synonyms: synonymRows(trade).map(({ language, words }) => ({
      language: String(language),
      words: (words as readonly string[]).map(String),
    })),
    replaced: [],
    bikeCategories: [],
    promotions: [],
    deals: [],
  };
  const engine = CatalogEngine.load([packGroups(groups), packArticles(articles), packNames(names)]);
  return {
    engine,
    pricedCatalog: engine.getPricedCatalog({ prices: null, today, stock: new StockView(engine) }),
  };
}

const textOf = (cell: unknown) => (cell === undefined || cell === '' ? null : String(cell));

beforeAll(() => {
  for (const key of ['us', 'de', 'id'] as const) ranges.set(key, rangeOf(key));
});

/** The first results of a search: the name of each model's best article. */
function found(search: string, key: MarketKey = 'us'): string[] {
  const { engine, pricedCatalog } = ranges.get(key) as ReturnType<typeof rangeOf>;
  const criteria = parseCriteria({ search });
  const { items } = pricedCatalog.groups(criteria, toSort(null, criteria), page);
  return items.map(({ hit }) => engine.article(hit as number).name);
}

describe('best match first', () => {
  test('weighs sizes and numbers most', () => {
    const [first = '', ...others] = found('29 inch tube');
    expect(first).toMatch(/Inner Tube, 29 inch/);
    for (const name of others) expect(name).not.toMatch(/(16|20|24) inch/);
  });

  test('finds the variant of the typed size and color', () => {
    const names = found('helmet black L');
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, 3)) expect(name).toMatch(/Helmet, Matt Black, L 59–63 cm/);
  });

  test('ranks whole-word matches before prefix matches', () => {
    const names = found('chain');
    expect(names.every((name) => /\bChain\b/.test(name))).toBe(true);
  });

  test('prefers a full phrase to its words in other places', () => {
    expect(found('terra 12 chain')[0]).toMatch(/^Terra 12 Chain/);
  });

  test('ranks the article with a matching code first', () => {
    expect(found('HE1021003')[0]).toBe('Vento Helmet, Signal Red, S 51–55 cm');
  });
});

describe('other words', () => {
  test.each([
    ['us', 'fender', /Mudguards/],
    ['us', 'tire', /Tyre|Tire/],
    ['us', 'tires', /Tyre|Tire/],
    ['us', 'Reifen', /Tyre|Tire/],
    ['us', 'pneu', /Tyre|Tire/],
    ['us', 'selle', /Saddle/],
    ['us', 'tayar', /Tyre|Tire/],
    ['de', 'fender', /Schutzblech/],
    ['de', 'tyre', /reifen/i],
    ['id', 'spakbor', /Spakbor/],
    ['id', 'tyre', /Ban /],
  ] as const)('finds synonyms: %s, %s', (key, typed, name) => {
    const names = found(typed, key);
    expect(names.length).toBeGreaterThan(0);
    for (const one of names) expect(one).toMatch(name);
  });

  test.each(['sättel', 'saettel', 'sattel', 'SÄTTEL'])('%s finds saddles', (typed) => {
    expect(found(typed, 'de')[0]).toMatch(/sattel/i);
  });

  test('finds a category by its name', () => {
    const names = found('Lenker', 'de');
    expect(names[0]).toMatch(/Lenker|lenker/);
    expect(found('Schläuche', 'de')[0]).toMatch(/Schlauch/);
  });
});

describe('chains of twelve speeds', () => {
  test.each([
    ['us', 'chain 12 speed'],
    ['us', '12-speed chain'],
    ['us', '12speed chains'],
    ['us', '12 speed chain silver'],
    ['us', 'chain 12s'],
    ['us', 'Kette 12-fach'],
    ['us', 'chaîne 12 vitesses'],
    ['us', 'chaîne 12v'],
    ['us', 'rantai 12 percepatan'],
    ['us', 'rantai 12 kelajuan'],
    ['de', 'Kette 12-fach'],
    ['de', 'Kette 12 fach'],
    ['de', '12fach Kette'],
    ['de', 'Kette 12 Gang'],
    ['de', 'chain 12 speed'],
    ['de', 'chaîne 12-vitesses'],
    ['id', 'rantai 12 percepatan'],
    ['id', 'rantai 12-kelajuan'],
    ['id', '12-speed chain'],
    ['id', 'Kette 12-fach'],
  ] as const)('are found in %s by %s', (key, typed) => {
    // There are five; chainrings come after them.
    const names = found(typed, key).slice(0, 5);
    expect(names.length).toBe(5);
    const chain = { us: /\b12 Chain,/, de: /\b12 Kette,/, id: /\bRantai .*\b12\b/ };
    for (const one of names) expect(one).toMatch(chain[key]);
  });
});

describe('words that no article has together', () => {
  const withoutOf = (search: string) => {
    const { pricedCatalog } = ranges.get('us') as ReturnType<typeof rangeOf>;
    return pricedCatalog.groups(parseCriteria({ search }), bestMatch, page).without;
  };

  test('leaves out the word that nothing has', () => {
    expect(withoutOf('chain 12 hyperglide')).toEqual(['hyperglide']);
    expect(found('chain 12 hyperglide')).toEqual(found('chain 12'));
  });

  test('leaves out nothing where an article has all words', () => {
    expect(withoutOf('12 speed chain')).toBeNull();
    expect(withoutOf('casete 12')).toBeNull();
  });

  test('corrects a word with doubled letters left out', () => {
    const names = found('casete');
    expect(names.length).toBeGreaterThan(2);
    for (const one of names) expect(one).toMatch(/Cassette/);
  });
});

test('counts hits in every category', () => {
  const { pricedCatalog } = ranges.get('us') as ReturnType<typeof rangeOf>;
  const [bikes, parts] = pricedCatalog.categoryHits(parseCriteria({ search: 'inner tube' }));
  expect(bikes).toMatchObject({ category: 'Bike', articles: 0, models: 0 });
  expect(parts?.models).toBeGreaterThan(3);
});
