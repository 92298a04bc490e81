import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** Small numbers in an order that looks random and is always the same. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Values the random range is made of; tests filter by them. */
export const words = {
  brands: ['Alto', 'Kette', 'Rota', 'Äther', 'velo_x'],
  models: ['Ridge', 'Vale', ''],
  series: ['100', '200', ''],
  sizes: ['XS', 'M', 'XL', '54', null],
  wheels: ['27.5', '29', null],
  tags: ['new', 'sale', 'event:spring', 'event:autumn'],
  categories: ['MTB', 'CHN', 'TYR', 'MSC'],
  names: ['Arc', 'bolt', 'Über', 'Crank', 'anchor', '100% wool', 'dash-9', 'under_score'],
};

const sorg = '2000';
/** Of the fixture: the first buys at price list A, the second at B. */
const customers = ['0002000001', '0002000002'];

/** How a random range differs from the usual one. */
export interface RangeKind {
  seed?: number;
  /** Of the codes; what is not an article comes with the usual one only. */
  prefix?: string;
  groups?: number;
  /** Of six articles so many have a price, by list. */
  priced?: { A: number; B: number };
  /** In each warehouse one of so many articles is kept. */
  kept?: number;
  /** Further steps of deals that aim at anything, and blocks: of articles, for customers, for all. */
  deals?: number;
  blocks?: number;
}

/** Ranges as they may be, few articles each, for tests that compare. */
export const rangeKinds: [what: string, articles: number, kind: RangeKind][] = [
  ['as usual', 200, {}],
  ['of few models, hardly priced', 90, { seed: 21, groups: 4, priced: { A: 1, B: 6 }, deals: 25 }],
  ['of single articles, sold out', 60, { seed: 22, groups: 90, kept: 12, deals: 4, blocks: 6 }],
  ['kept everywhere, blocked a lot', 120, { seed: 23, groups: 25, kept: 1, deals: 12, blocks: 14 }],
];

/**
 * Adds articles in 40 groups to sales organisation 2000, with ties, gaps and every kind of value:
 * prices on one list or both, stock short, taken and free, deals of other lists and other times.
 */
export async function insertRandomRange(
  db: Db,
  articles: number,
  kind: RangeKind = {},
): Promise<void> {
  const { seed = 7, prefix = 'RA', priced = { A: 5, B: 5 }, kept = 2 } = kind;
  const below = generator(seed);
  const groups = randomGroups(kind.groups ?? 40, prefix, below);
  const rows = randomArticles(articles, prefix, groups, below);
  const codes = rows.map(({ code }) => code);
  const prices = (['A', 'B'] as const).flatMap((price_list) =>
    codes
      .filter(() => below(6) >= 6 - priced[price_list])
      .map((article) => ({ sorg, price_list, article, dealer: 500 + below(12) * 250 })),
  );
  const stock = ['W1', 'W2'].flatMap((warehouse) =>
    codes
      .filter(() => below(kept) === 0)
      .map((article) => ({ sorg, warehouse, article, qty: below(4), reserved: below(6) })),
  );
  await db.insertInto('product_group').values(groups).execute();
  await db.insertInto('article').values(rows).execute();
  await db.insertInto('price').values(prices).execute();
  await db.insertInto('stock').values(stock).execute();
  if (prefix !== 'RA') return;
  await insertKnownDeals(db);
  await db
    .insertInto('bike_category')
    .values({ sorg, id: 'BC2', wording: 'Rest', type: 'PAA', mc_ids: ['CHN', 'TYR'], sorting: 2 })
    .execute();
  const steps = randomSteps(kind.deals ?? 0, codes, below);
  if (steps.length > 0) await db.insertInto('deal').values(steps).execute();
  await insertBlocks(db, kind.blocks ?? 0, codes, below);
}

function randomGroups(count: number, prefix: string, below: Below) {
  return Array.from({ length: count }, (_, i): Insertable<DB['product_group']> => {
    const merchandise_category = one(words.categories, below);
    return {
      sorg,
      id: `${prefix}-g-${i}`.toLowerCase(),
      slug: `${prefix}-g-${i}`.toLowerCase(),
      name: `${one(words.names, below)} ${below(4)}`,
      category: merchandise_category === 'MTB' ? 'Bike' : 'PAA',
      brand: one(words.brands, below),
      model: one(words.models, below),
      serie: one(words.series, below),
      merchandise_category,
    };
  });
}

function randomArticles(
  count: number,
  prefix: string,
  groups: readonly Insertable<DB['product_group']>[],
  below: Below,
) {
  return Array.from({ length: count }, (_, i): Insertable<DB['article']> => {
    const { id: group_id, name, slug: _slug, ...shared } = one(groups, below);
    const code = `${prefix}-${i}`;
    const size = one(words.sizes, below);
    return {
      ...shared,
      group_id,
      code,
      code_display: code,
      name: `${name} ${size ?? ''}`.trim(),
      frame_size: size,
      wheel_size: one(words.wheels, below),
      tags: words.tags.filter(() => below(4) === 0),
      uom: 'PCS',
      retail_price: below(5) * 1000,
      popularity: below(6),
      released_at: below(3) === 0 ? null : `2025-0${1 + below(4)}-01`,
      active: below(10) > 0,
      ...randomDays(below),
      ean: below(2) === 0 ? null : `40000000${10000 + i}`,
    };
  });
}

