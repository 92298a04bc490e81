import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

const sorg = '2000';

/** Group, name, brand, merchandise category and its name. */
const groups = [
  ['chain-11', 'Chain 11', 'Kette', 'CHN', 'Chains'],
  ['tyre-29', 'Tyre 29', 'Rota', 'TYR', 'Tyres'],
  ['misc', 'Misc', 'Alto', 'MSC', 'Accessories'],
] as const;

/** Dealer prices in cents per price list. */
const prices = {
  'P-1': { A: 2000, B: 2200 },
  'P-2': { A: 3000, B: 3000 },
  'P-3': { A: 1000, B: 1100 },
  'P-4': { A: 1000, B: 1100 },
  'P-5': { A: 1500 },
  'P-6': { A: 999, B: 999 },
};

/** Parts and accessories of 2000: stock, arrival, deals, every kind of block, and the groupset. */
export async function seedParts(db: Db): Promise<void> {
  for (const [id, name, brand, mc, mcName] of groups) {
    await db
      .insertInto('merchandise_category')
      .values({ sorg, id: mc, name: mcName, category: 'PAA' })
      .execute();
    await db
      .insertInto('product_group')
      .values({ sorg, id, name, brand, category: 'PAA', merchandise_category: mc, slug: id })
      .execute();
  }
  await db
    .insertInto('article')
    .values([
      part('P-1', 'chain-11', 'Chain 11-speed', { ean: '4006381333931', popularity: 80 }),
      part('P-2', 'tyre-29', 'Tyre 29 x 2.4', { wheel_size: '29', popularity: 60 }),
      part('P-3', 'misc', 'Discontinued bell', { active: false }),
      part('P-4', 'misc', 'Recalled light', { order_blocked: true }),
      part('P-5', 'misc', 'Core dealer pump', {}),
      part('P-6', 'misc', 'Rationed grip', { order_quota: 5 }),
    ])
    .execute();
  await db
    .insertInto('price')
    .values(
      Object.entries(prices).flatMap(([article, lists]) =>
        Object.entries(lists).map(([price_list, dealer]) => ({
          sorg,
          price_list,
          article,
          dealer,
        })),
      ),
    )
    .execute();
  await seedStock(db);
  await seedDeals(db);
  await seedGroupset(db);
}

async function seedStock(db: Db): Promise<void> {
  await db
    .insertInto('stock')
    .values([
      { sorg, warehouse: 'W1', article: 'P-1', qty: 100 },
      { sorg, warehouse: 'W2', article: 'P-1', qty: 50 },
      ...['P-3', 'P-4', 'P-5', 'P-6'].map((article) => ({
        sorg,
        warehouse: 'W1',
        article,
        qty: 50,
      })),
    ])
    .execute();
  const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await db
    .insertInto('arrival')
    .values({ sorg, warehouse: 'W1', article: 'P-2', date: inThirtyDays, qty: 40 })
    .execute();
}

/** D1 is a ladder on the chain for everybody, D2 one cut on a brand for price list A. */
async function seedDeals(db: Db): Promise<void> {
  const always = { valid_from: '2020-01-01', valid_to: '2099-12-31', term: '>=', uom: 'PCS' };
  const ladder = { deal_no: 'D1', description: 'Chains by the box', article: 'P-1' };
  const brand = { deal_no: 'D2', description: 'Alto pairs', brand: 'Alto', price_list: 'A' };
  await db
    .insertInto('deal')
    .values([
      { sorg, ...always, ...ladder, position: 1, qty: 10, type: 'percentage', value: -500 },
      { sorg, ...always, ...ladder, position: 2, qty: 20, type: 'percentage', value: -1000 },
      { sorg, ...always, ...brand, position: 1, qty: 2, type: 'fixed', value: -100 },
    ])
    .execute();
}

async function seedGroupset(db: Db): Promise<void> {
  const groupset = { sorg, id: 'G1', name: 'Drivetrain set', brand: 'Kette' };
  await db
    .insertInto('groupset')
    .values({ ...groupset, slug: 'groupset-g1' })
    .execute();
  await db
    .insertInto('groupset_article')
    .values([
      { sorg, groupset_id: 'G1', position: 1, article: 'P-1', qty: 1 },
      { sorg, groupset_id: 'G1', position: 2, article: 'P-2', qty: 2 },
    ])
    .execute();
}

function part(
  code: string,
  group_id: string,
  name: string,
  more: Partial<Insertable<DB['article']>>,
): Insertable<DB['article']> {
  const [, , brand = '', merchandise_category = ''] = groups.find(([id]) => id === group_id) ?? [];
  const kind = { category: 'PAA', brand, merchandise_category, uom: 'PCS' };
  return { sorg, code, code_display: code, group_id, name, ...kind, retail_price: 4900, ...more };
}
