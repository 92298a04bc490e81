import { folded, lowered } from '../../folded-text.ts';
import { corrections } from '../query/correct-words.ts';
import { isNewOn } from '../query/new-arrivals.ts';
import { nameKey, searchable, searchedTexts, spellings } from '../query/search-words.ts';
import { Synonyms } from '../query/synonyms.ts';
import {
  beginningBonus,
  categoryBonus,
  exactBonus,
  isCalled,
  isShortNumber,
  placement,
  points,
  scoreText,
  shortestCode,
  weightOf,
} from '../query/word-points.ts';
import type {
  CategoryHits,
  ChosenWords,
  CountUnit,
  Criteria,
  Facets,
  Sort,
} from '../query-types.ts';
import type {
  ArticleRow,
  DealRow,
  GroupRow,
  PriceRow,
  RangeNames,
  StockRow,
} from '../row-types.ts';

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
export function findDealerPrice({ prices }: Plain, a: ArticleRow): number | null {
  if (!prices) return null;
  const known = amounts.get(prices) ?? new Map(prices.map(({ no, dealer }) => [no, dealer]));
  amounts.set(prices, known);
  return known.get(a.no) ?? null;
}

export const validDeals = ({ names, deals, prices, today }: Plain) =>
  [...names.deals, ...(prices ? deals : [])].filter(
    (deal) => deal.valid_from <= today && today <= deal.valid_to,
  );

const isDealFor = (deal: DealRow, a: ArticleRow) =>
  deal.article === a.code ||
  deal.brand === a.brand ||
  deal.merchandise_category === a.merchandise_category;

type Word = Criteria['words'][number];

/** The points of an article's codes for a part of one. */
function codePoints(a: ArticleRow, part: string): number {
  const ean = isShortNumber(part) ? null : a.ean;
  const each = [a.code, a.code_display, a.old_code, ean].map((code) => {
    const small = lowered(code ?? '');
    if (code === null || !small.includes(part)) return 0;
    if (small === part) return points.code[placement.whole];
    const begins = small.startsWith(part) && part.length >= shortestCode;
    return points.code[begins ? placement.begins : placement.inside];
  });
  return Math.max(...each);
}

/** Returns a function that remembers its results for a range. */
function remembered<Input, Result>(
  make: (plain: Plain, input: Input) => Result,
): (plain: Plain, input: Input) => Result {
  const all = new WeakMap<Plain, Map<string, Result>>();
  return (plain, input) => {
    const known = all.get(plain) ?? new Map<string, Result>();
    const key = JSON.stringify(input);
    const result = known.get(key) ?? make(plain, input);
    all.set(plain, known.set(key, result));
    return result;
  };
}

/** By article the points of a word. */
const wordPoints = remembered((plain, word: Word) => {
  const pointsOf = pointsFor(plain, word);
  const points = new Map(plain.articles.map((a) => [a, pointsOf(a)]));
  return (a: ArticleRow) => points.get(a) ?? 0;
});

/** By article the points of a word, in the words that may be meant where none has it. */
function pointsFor(plain: Plain, { text, ean }: Word): (a: ArticleRow) => number {
  const { merchandiseCategories, synonyms } = plain.names;
  const called = new Map(merchandiseCategories.map(({ id, name }) => [id, name]));
  const by = (meant: readonly string[]) => {
    const typed = [...new Set(meant.flatMap(spellings))];
    const word = { typed, synonyms: new Synonyms(synonyms).of(typed) };
    return (a: ArticleRow) => {
      const category = searchable(called.get(a.merchandise_category) ?? '');
      const [name = '', brand = '', model = '', serie = '', color = '', ...sizes] =
        searchedTexts(a).map(searchable);
      const values = [brand, model, serie, color].map((one) => scoreText(one, word, points.value));
      const most = Math.max(
        scoreText(name, word, points.name),
        ...values,
        ...sizes.map((one) => scoreText(one, word, points.size)),
        scoreText(category, word, points.category),
        ...meant.map((part) => codePoints(a, part)),
      );
      return most + (typed.some((form) => isCalled(category, form)) ? categoryBonus : 0);
    };
  };
  const direct = by([lowered(text)]);
  const same = points.code[placement.whole];
  const withEan = (a: ArticleRow) =>
    ean !== null && a.ean === ean ? Math.max(same, direct(a)) : direct(a);
  if (plain.articles.some((a) => withEan(a) > 0)) return withEan;
  const words = plain.articles.map((a) =>
    folded([a.name, a.brand, a.model, a.serie, a.color ?? ''].join(' ')),
  );
  const meant = corrections(folded(text), [...words, ...new Synonyms(synonyms).words]);
  return meant.length > 0 ? by(meant) : () => 0;
}

/** The subsets of a list, those of most elements first, and of as many those with earlier elements. */
function subsets<T>(list: readonly T[]): T[][] {
  const from = (at: number): T[][] => {
    if (at === list.length) return [[]];
    const others = from(at + 1);
    return [...others.map((rest) => [list[at] as T, ...rest]), ...others];
  };
  return from(0).sort((a, b) => b.length - a.length);
}

