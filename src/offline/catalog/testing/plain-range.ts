import type {
  ArticleRow,
  GroupRow,
  PriceRow,
  RangeNames,
} from '#shared/catalog-engine/row-types.ts';

/** Articles in a block. */
export const blockSize = 10;

/** An article of a made-up range; four variants to a model. */
export function articleNo(no: number): ArticleRow {
  return {
    no,
    group: 1 + Math.floor((no - 1) / 4),
    code: `A-${String(no).padStart(4, '0')}`,
    code_display: `A${no}`,
    old_code: null,
    ean: null,
    name: `Trail ${no}`,
    category: no % 3 === 0 ? 'PAA' : 'Bike',
    brand: no % 2 === 0 ? 'Alto' : 'Brig',
    model: 'Trail',
    serie: 'S',
    merchandise_category: '10',
    model_year: 2026,
    frame_size: ['S', 'M', 'L', 'XL'][(no - 1) % 4] ?? null,
    wheel_size: null,
    color: 'Red',
    color_hex: '#f00',
    uom: 'PC',
    retail_price: 200_000 + no,
    order_quota: null,
    tags: [],
    image: `p${no}`,
    popularity: no,
    released_at: null,
    order_blocked: false,
    available_for_order_at: null,
  };
}

export function groupNo(no: number): GroupRow {
  return {
    no,
    id: `G${no}`,
    slug: `trail-${no}`,
    name: `Trail ${no}`,
    category: 'Bike',
    brand: 'Alto',
    model: 'Trail',
    serie: 'S',
    model_year: 2026,
    image: null,
    related: [],
    descriptions: { en: `Model ${no}` },
    specs: [{ name: 'Fork', value: 'Air' }],
  };
}

/** Every other dealer price of a list differs between lists. */
export function priceOn(list: string, no: number): PriceRow {
  return { no, dealer: (list === 'L1' ? 100_000 : 90_000) + no };
}

export const names: RangeNames = {
  merchandiseCategories: [{ id: '10', name: 'Mountain bikes' }],
  synonyms: [],
  replaced: [],
  bikeCategories: [{ id: 'MTB', wording: 'Mountain', type: 'Bike', mcIds: ['10'] }],
  promotions: [],
  deals: [],
};

/** 1, 2, 3, … */
export function createNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Things in blocks by their number. */
export function inBlocks<T extends { no: number }>(rows: readonly T[]): T[][] {
  const blocks = new Map<number, T[]>();
  for (const row of rows) {
    const block = Math.floor(row.no / blockSize);
    blocks.set(block, [...(blocks.get(block) ?? []), row]);
  }
  return [...blocks.entries()].sort(([a], [b]) => a - b).map(([, block]) => block);
}
