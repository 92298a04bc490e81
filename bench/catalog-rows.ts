import { markets } from '../scripts/demo/markets.ts';
import { articlesOf, groupRow } from '../scripts/demo/range/articles.ts';
import { articleDeals, standingDeals } from '../scripts/demo/range/deals.ts';
import { priceRows } from '../scripts/demo/range/prices.ts';
import { promotionRows } from '../scripts/demo/range/promotions.ts';
import { rangeOf } from '../scripts/demo/range/range.ts';
import { relatedGroups } from '../scripts/demo/range/related.ts';
import { supplyOf } from '../scripts/demo/range/stock.ts';
import type {
  ArticleRow,
  DealRow,
  GroupRow,
  PriceRow,
  RangeNames,
  StockRow,
} from '../shared/catalog-engine/rows.ts';

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

/** The demo distributor's range of the United States with so many articles, as the database has it. */
export function benchRange(count: number): BenchRange {
  const market = markets.find(({ key }) => key === 'us') as (typeof markets)[number];
  const range: BenchRange = {
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
  };
  const brands = new Set<string>();
  for (const models of rangeOf(market, count)) {
    for (const model of models) {
      brands.add(model.brand);
      const group = groupRow(market, model, relatedGroups(model, models), true) as Record<
        string,
        Cell
      >;
      const articles = articlesOf(market, model, benchDay, true);
      const no = range.groups.length + 1;
      const image = text(group.image);
      const shared = {
        category: model.category,
        brand: String(group.brand),
        model: String(group.model ?? ''),
        serie: String(group.serie ?? ''),
      };
      const mc = String(group.merchandiseCategory);
      range.groups.push({
        ...shared,
        no,
        id: String(group.id),
        slug: String(group.slug),
        name: String(group.name),
        model_year: number(group.modelYear),
        image,
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
        const row = article.row as Record<string, Cell>;
        const supply = supplyOf(market, article, benchDay);
        const place = range.articles.length + 1;
        nos.set(article.code, place);
        if (row.active === false) continue;
        range.articles.push({
          ...shared,
          no: place,
          group: no,
          code: article.code,
          code_display: String(row.codeDisplay),
          old_code: text(row.oldCode),
          ean: text(row.ean),
          name: String(row.name),
          merchandise_category: mc,
          model_year: number(row.modelYear),
          frame_size: text(row.frameSize),
          wheel_size: text(row.wheelSize),
          color: text(row.color),
          color_hex: text(row.colorHex),
          uom: String(row.uom),
          retail_price: cents(row.retailPrice),
          order_quota: number(row.orderQuota),
          tags: list(row.tags),
          image: text(row.image) ?? image,
          popularity: Number(row.popularity),
          released_at: text(row.releasedAt),
          order_blocked: row.orderBlocked === true,
          available_for_order_at: text(row.availableForOrderAt),
        });
        const qty = supply.stock.reduce(
          (sum, one) => sum + Number((one as Record<string, Cell>).qty),
          0,
        );
        range.stock.push({ no: place, qty: Math.min(qty, 20), masked: qty > 20, next: null });
        range.names.deals.push(
          ...articleDeals(market, article, benchDay).map((deal) =>
            dealRow(deal as Record<string, Cell>),
          ),
        );
      }
      for (const row of priceRows(market, articles) as Record<string, Cell>[]) {
        const name = String(row.priceList);
        const prices = range.prices.get(name) ?? [];
        range.prices.set(name, prices);
        const place = nos.get(String(row.article)) as number;
        prices.push({ no: place, dealer: cents(row.price) as number });
      }
    }
  }
  const standing = standingDeals(market, benchDay, brands);
  range.names.deals.push(...standing.map((deal) => dealRow(deal as Record<string, Cell>)));
  range.names.promotions = promotionRows(market, standing, new Map()).map((row) => ({
    ...{ code: String(row.code), name: String(row.name) },
    ...{ valid_from: String(row.validFrom), valid_to: String(row.validTo) },
  }));
  const mcs = [...new Set(range.articles.map((a) => a.merchandise_category))];
  range.names.merchandiseCategories = mcs.map((id) => ({ id, name: `Category ${id}` }));
  range.names.bikeCategories = mcs
    .slice(0, 8)
    .map((id) => ({ id: `B-${id}`, wording: id, type: 'x', mcIds: [id] }));
  return range;
}
