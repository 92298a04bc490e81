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

/**
 * Adds articles in 40 groups to sales organisation 2000, with ties, gaps and every kind of value:
 * prices on one list or both, stock short, taken and free, deals of other lists and other times.
 * @param prefix of the codes; the deals come with the usual one only
 */
export async function insertRandomRange(
  db: Db,
  articles: number,
  { seed = 7, prefix = 'RA' } = {},
): Promise<void> {
  const sorg = '2000';
  const below = generator(seed);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const day = () => `2025-0${1 + below(4)}-01`;
  const groups = Array.from({ length: 40 }, (_, i): Insertable<DB['product_group']> => {
    const merchandise_category = pick(words.categories);
    return {
      sorg,
      id: `${prefix}-g-${i}`.toLowerCase(),
      slug: `${prefix}-g-${i}`.toLowerCase(),
      name: `${pick(words.names)} ${below(4)}`,
      category: merchandise_category === 'MTB' ? 'Bike' : 'PAA',
      brand: pick(words.brands),
      model: pick(words.models),
      serie: pick(words.series),
      merchandise_category,
    };
  });
  const rows = Array.from({ length: articles }, (_, i): Insertable<DB['article']> => {
    const { id: group_id, name, slug: _slug, ...shared } = pick(groups);
    const code = `${prefix}-${i}`;
    const size = pick(words.sizes);
    return {
      ...shared,
      group_id,
      code,
      code_display: code,
      name: `${name} ${size ?? ''}`.trim(),
      frame_size: size,
      wheel_size: pick(words.wheels),
      tags: words.tags.filter(() => below(4) === 0),
      uom: 'PCS',
      retail_price: below(5) * 1000,
      popularity: below(6),
      released_at: below(3) === 0 ? null : day(),
      active: below(10) > 0,
      ean: below(2) === 0 ? null : `40000000${10000 + i}`,
    };
  });
  const codes = rows.map(({ code }) => code);
  const prices = ['A', 'B'].flatMap((price_list) =>
    codes
      .filter(() => below(6) > 0)
      .map((article) => ({ sorg, price_list, article, dealer: 500 + below(12) * 250 })),
  );
  const stock = ['W1', 'W2'].flatMap((warehouse) =>
    codes
      .filter(() => below(2) === 0)
      .map((article) => ({ sorg, warehouse, article, qty: below(4), reserved: below(6) })),
  );
  const always = { sorg, position: 1, term: '>=', qty: 3, uom: 'PCS', type: 'fixed', value: -5 };
  const valid = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
  const deals = [
    { deal_no: 'R-B', price_list: 'B', brand: 'Rota', description: 'List B', ...valid },
    { deal_no: 'R-mc', merchandise_category: 'CHN', description: 'Chains', ...valid },
    { deal_no: 'R-one', article: 'RA-3', description: 'One article', ...valid },
    { deal_no: 'R-one', position: 2, brand: 'Alto', description: 'One article', ...valid },
    { deal_no: 'R-old', brand: 'Alto', description: 'Over', ...valid, valid_to: '2021-01-01' },
  ];
  await db.insertInto('product_group').values(groups).execute();
  await db.insertInto('article').values(rows).execute();
  await db.insertInto('price').values(prices).execute();
  await db.insertInto('stock').values(stock).execute();
  if (prefix !== 'RA') return;
  await db
    .insertInto('deal')
    .values(deals.map((deal) => ({ ...always, ...deal })))
    .execute();
  await db
    .insertInto('bike_category')
    .values({ sorg, id: 'BC2', wording: 'Rest', type: 'PAA', mc_ids: ['CHN', 'TYR'], sorting: 2 })
    .execute();
}
