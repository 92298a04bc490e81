import type {
  ArticleRow,
  DealRow,
  GroupRow,
  PriceRow,
  RangeNames,
  StockRow,
} from '#shared/catalog-engine/row-types.ts';
import { getMarket, type Market } from '../scripts/demo/markets.ts';
import { createArticles, groupRow } from '../scripts/demo/range/articles.ts';
import { articleDeals, standingDeals } from '../scripts/demo/range/deals.ts';
import { priceRows } from '../scripts/demo/range/prices.ts';
import { promotionRows } from '../scripts/demo/range/promotions.ts';
import { createRange } from '../scripts/demo/range/range.ts';
import { relatedGroups } from '../scripts/demo/range/related.ts';
import { createSupply } from '../scripts/demo/range/stock.ts';

export interface BenchRange {
  articles: ArticleRow[];
  groups: GroupRow[];
  names: RangeNames;
  prices: Map<string, PriceRow[]>;
  stock: StockRow[];
}

export const benchDay = '2026-11-21';

type Cell = string | number | boolean | null | undefined | readonly string[];
const text = (cell: Cell) =>
  cell === undefined || cell === null || cell === '' ? null : String(cell);
const number = (cell: Cell) => (text(cell) === null ? null : Number(cell));
const cents = (cell: Cell) => (text(cell) === null ? null : Math.round(Number(cell) * 100));
const list = (cell: Cell) => (Array.isArray(cell) ? [...cell] : []);

function dealRow(row: Record<string, Cell>): DealRow {
  const type = String(row.type);
  return {
    deal_no: String(row.dealNo),
    position: Number(row.position),
    description: String(row.description),
    price_list: text(row.priceList),
    article: text(row.article),
    brand: text(row.brand),
    merchandise_category: text(row.merchandiseCategory),
    term: String(row.term),
    qty: Number(row.qty),
    uom: String(row.uom),
    type,
    value: Math.round(Number(row.value) * 100),
    valid_from: String(row.validFrom),
    valid_to: String(row.validTo),
  };
}

type BenchModel = Parameters<typeof groupRow>[1];
type BenchArticle = ReturnType<typeof createArticles>[number];
type Shared = Pick<GroupRow & ArticleRow, 'category' | 'brand' | 'model' | 'serie'>;

const emptyRange = (): BenchRange => ({
  articles: [],
  groups: [],
  names: {
    merchandiseCategories: [],
    bikeCategories: [],
    promotions: [],
    synonyms: [],
    replaced: [],
    deals: [],
  },
  prices: new Map(),
  stock: [],
});

/** The demo distributor's range of the United States with so many articles, as the database has it. */
export function benchRange(count: number): BenchRange {
  const market = getMarket('us');
  const range = emptyRange();
  const brands = new Set<string>();
  for (const models of createRange(market, count))
    for (const model of models) {
      brands.add(model.brand);
      addModel(range, market, model, models);
    }
  addNames(range, market, brands);
  return range;
}

function addModel(
  range: BenchRange,
  market: Market,
  model: BenchModel,
  models: Parameters<typeof relatedGroups>[1],
): void {
  const related = relatedGroups(model, models);
  const group = groupRow(market, model, related, true) as Record<string, Cell>;
  const articles = createArticles(market, model, benchDay, true);
  const shared = {
    category: model.category,
    brand: String(group.brand),
    model: String(group.model ?? ''),
    serie: String(group.serie ?? ''),
  };
  range.groups.push({
    ...shared,
    no: range.groups.length + 1,
    id: String(group.id),
    slug: String(group.slug),
    name: String(group.name),
    model_year: number(group.modelYear),
    image: text(group.image),
    related: list(group.related),
    descriptions: Object.fromEntries(
      ['en', 'de', 'fr', 'id', 'ms'].map((l) => [l, String(group[`description.${l}`] ?? '')]),
    ),
    specs: list(group.specs).map((spec) => {
      const [name = '', ...value] = spec.split('=');
      return { name, value: value.join('=') };
    }),
  });
  const nos = new Map<string, number>();
  for (const article of articles) {
    const place = range.articles.length + 1;
    nos.set(article.code, place);
    if ((article.row as Record<string, Cell>).active === false) continue;
    range.articles.push(articleRow(article, place, range.groups.length, group, shared));
    addSupply(range, market, article, place);
  }
  for (const row of priceRows(market, articles) as Record<string, Cell>[]) {
    const name = String(row.priceList);
    const prices = range.prices.get(name) ?? [];
    range.prices.set(name, prices);
    const place = nos.get(String(row.article)) as number;
    prices.push({ no: place, dealer: cents(row.price) as number });
  }
}

function articleRow(
  article: BenchArticle,
  no: number,
  group: number,
  groupCells: Record<string, Cell>,
  shared: Shared,
): ArticleRow {
  const row = article.row as Record<string, Cell>;
  return {
    ...shared,
    no,
    group,
    code: article.code,
    code_display: String(row.codeDisplay),
    old_code: text(row.oldCode),
    ean: text(row.ean),
    name: String(row.name),
    merchandise_category: String(groupCells.merchandiseCategory),
    model_year: number(row.modelYear),
    frame_size: text(row.frameSize),
    wheel_size: text(row.wheelSize),
    color: text(row.color),
    color_hex: text(row.colorHex),
    uom: String(row.uom),
    retail_price: cents(row.retailPrice),
    order_quota: number(row.orderQuota),
    tags: list(row.tags),
    image: text(row.image) ?? text(groupCells.image),
    popularity: Number(row.popularity),
    released_at: text(row.releasedAt),
    order_blocked: row.orderBlocked === true,
    available_for_order_at: text(row.availableForOrderAt),
  };
}

/** Adds the stock of an article and its deals. */
function addSupply(range: BenchRange, market: Market, article: BenchArticle, no: number): void {
  const { stock } = createSupply(market, article, benchDay);
  const qty = stock.reduce((sum, one) => sum + Number((one as Record<string, Cell>).qty), 0);
  range.stock.push({ no, qty: Math.min(qty, 20), masked: qty > 20, next: null });
  const deals = articleDeals(market, article, benchDay) as Record<string, Cell>[];
  range.names.deals.push(...deals.map(dealRow));
}

/** Adds the deals on brands and categories, and the names of promotions and categories. */
function addNames(range: BenchRange, market: Market, brands: ReadonlySet<string>): void {
  const standing = standingDeals(market, benchDay, brands);
  range.names.deals.push(...standing.map((deal) => dealRow(deal as Record<string, Cell>)));
  range.names.promotions = promotionRows(market, standing, new Map()).map((row) => ({
    code: String(row.code),
    name: String(row.name),
    valid_from: String(row.validFrom),
    valid_to: String(row.validTo),
  }));
  const mcs = [...new Set(range.articles.map((a) => a.merchandise_category))];
  range.names.merchandiseCategories = mcs.map((id) => ({ id, name: `Category ${id}` }));
  range.names.bikeCategories = mcs
    .slice(0, 8)
    .map((id) => ({ id: `B-${id}`, wording: id, type: 'x', mcIds: [id] }));
}