/** The words that are looked for, and those left out where no article has all. */
export const chosenWords = remembered((plain, typed: Word[]): ChosenWords => {
  const articlesOf = (word: Word) => {
    const pointsOf = wordPoints(plain, word);
    return new Set(plain.articles.filter((a) => pointsOf(a) > 0));
  };
  const isFound = (text: string) => articlesOf({ text, ean: null }).size > 0;
  const words = new Synonyms(plain.names.synonyms).join(typed, isFound);
  if (words.length < 2) return { words, without: null };
  const found = new Map(words.map((word) => [word, articlesOf(word)]));
  const tried = subsets(words).map((some) => ({
    some,
    count: plain.articles.filter((a) => some.every((word) => found.get(word)?.has(a))).length,
  }));
  const most = tried.find(({ count }) => count > 0)?.some.length ?? 0;
  const [best] = tried
    .filter(({ some, count }) => count > 0 && some.length === most)
    .sort((a, b) => a.count - b.count);
  const kept = best && most > 0 ? best.some : words;
  const without = words.filter((word) => !kept.includes(word)).map(({ text }) => text);
  return { words: kept, without: without.length > 0 ? without : null };
});

const isCode = (a: ArticleRow, small: string, text: string) =>
  [a.code, a.code_display, a.old_code].some((code) => code && lowered(code) === small) ||
  (a.ean !== null && (a.ean === small || a.ean === `0${text}`));

/** How well articles meet the words of a search. */
function relevance(plain: Plain, c: Criteria): (a: ArticleRow) => number {
  const { words } = chosenWords(plain, c.words);
  const pointsOf = words.map((word) => wordPoints(plain, word));
  const text = words.map((word) => word.text).join(' ');
  const sold = plain.articles.map(({ popularity }) => popularity);
  const [least, most] = [Math.min(...sold), Math.max(...sold)];
  return (a) => {
    let score = (a.popularity - least) / (most - least + 1);
    pointsOf.forEach((of, at) => {
      score += of(a) * weightOf(words[at]?.text ?? '');
    });
    if (words.length === 0) return score;
    const begins = spellings(text).some((one) =>
      searchable(a.name)
        .split('\n')
        .some((name) => name.startsWith(one)),
    );
    if (begins) score += beginningBonus;
    return isCode(a, lowered(text), text) ? score + exactBonus : score;
  };
}

const isOneOf = (values: string[] | null, value: string | null) =>
  values === null || (value !== null && values.includes(value));

/** The articles a filter selects, by code. */
export function filtered(plain: Plain, c: Criteria): ArticleRow[] {
  const words = chosenWords(plain, c.words).words.map((word) => wordPoints(plain, word));
  const mcs = plain.names.bikeCategories
    .filter(({ id }) => c.bikeCategories?.includes(id))
    .flatMap(({ mcIds }) => mcIds);
  const deals = validDeals(plain).filter(({ deal_no }) => c.promotions?.includes(deal_no));
  return plain.articles
    .filter((a) => {
      const dealer = findDealerPrice(plain, a);
      const tag = c.articleTagCategory;
      return (
        words.every((pointsOf) => pointsOf(a) > 0) &&
        (c.category === null || a.category === c.category) &&
        isOneOf(c.brands, a.brand) &&
        isOneOf(c.models, a.model) &&
        isOneOf(c.series, a.serie) &&
        isOneOf(c.frameSizes, a.frame_size) &&
        isOneOf(c.wheelSizes, a.wheel_size) &&
        isOneOf(c.merchandiseCategories, a.merchandise_category) &&
        isOneOf(c.articleCodes, a.code) &&
        (!c.bikeCategories || mcs.includes(a.merchandise_category)) &&
        (!c.articleTags || a.tags.some((one) => c.articleTags?.includes(one))) &&
        (tag === null || a.tags.some((one) => one === tag || one.startsWith(`${tag}:`))) &&
        (!c.promotions || deals.some((deal) => isDealFor(deal, a))) &&
        (!c.price ||
          (dealer !== null &&
            dealer >= (c.price.from ?? -Infinity) &&
            dealer <= (c.price.to ?? Infinity))) &&
        (!c.isNew || findArrival(plain, a) !== null) &&
        (!c.hasStock || plain.stock.some(({ no, qty }) => no === a.no && qty > 0))
      );
    })
    .sort(byCode);
}

/** The day since which an article is new today, '' without one; null when it is not new. */
function findArrival({ names, today }: Plain, a: ArticleRow): string | null {
  // Of several that name an article the last one counts.
  const all = (names.newArrivals ?? []).filter(
    ({ from, to, articles }) => articles.includes(a.no) && isNewOn({ from, to }, today),
  );
  const last = all.at(-1);
  return last ? (last.from ?? '') : null;
}

type Key = string | number | null;

function toSortKey(plain: Plain, a: ArticleRow, field: Exclude<Sort['field'], 'relevance'>): Key {
  if (field === 'price') return findDealerPrice(plain, a);
  if (field === 'name') return nameKey(a.name);
  if (field === 'popularity') return a.popularity;
  const arrival = findArrival(plain, a);
  // New ones come after all days.
  return arrival === null ? a.released_at : `new ${arrival}`;
}

