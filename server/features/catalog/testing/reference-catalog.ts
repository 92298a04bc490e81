import type { Db } from '#server/db/database.ts';
import type { ProductFilterInput } from '#server/graphql/generated/types.ts';
import { isNewOn } from '#shared/catalog-engine/query/new-arrivals.ts';
import {
  nameKey,
  searchable,
  searchedTexts,
  spellings,
} from '#shared/catalog-engine/query/search-words.ts';
import { isShortNumber } from '#shared/catalog-engine/query/word-points.ts';
import type { Sort } from '#shared/catalog-engine/query-types.ts';
import { lowered } from '#shared/folded-text.ts';

/** The tables a list is made of, as tests read them. */
export interface Tables {
  articles: Article[];
  deals: { deal_no: string; article: string | null; brand: string | null; mc: string | null }[];
  /** In the sales organisation's order. */
  bikeCategories: Map<string, string[]>;
  /** Codes of today's promotions. */
  promotions: Set<string>;
}

interface Article {
  code: string;
  group_id: string;
  group_name: string;
  name: string;
  category: string;
  brand: string;
  model: string;
  serie: string;
  merchandise_category: string;
  frame_size: string | null;
  wheel_size: string | null;
  tags: string[];
  ean: string | null;
  search: string;
  popularity: number;
  /** The key of the order `newest`: new ones come after all days. */
  newest: string | null;
  dealer: number | null;
  left: number;
  /** Marked as new today. */
  isNew: boolean;
  /** Why it cannot be ordered. */
  blocked: string | null;
}

/** The viewer of a catalog: a customer with a price list, or none. */
export interface Viewer {
  customer: string;
  priceList: string | null;
}

type Searched = Parameters<typeof searchedTexts>[0] &
  Record<'code' | 'code_display' | 'old_code', string | null>;

/** Returns the text that words are searched in, without the EAN, where short numbers are not searched. */
function toSearchText(row: Searched, category: string): string {
  const codes = [row.code, row.code_display, row.old_code].map((code) => code ?? '');
  return [...searchedTexts(row), category].map(searchable).concat(codes.map(lowered)).join('\n');
}

/** Reads the active articles of a sales organisation as a viewer gets them. */
export async function readTables(
  db: Db,
  sorg: string,
  { customer, priceList }: Viewer,
): Promise<Tables> {
  const rows = await db
    .selectFrom('article as a')
    .innerJoin('product_group as g', (on) =>
      on.onRef('g.sorg', '=', 'a.sorg').onRef('g.id', '=', 'a.group_id'),
    )
    .selectAll('a')
    .select('g.name as group_name')
    .where('a.sorg', '=', sorg)
    .where('a.active', '=', true)
    .execute();
  type Read =
    | 'merchandise_category'
    | 'promotion'
    | 'price'
    | 'stock'
    | 'deal'
    | 'bike_category'
    | 'order_block';
  const all = <T extends Read>(table: T) =>
    db
      .selectFrom(table as 'price')
      .selectAll()
      .where('sorg', '=', sorg)
      .execute() as unknown;
  const prices = (await all('price')) as { article: string; price_list: string; dealer: number }[];
  const stock = (await all('stock')) as { article: string; qty: number; reserved: number }[];
  const deals = (await all('deal')) as Record<string, string | null>[];
  const bike = (await all('bike_category')) as {
    id: string;
    mc_ids: string[];
    sorting: number;
  }[];
  const categories = (await all('merchandise_category')) as { id: string; name: string }[];
  const promotions = (await all('promotion')) as Record<
    'code' | 'valid_from' | 'valid_to',
    string
  >[];
  const blocks = (await all('order_block')) as Block[];
  const called = new Map(categories.map(({ id, name }) => [id, name]));
  const today = new Date().toISOString().slice(0, 10);
  const dealerOf = ({ code }: { code: string }) =>
    prices.find((p) => p.article === code && p.price_list === priceList)?.dealer ?? null;
  const blockOf = (row: (typeof rows)[number]) =>
    whyBlocked(row, blocks, customer, today) ?? (dealerOf(row) === null ? 'NO_PRICE' : null);
  return {
    articles: rows.map((row) => ({
      ...row,
      search: toSearchText(row, called.get(row.merchandise_category) ?? ''),
      ...newestOf(row, today),
      dealer: dealerOf(row),
      blocked: blockOf(row),
      left: stock
        .filter((s) => s.article === row.code)
        .reduce((sum, s) => sum + s.qty - s.reserved, 0),
    })),
    deals: deals
      .filter(
        (d) =>
          String(d.valid_from) <= today &&
          String(d.valid_to) >= today &&
          (d.price_list === null || d.price_list === priceList),
      )
      .map((d) => ({
        deal_no: String(d.deal_no),
        article: d.article ?? null,
        brand: d.brand ?? null,
        mc: d.merchandise_category ?? null,
      })),
    bikeCategories: new Map(
      bike.toSorted((a, b) => a.sorting - b.sorting).map(({ id, mc_ids }) => [id, mc_ids]),
    ),
    promotions: new Set(
      promotions
        .filter((p) => String(p.valid_from) <= today && String(p.valid_to) >= today)
        .map(({ code }) => code),
    ),
  };
}

function newestOf(row: Record<'new_from' | 'new_to' | 'released_at', unknown>, today: string) {
  const {
    new_from: from,
    new_to: to,
    released_at: released,
  } = row as Record<string, string | null>;
  const isNew = isNewOn({ from: from ?? null, to: to ?? null }, today);
  return { isNew, newest: isNew ? `new ${from ?? ''}` : (released ?? null) };
}

type Block = Record<'customer' | 'kind' | 'value', string>;