/** The days of a new arrival: past, present, to come, and without an end. */
function randomDays(below: Below) {
  const days = { new_from: null, new_to: null };
  if (below(3) > 0) return days;
  return {
    new_from: one(['2025-01-01', '2025-02-01', '2999-01-01', null], below),
    new_to: one(['2025-03-01', '2999-02-01', null], below),
  };
}

/** Inserts the deals that every range has, and the names of some. */
async function insertKnownDeals(db: Db): Promise<void> {
  const always = { sorg, position: 1, term: '>=', qty: 3, uom: 'PCS', type: 'fixed', value: -5 };
  const valid = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
  const deals = [
    { deal_no: 'R-B', price_list: 'B', brand: 'Rota', description: 'List B', ...valid },
    { deal_no: 'R-mc', merchandise_category: 'CHN', description: 'Chains', ...valid },
    { deal_no: 'R-one', article: 'RA-3', description: 'One article', ...valid },
    { deal_no: 'R-one', position: 2, brand: 'Alto', description: 'One article', ...valid },
    { deal_no: 'R-old', brand: 'Alto', description: 'Over', ...valid, valid_to: '2021-01-01' },
  ];
  await db
    .insertInto('deal')
    .values(deals.map((deal) => ({ ...always, ...deal })))
    .execute();
  // Some deals have a name people know, one of them no longer, one for a deal that is over.
  const named = ['R-B', 'R-one', 'R-old', 'X-1', 'X-2', 'X-3'];
  await db
    .insertInto('promotion')
    .values([
      ...named.map((code) => ({ sorg, code, name: `Weeks of ${code}`, ...valid })),
      { sorg, code: 'R-mc', name: 'Over', ...valid, valid_to: '2021-01-01' },
    ])
    .execute();
}

type Below = ReturnType<typeof generator>;
const one = <T>(from: readonly T[], below: Below) => from[below(from.length)] as T;

/** Several steps of a deal may aim at different kinds of things, on different lists and days. */
function randomSteps(count: number, codes: readonly string[], below: Below) {
  return Array.from({ length: count }, (_, i): Insertable<DB['deal']> => {
    const deal = below(10);
    const aims = [
      { article: one(codes, below) },
      { brand: one(words.brands, below) },
      { merchandise_category: one(words.categories, below) },
    ];
    return {
      sorg,
      deal_no: `X-${deal}`,
      position: i + 1,
      description: `Deal ${deal}`,
      term: '>=',
      qty: 1 + below(9),
      uom: 'PCS',
      type: 'percentage',
      value: -100 * (1 + below(9)),
      ...one(aims, below),
      price_list: one([null, null, 'A', 'B'], below),
      valid_from: one(['2020-01-01', '2020-01-01', '2099-01-01'], below),
      valid_to: one(['2099-12-31', '2099-12-31', '2021-01-01'], below),
    };
  });
}

/** Inserts blocks of brands, categories, merchandise categories, and single articles. */
async function insertBlocks(db: Db, count: number, codes: readonly string[], below: Below) {
  const blocks = new Map<string, Insertable<DB['order_block']>>();
  for (let i = 0; i < count; i++) {
    const customer = one([...customers, ''], below);
    const [kind, value] = one(
      [
        ['brand', one(words.brands, below)],
        ['hierarchy', one(words.categories, below)],
        ['category', one(['Bike', 'PAA'], below)],
      ] as const,
      below,
    );
    blocks.set(`${customer} ${kind} ${value}`, { sorg, customer, kind, value, description: 'No' });
    const block =
      below(2) === 0 ? { order_blocked: true } : { available_for_order_at: '2099-01-01' };
    await db
      .updateTable('article')
      .set(block)
      .where('sorg', '=', sorg)
      .where('code', '=', one(codes, below))
      .execute();
  }
  if (blocks.size > 0)
    await db
      .insertInto('order_block')
      .values([...blocks.values()])
      .execute();
}

/** Takes away what insertRandomRange has added. */
export async function removeRandomRange(db: Db, prefix = 'RA'): Promise<void> {
  for (const table of ['stock', 'price'] as const)
    await db
      .deleteFrom(table)
      .where('sorg', '=', sorg)
      .where('article', 'like', `${prefix}-%`)
      .execute();
  const own = db.deleteFrom('article').where('sorg', '=', sorg);
  await own.where('code', 'like', `${prefix}-%`).execute();
  const groups = db.deleteFrom('product_group').where('sorg', '=', sorg);
  await groups.where('id', 'like', `${prefix.toLowerCase()}-g-%`).execute();
  for (const deals of ['R-%', 'X-%']) {
    await db.deleteFrom('deal').where('sorg', '=', sorg).where('deal_no', 'like', deals).execute();
    await db
      .deleteFrom('promotion')
      .where('sorg', '=', sorg)
      .where('code', 'like', deals)
      .execute();
  }
  await db.deleteFrom('bike_category').where('sorg', '=', sorg).where('id', '=', 'BC2').execute();
  await db.deleteFrom('order_block').where('sorg', '=', sorg).execute();
}