function compareKeys(a: Key, b: Key, order: Sort['order']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const up = a < b ? -1 : Number(a > b);
  return order === 'ASC' ? up : -up;
}

/** Returns the keys that articles are sorted by. */
function keysFor(plain: Plain, c: Criteria, field: Sort['field']): (a: ArticleRow) => Key {
  if (field === 'relevance') return relevance(plain, c);
  return (a) => toSortKey(plain, a, field);
}

/** Codes in order. */
export function listed(plain: Plain, c: Criteria, { field, order }: Sort): string[] {
  const key = keysFor(plain, c, field);
  return filtered(plain, c)
    .map((a) => ({ a, by: key(a) }))
    .sort((x, y) => compareKeys(x.by, y.by, order) || byCode(x.a, y.a))
    .map(({ a }) => a.code);
}

/** Returns the groups in order, by the article that represents each. */
export function listedGroups(
  plain: Plain,
  c: Criteria,
  { field, order }: Sort,
): { id: string; codes: string[] }[] {
  const members = Map.groupBy(filtered(plain, c), (a) => a.group);
  const groups = new Map(plain.groups.map((group) => [group.no, group]));
  const keys = keysFor(plain, c, field);
  const entries = [...members].map(([no, articles]) => {
    const group = groups.get(no) as GroupRow;
    const rank = (a: ArticleRow) => (field === 'name' ? null : keys(a));
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

type Valued = [value: string | null, a: ArticleRow];

const countUnits = (articles: readonly ArticleRow[], unit: CountUnit) =>
  unit === 'article' ? articles.length : new Set(articles.map(({ group }) => group)).size;

function counts(values: Valued[], unit: CountUnit, empty = false): { value: string; n: number }[] {
  const byValue = Map.groupBy(values, ([value]) => value);
  return [...byValue]
    .flatMap(([value, all]) =>
      value === null || (value === '' && !empty)
        ? []
        : [
            {
              value,
              n: countUnits(
                all.map(([, a]) => a),
                unit,
              ),
            },
          ],
    )
    .sort((a, b) => b.n - a.n || compare(a.value, b.value));
}

/** Counts of every facet, each by a filter of its own. */
export function facets(plain: Plain, c: Criteria, unit: CountUnit = 'article'): Facets {
  const without = (name: keyof Criteria) => filtered(plain, { ...c, [name]: null });
  const prices = without('price').flatMap((a) => findDealerPrice(plain, a) ?? []);
  const named = new Set(
    plain.names.promotions
      .filter(({ valid_from, valid_to }) => valid_from <= plain.today && plain.today <= valid_to)
      .map(({ code }) => code),
  );
  const dealNos = (a: ArticleRow) => [
    ...new Set(
      validDeals(plain).flatMap((deal) =>
        isDealFor(deal, a) && named.has(deal.deal_no) ? deal.deal_no : [],
      ),
    ),
  ];
  const values = (name: keyof Criteria, of: (a: ArticleRow) => string | null) =>
    counts(
      without(name).map((a) => [of(a), a]),
      unit,
    );
  const lists = (name: keyof Criteria, of: (a: ArticleRow) => string[]) =>
    counts(
      without(name).flatMap((a) => of(a).map((value): Valued => [value, a])),
      unit,
      true,
    );
  return {
    categories: values('category', (a) => a.category),
    brands: values('brands', (a) => a.brand),
    models: values('models', (a) => a.model),
    series: values('series', (a) => a.serie),
    frameSizes: values('frameSizes', (a) => a.frame_size),
    wheelSizes: values('wheelSizes', (a) => a.wheel_size),
    merchandiseCategories: values('merchandiseCategories', (a) => a.merchandise_category),
    bikeCategories: plain.names.bikeCategories.flatMap(({ id, mcIds }) => {
      const own = without('bikeCategories').filter((a) => mcIds.includes(a.merchandise_category));
      return own.length > 0 ? { value: id, n: countUnits(own, unit) } : [];
    }),
    articleTags: lists('articleTags', (a) => [...new Set(a.tags)]),
    promotions: lists('promotions', dealNos).slice(0, 50),
    price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
    count: countUnits(filtered(plain, c), unit),
  };
}

/** Returns the suggestions for a search, as codes. */
export function suggestions(
  plain: Plain,
  c: Criteria,
  limit: number,
): { code: string; exact: boolean }[] {
  const text = c.words.map((word) => word.text).join(' ');
  const first = listedGroups(plain, c, { field: 'relevance', order: 'DESC' }).slice(0, limit);
  return first.map(({ codes: [code = ''] }) => {
    const a = plain.articles.find((one) => one.code === code);
    return { code, exact: a !== undefined && isCode(a, lowered(text), text) };
  });
}

/** How many articles and models of each category match. */
export function categoryHits(plain: Plain, c: Criteria): CategoryHits[] {
  return (['Bike', 'PAA'] as const).map((category) => {
    const found = filtered(plain, c).filter((a) => a.category === category);
    return { category, articles: found.length, models: new Set(found.map((a) => a.group)).size };
  });
}
