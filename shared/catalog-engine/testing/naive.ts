import { corrections } from '../query/correct.ts';
import { lowered, nameKey, searchText } from '../query/words.ts';
import type { Criteria, Facets, Sort } from '../query.ts';
import type { ArticleRow, DealRow, GroupRow, PriceRow, RangeNames, StockRow } from '../rows.ts';

/** A range as lists of rows: the reference the engine is compared with, slow and plain. */
export interface Plain {
  articles: ArticleRow[];
  groups: GroupRow[];
  names: RangeNames;
  prices: PriceRow[] | null;
  deals: DealRow[];
  stock: StockRow[];
  today: string;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byCode = (a: ArticleRow, b: ArticleRow) => compare(a.code, b.code);

const amounts = new WeakMap<PriceRow[], Map<number, number>>();

/** The dealer price of an article, null for none. */
export function dealerOf({ prices }: Plain, a: ArticleRow): number | null {
  if (!prices) return null;
  const known = amounts.get(prices) ?? new Map(prices.map(({ no, dealer }) => [no, dealer]));
  amounts.set(prices, known);
  return known.get(a.no) ?? null;
}

export const validDeals = ({ names, deals, prices, today }: Plain) =>
  [...names.deals, ...(prices ? deals : [])].filter(
    (deal) => deal.valid_from <= today && today <= deal.valid_to,
  );

const aimsAt = (deal: DealRow, a: ArticleRow) =>
  deal.article === a.code ||
  deal.brand === a.brand ||
  deal.merchandise_category === a.merchandise_category;

const hasWord = (plain: Plain, { text, ean }: Criteria['words'][number]) => {
  const holds = (a: ArticleRow, part: string) =>
    searchText(a).includes(lowered(part)) || (ean !== null && a.ean === ean);
  if (plain.articles.some((a) => holds(a, text))) return (a: ArticleRow) => holds(a, text);
  const words = plain.articles.map((a) =>
    lowered([a.name, a.brand, a.model, a.serie, a.color ?? ''].join(' ')),
  );
  const meant = corrections(lowered(text), words);
  return (a: ArticleRow) => meant.some((word) => searchText(a).includes(word));
};

const oneOf = (values: string[] | null, value: string | null) =>
  values === null || (value !== null && values.includes(value));

/** The articles a filter selects, by code. */
export function filtered(plain: Plain, c: Criteria): ArticleRow[] {
  const words = c.words.map((word) => hasWord(plain, word));
  const mcs = plain.names.bikeCategories
    .filter(({ id }) => c.bikeCategories?.includes(id))
    .flatMap(({ mcIds }) => mcIds);
  const deals = validDeals(plain).filter(({ deal_no }) => c.promotions?.includes(deal_no));
  return plain.articles
    .filter((a) => {
      const dealer = dealerOf(plain, a);
      const tag = c.articleTagCategory;
      return (
        words.every((has) => has(a)) &&
        (c.category === null || a.category === c.category) &&
        oneOf(c.brands, a.brand) &&
        oneOf(c.models, a.model) &&
        oneOf(c.series, a.serie) &&
        oneOf(c.frameSizes, a.frame_size) &&
        oneOf(c.wheelSizes, a.wheel_size) &&
        oneOf(c.merchandiseCategories, a.merchandise_category) &&
        oneOf(c.articleCodes, a.code) &&
        (!c.bikeCategories || mcs.includes(a.merchandise_category)) &&
        (!c.articleTags || a.tags.some((one) => c.articleTags?.includes(one))) &&
        (tag === null || a.tags.some((one) => one === tag || one.startsWith(`${tag}:`))) &&
        (!c.promotions || deals.some((deal) => aimsAt(deal, a))) &&
        (!c.price ||
          (dealer !== null &&
            dealer >= (c.price.from ?? -Infinity) &&
            dealer <= (c.price.to ?? Infinity))) &&
        (!c.hasStock || plain.stock.some(({ no, qty }) => no === a.no && qty > 0))
      );
    })
    .sort(byCode);
}

type Key = string | number | null;

function keyOf(plain: Plain, a: ArticleRow, field: Sort['field']): Key {
  if (field === 'price') return dealerOf(plain, a);
  if (field === 'name') return nameKey(a.name);
  return field === 'newest' ? a.released_at : a.popularity;
}

function compareKeys(a: Key, b: Key, order: Sort['order']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const up = a < b ? -1 : Number(a > b);
  return order === 'ASC' ? up : -up;
}

/** Codes in order. */
export function listed(plain: Plain, c: Criteria, { field, order }: Sort): string[] {
  return filtered(plain, c)
    .sort(
      (a, b) => compareKeys(keyOf(plain, a, field), keyOf(plain, b, field), order) || byCode(a, b),
    )
    .map(({ code }) => code);
}

/** Groups in order, by the article that stands for each. */
export function listedGroups(
  plain: Plain,
  c: Criteria,
  { field, order }: Sort,
): { id: string; codes: string[] }[] {
  const members = Map.groupBy(filtered(plain, c), (a) => a.group);
  const groups = new Map(plain.groups.map((group) => [group.no, group]));
  const entries = [...members].map(([no, articles]) => {
    const group = groups.get(no) as GroupRow;
    const rank = (a: ArticleRow) => (field === 'name' ? null : keyOf(plain, a, field));
    const best = field === 'price' ? 'ASC' : 'DESC';
    const [first, ...rest] = articles.toSorted(
      (a, b) => compareKeys(rank(a), rank(b), best) || byCode(b, a),
    ) as [ArticleRow, ...ArticleRow[]];
    const key = field === 'name' ? nameKey(group.name) : rank(first);
    return { id: group.id, key, codes: [first, ...rest.sort(byCode)].map(({ code }) => code) };
  });
  return entries
    .sort((a, b) => compareKeys(a.key, b.key, order) || compare(a.id, b.id))
    .map(({ id, codes }) => ({ id, codes }));
}

function counts(values: (string | null)[], empty = false): { value: string; n: number }[] {
  const byValue = Map.groupBy(values, (value) => value);
  return [...byValue]
    .flatMap(([value, all]) =>
      value === null || (value === '' && !empty) ? [] : [{ value, n: all.length }],
    )
    .sort((a, b) => b.n - a.n || compare(a.value, b.value));
}

/** Counts of every facet, each by a filter of its own. */
export function facets(plain: Plain, c: Criteria): Facets {
  const without = (name: keyof Criteria) => filtered(plain, { ...c, [name]: null });
  const prices = without('price').flatMap((a) => dealerOf(plain, a) ?? []);
  const named = new Set(
    plain.names.promotions
      .filter(({ valid_from, valid_to }) => valid_from <= plain.today && plain.today <= valid_to)
      .map(({ code }) => code),
  );
  const dealNos = (a: ArticleRow) => [
    ...new Set(
      validDeals(plain).flatMap((deal) =>
        aimsAt(deal, a) && named.has(deal.deal_no) ? deal.deal_no : [],
      ),
    ),
  ];
  return {
    categories: counts(without('category').map((a) => a.category)),
    brands: counts(without('brands').map((a) => a.brand)),
    models: counts(without('models').map((a) => a.model)),
    series: counts(without('series').map((a) => a.serie)),
    frameSizes: counts(without('frameSizes').map((a) => a.frame_size)),
    wheelSizes: counts(without('wheelSizes').map((a) => a.wheel_size)),
    merchandiseCategories: counts(
      without('merchandiseCategories').map((a) => a.merchandise_category),
    ),
    bikeCategories: plain.names.bikeCategories.flatMap(({ id, mcIds }) => {
      const own = without('bikeCategories').filter((a) => mcIds.includes(a.merchandise_category));
      return own.length > 0 ? { value: id, n: own.length } : [];
    }),
    articleTags: counts(
      without('articleTags').flatMap((a) => [...new Set(a.tags)]),
      true,
    ),
    promotions: counts(without('promotions').flatMap(dealNos), true).slice(0, 50),
    price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
    count: filtered(plain, c).length,
  };
}

/** What is suggested for a text: codes. */
export function suggestions(
  plain: Plain,
  c: Criteria,
  text: string,
  limit: number,
): { code: string; exact: boolean }[] {
  const small = lowered(text);
  const rated = filtered(plain, c).map((a) => ({
    a,
    exact:
      [a.code, a.code_display, a.old_code].some((code) => code && lowered(code) === small) ||
      (a.ean !== null && (a.ean === small || a.ean === `0${text}`)),
    begins: lowered(a.name).startsWith(small),
  }));
  rated.sort(
    (x, y) =>
      Number(y.exact) - Number(x.exact) ||
      Number(y.begins) - Number(x.begins) ||
      y.a.popularity - x.a.popularity ||
      byCode(x.a, y.a),
  );
  const seen = new Set<number>();
  return rated
    .filter(({ a }) => !seen.has(a.group) && seen.add(a.group))
    .slice(0, limit)
    .map(({ a, exact }) => ({ code: a.code, exact }));
}
