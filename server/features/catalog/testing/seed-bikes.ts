import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

const trail = {
  sorg: '2000',
  id: 'trail-500',
  name: 'Trail 500',
  category: 'Bike',
  brand: 'Alto',
  model: 'Trail',
  serie: '500',
  merchandise_category: 'MTB',
  model_year: 2026,
} as const;

const variants = [
  ['B-1', 'S', 'Black', '#1a1a1a'],
  ['B-2', 'S', 'Red', '#c62828'],
  ['B-3', 'M', 'Black', '#1a1a1a'],
  ['B-4', 'M', 'Red', '#c62828'],
] as const;

/** The mountain bike of 2000: B-1 to B-3 on stock, B-4 not. */
export async function seedBikes(db: Db): Promise<void> {
  const sorg = '2000';
  await db
    .insertInto('merchandise_category')
    .values({ sorg, id: 'MTB', name: 'Mountain bikes', category: 'Bike' })
    .execute();
  await db
    .insertInto('bike_category')
    .values({ sorg, id: 'BC1', wording: 'Mountain', type: 'Bike', mc_ids: ['MTB'], sorting: 1 })
    .execute();
  await db
    .insertInto('product_group')
    .values({
      ...trail,
      slug: 'trail-500',
      image: 'trail-500.svg',
      descriptions: JSON.stringify({ en: 'A trail bike.', de: 'Ein Trailrad.' }),
      specs: JSON.stringify([{ name: 'Fork', value: '140 mm' }]),
      related: ['chain-11'],
      released_at: '2025-09-01',
    })
    .execute();
  await db
    .insertInto('article')
    .values(variants.map(([code, size, color, hex]) => bike(code, size, color, hex)))
    .execute();
  await db
    .insertInto('price')
    .values(
      variants.flatMap(([article]) => [
        { sorg, price_list: 'A', article, dealer: 100000 },
        { sorg, price_list: 'B', article, dealer: 110000 },
      ]),
    )
    .execute();
  await db
    .insertInto('stock')
    .values(['B-1', 'B-2', 'B-3'].map((article) => ({ sorg, warehouse: 'W1', article, qty: 5 })))
    .execute();
}

/** The only article of 3000. */
export async function seedGermanBike(db: Db): Promise<void> {
  const sorg = '3000';
  await db
    .insertInto('merchandise_category')
    .values({ sorg, id: 'CTY', name: 'Stadträder', category: 'Bike' })
    .execute();
  const group = {
    sorg,
    id: 'stadt-1',
    name: 'Stadt 1',
    category: 'Bike',
    brand: 'Nord',
    merchandise_category: 'CTY',
    model_year: 2026,
  };
  await db
    .insertInto('product_group')
    .values({ ...group, slug: 'stadt-1' })
    .execute();
  const article = bike('DE-1', 'M', 'Blue', '#1565c0');
  const { id: group_id, ...shared } = group;
  await db
    .insertInto('article')
    .values({ ...article, ...shared, model: '', serie: '', name: 'Stadt 1', group_id })
    .execute();
  await db
    .insertInto('price')
    .values({ sorg, price_list: 'A', article: 'DE-1', dealer: 90000 })
    .execute();
  await db
    .insertInto('stock')
    .values({ sorg, warehouse: 'W1', article: 'DE-1', qty: 10 })
    .execute();
}

function bike(code: string, size: string, color: string, hex: string): Insertable<DB['article']> {
  const { id: group_id, name, ...shared } = trail;
  return {
    ...shared,
    group_id,
    code,
    code_display: code,
    name: `${name} ${size} ${color}`,
    frame_size: size,
    wheel_size: '29',
    color,
    color_hex: hex,
    uom: 'PCS',
    retail_price: 159900,
    image: 'trail-500.svg',
    weight_grams: 13500,
    popularity: 100,
    released_at: '2025-09-01',
  };
}
