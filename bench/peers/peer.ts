import { benchRange } from '../catalog-rows.ts';

/** The facets that every engine counts. */
export const facetFields = [
  'category',
  'brand',
  'model',
  'serie',
  'frameSize',
  'wheelSize',
  'merchandiseCategory',
] as const;
export type FacetField = (typeof facetFields)[number];

/** An article as the peers have it; prices are minor units, '' is no value of a facet. */
export interface PeerRow extends Record<FacetField, string> {
  id: string;
  /** The texts that can be searched for. */
  text: string;
  price: number;
}

/** A question that was not asked before: the 12 cheapest, how many there are and, without a text, the facets. */
export interface Question {
  equal: Partial<Record<FacetField, string>>;
  price: { from: number; to: number } | null;
  /** Words that an article has all of; null for a filter. */
  text: string | null;
}

export interface Answer {
  count: number;
  /** Of the 12 cheapest; null where an engine sorts by its own score. */
  prices: number[] | null;
  /** How many articles there are per value, each facet without its own selection; null for a search. */
  facets: Record<FacetField, Record<string, number>> | null;
}

/** An engine with the articles in it. */
export interface Peer {
  /** Null for what it does not answer. */
  ask(question: Question): Promise<Answer | null> | Answer | null;
  /** How long it took from what a device gets to the first answer, where rows have to be packed before. */
  readyMs?: number;
  /** Memory outside the heap of JavaScript; null where the heap has everything. */
  bytes?(): Promise<number> | number;
}

export type OpenPeer = (rows: readonly PeerRow[], articles: number) => Promise<Peer>;

/** The articles of the bench at the prices of its first list. */
export function peerRows(articles: number): PeerRow[] {
  const range = benchRange(articles);
  const [prices = []] = range.prices.values();
  const dealer = new Map(prices.map(({ no, dealer }) => [no, dealer]));
  return range.articles.map((row) => ({
    id: row.code,
    text: [row.name, row.brand, row.model, row.serie, row.color ?? '', row.code].join(' '),
    price: dealer.get(row.no) ?? 0,
    category: row.category,
    brand: row.brand,
    model: row.model,
    serie: row.serie,
    frameSize: row.frame_size ?? '',
    wheelSize: row.wheel_size ?? '',
    merchandiseCategory: row.merchandise_category,
  }));
}

const filterKinds: (readonly [FacetField, FacetField | 'price'])[] = [
  ['brand', 'merchandiseCategory'],
  ['category', 'frameSize'],
  ['brand', 'price'],
  ['wheelSize', 'merchandiseCategory'],
  ['model', 'frameSize'],
  ['category', 'price'],
];
const texts = ['helmet', 'chain', 'brake pad', 'helm', 'saddle', 'bra', 'tyre', 'black cassette'];

/** Questions whose values are those of an article each, so that everything finds something. */
export function questions(
  rows: readonly PeerRow[],
  kind: 'filter' | 'search',
  count: number,
): Question[] {
  return Array.from({ length: count }, (_, nth) => {
    const price = { from: 100 + nth, to: 200_000 + nth * 7 };
    if (kind === 'search')
      return { equal: { category: 'PAA' }, price, text: texts[nth % texts.length] as string };
    const fields = filterKinds[nth % filterKinds.length] as (typeof filterKinds)[number];
    const facets = fields.filter((field) => field !== 'price');
    // A multiplicative hash chooses from the whole range.
    let at = (Math.imul(nth + 1, 2_654_435_761) >>> 0) % rows.length;
    while (facets.some((field) => !rows[at]?.[field])) at = (at + 1) % rows.length;
    const equal = Object.fromEntries(facets.map((field) => [field, rows[at]?.[field]]));
    return { equal, price: fields.includes('price') ? price : null, text: null };
  });
}

/** All facets by a function for one; a selected facet is counted without its own selection. */
export async function facetsBy(
  { equal }: Question,
  count: (
    field: FacetField,
    without: Question['equal'],
  ) => Promise<Record<string, number>> | Record<string, number>,
): Promise<Record<FacetField, Record<string, number>>> {
  const all: [FacetField, Record<string, number>][] = [];
  for (const field of facetFields) {
    const { [field]: _, ...without } = equal;
    const counted = Object.entries(await count(field, without));
    all.push([field, Object.fromEntries(counted.filter(([value, n]) => value !== '' && n > 0))]);
  }
  return Object.fromEntries(all) as Record<FacetField, Record<string, number>>;
}