interface Blockable {
  order_blocked: boolean;
  available_for_order_at: unknown;
  category: string;
  merchandise_category: string;
  brand: string;
}

/** Why a customer may not order an article that has a price; null when they may. */
function whyBlocked(
  row: Blockable,
  blocks: readonly Block[],
  customer: string,
  today: string,
): string | null {
  const isBlocked = (kind: string, value: string) =>
    blocks.some(
      (b) =>
        ['', customer].includes(b.customer) &&
        b.kind === kind &&
        (kind === 'sorg' || b.value === value),
    );
  if (isBlocked('sorg', '')) return 'SORG_BLOCKED';
  if (isBlocked('hierarchy', row.merchandise_category)) return 'HIERARCHY_BLOCKED';
  if (isBlocked('brand', row.brand)) return 'BRAND_BLOCKED';
  if (isBlocked('category', row.category)) return 'CATEGORY_BLOCKED';
  if (row.order_blocked || String(row.available_for_order_at ?? today) > today)
    return 'ORDER_BLOCKED';
  return null;
}

/** The deals that cover an article. */
export function listDeals({ deals }: Tables, a: Article): string[] {
  const covering = deals.filter(
    (d) => d.article === a.code || d.brand === a.brand || d.mc === a.merchandise_category,
  );
  return [...new Set(covering.map((d) => d.deal_no))];
}

/** Returns those that have a promotion name. */
export function listPromotions(tables: Tables, a: Article): string[] {
  return listDeals(tables, a).filter((no) => tables.promotions.has(no));
}

function hasWord(a: Article, word: string): boolean {
  return (
    [word, ...spellings(word)].some((one) => a.search.includes(one)) ||
    (!isShortNumber(word) && a.ean !== null && a.ean.includes(word))
  );
}

/** The words that are looked for: of two that no article has together, the rarer one. */
function keptWords({ articles }: Tables, words: string[]): string[] {
  if (words.length < 2 || articles.some((a) => words.every((word) => hasWord(a, word))))
    return words;
  const [rarer] = words
    .map((word) => ({ word, n: articles.filter((a) => hasWord(a, word)).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.n - b.n);
  return rarer ? [rarer.word] : words;
}

/** The catalog's filter said plainly: the articles that match. The search has at most two words. */
export function filtered(tables: Tables, f: ProductFilterInput): Article[] {
  const among = (chosen: readonly string[] | null | undefined, value: string | null) =>
    !chosen?.length || (value !== null && chosen.includes(value));
  const words = keptWords(tables, (f.search ?? '').toLowerCase().split(/\s+/).filter(Boolean));
  return tables.articles.filter(
    (a) =>
      (!f.category || a.category === f.category) &&
      among(f.brands, a.brand) &&
      among(f.models, a.model) &&
      among(f.series, a.serie) &&
      among(f.frameSizes, a.frame_size) &&
      among(f.wheelSizes, a.wheel_size) &&
      among(f.merchandiseCategories, a.merchandise_category) &&
      among(
        f.bikeCategories?.flatMap((id) => tables.bikeCategories.get(id) ?? ['-']),
        a.merchandise_category,
      ) &&
      (!f.articleTags?.length || f.articleTags.some((tag) => a.tags.includes(tag))) &&
      (!f.promotions?.length || listDeals(tables, a).some((no) => f.promotions?.includes(no))) &&
      (f.price?.from == null || (a.dealer !== null && a.dealer >= f.price.from)) &&
      (f.price?.to == null || (a.dealer !== null && a.dealer <= f.price.to)) &&
      (!f.hasStock || a.left > 0) &&
      (!f.isNew || a.isNew) &&
      (!f.articleCodes || f.articleCodes.includes(a.code)) &&
      words.every((word) => hasWord(a, word)),
  );
}

/** An order by what articles are; best match is the engine's. */
interface ColumnSort extends Sort {
  field: Exclude<Sort['field'], 'relevance'>;
}

type Key = number | string | null;
interface Row {
  id: string;
  key: Key;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function inOrder(rows: Row[], { field, order }: ColumnSort): string[] {
  const compare = (a: Key, b: Key) =>
    typeof a === 'number' ? a - Number(b) : byText(textKey(a), textKey(b));
  const textKey = (key: Key) => (field === 'name' ? nameKey(String(key)) : String(key));
  return rows
    .toSorted((a, b) => {
      if (a.key === null || b.key === null)
        return Number(a.key === null) - Number(b.key === null) || byText(a.id, b.id);
      const by = compare(a.key, b.key);
      return (order === 'DESC' ? -by : by) || byText(a.id, b.id);
    })
    .map(({ id }) => id);
}

/** The codes of a list of articles, in its order. */
export function listedCodes(articles: readonly Article[], sort: ColumnSort): string[] {
  const keys = {
    price: 'dealer',
    name: 'name',
    newest: 'newest',
    popularity: 'popularity',
  } as const;
  return inOrder(
    articles.map((a) => ({ id: a.code, key: a[keys[sort.field]] })),
    sort,
  );
}

/** The ids of a list of groups, in its order. */
export function listedGroups(articles: readonly Article[], sort: ColumnSort): string[] {
  const groups = Map.groupBy(articles, (a) => a.group_id);
  const rows = [...groups].map(([id, items]) => {
    const prices = items.flatMap((a) => a.dealer ?? []);
    const released = items.flatMap((a) => a.newest ?? []).sort();
    const keys: Record<typeof sort.field, Key> = {
      price: prices.length > 0 ? Math.min(...prices) : null,
      name: items[0]?.group_name ?? null,
      newest: released.at(-1) ?? null,
      popularity: Math.max(...items.map((a) => a.popularity)),
    };
    return { id, key: keys[sort.field] };
  });
  return inOrder(rows, sort);
}
