import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { getMarket } from '../scripts/demo/markets.ts';
import { createArticles, groupRow } from '../scripts/demo/range/articles.ts';
import { articleDeals, standingDeals } from '../scripts/demo/range/deals.ts';
import { priceRows } from '../scripts/demo/range/prices.ts';
import { createRange } from '../scripts/demo/range/range.ts';
import { relatedGroups } from '../scripts/demo/range/related.ts';
import { createSupply } from '../scripts/demo/range/stock.ts';

/** The tables that are written, with their columns in the database. */
export const shopTables = {
  product_group:
    'sorg id name category brand model serie merchandise_category model_year slug image descriptions specs related released_at',
  article:
    'sorg code code_display old_code ean group_id name category brand model serie merchandise_category model_year frame_size wheel_size color color_hex uom retail_price order_quota tags image weight_grams popularity released_at active order_blocked available_for_order_at',
  price: 'sorg price_list article dealer',
  deal: 'sorg deal_no position description price_list article brand merchandise_category term qty uom type value valid_from valid_to',
  stock: 'sorg warehouse article qty',
  arrival: 'sorg warehouse article date qty',
} as const;

type Table = keyof typeof shopTables;
type Row = Record<string, unknown>;

const minor = (value: unknown) => (value === '' ? null : Math.round(Number(value) * 100));
const none = (value: unknown) => (value === '' ? null : value);
const array = (value: unknown) =>
  `{${((value ?? []) as string[]).map((one) => JSON.stringify(one)).join()}}`;

/** A cell as COPY reads it: nothing is null, quotes hold text. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);
}

function createWriter(folder: string, table: Table) {
  const stream = createWriteStream(join(folder, `${table}.csv`));
  let pending = '';
  const flush = async () => {
    const text = pending;
    pending = '';
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    write(cells: unknown[]) {
      pending += `${cells.map(cell).join()}\n`;
      return pending.length > 1_000_000 ? flush() : null;
    },
    async end() {
      await flush();
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** The columns of an article. @param shared those that it has from its group */
function listArticleCells(a: Row, shared: readonly unknown[]): unknown[] {
  return [
    a.code,
    a.codeDisplay,
    none(a.oldCode),
    none(a.ean),
    a.group,
    a.name,
    ...shared,
    none(a.modelYear),
    none(a.frameSize),
    none(a.wheelSize),
    none(a.color),
    none(a.colorHex),
    a.uom,
    minor(a.retailPrice),
    none(a.orderQuota),
    array(a.tags),
    null,
    none(a.weightGrams),
    a.popularity,
    none(a.releasedAt),
    a.active,
    a.orderBlocked,
    none(a.availableForOrderAt),
  ];
}

/**
 * The demo distributor's range of the United States with so many articles, as files for COPY, straight
 * in the form of the tables: a million articles take a minute instead of the import's ten.
 * @param today YYYY-MM-DD, what deals and arrivals are counted from
 */
export async function writeShop(folder: string, articles: number, today: string): Promise<void> {
  const market = getMarket('us');
  const { sorg } = market;
  const writers = new Map(
    (Object.keys(shopTables) as Table[]).map((t) => [t, createWriter(folder, t)]),
  );
  const put = async (table: Table, ...cells: unknown[]) => {
    await writers.get(table)?.write([sorg, ...cells]);
  };
  const putDeal = (d: Row) =>
    put(
      'deal',
      d.dealNo,
      d.position,
      d.description,
      none(d.priceList),
      d.article,
      d.brand,
      d.merchandiseCategory,
      d.term,
      d.qty,
      d.uom,
      d.type,
      minor(d.value),
      d.validFrom,
      d.validTo,
    );
  const brands = new Set<string>();
  for (const models of createRange(market, articles))
    for (const model of models) {
      brands.add(model.brand);
      const g = groupRow(market, model, relatedGroups(model, models), false) as Row;
      const shared = [g.category, g.brand, g.model ?? '', g.serie ?? '', g.merchandiseCategory];
      const descriptions = Object.fromEntries(
        ['en', 'de', 'fr', 'id', 'ms'].map((l) => [l, g[`description.${l}`] ?? '']),
      );
      const pairs = String(g.specs ?? '')
        .split('|')
        .filter(Boolean);
      const specs = pairs.map((spec) => {
        const [name = '', ...value] = spec.split('=');
        return { name, value: value.join('=') };
      });
      await put(
        'product_group',
        g.id,
        g.name,
        ...shared,
        none(g.modelYear),
        g.slug,
        null,
        JSON.stringify(descriptions),
        JSON.stringify(specs),
        array(g.related),
        g.releasedAt,
      );
      const rows = createArticles(market, model, today, false);
      for (const article of rows) {
        const a = article.row as Row;
        await put('article', ...listArticleCells(a, shared));
        const supply = createSupply(market, article, today);
        for (const s of supply.stock as Row[]) await put('stock', s.warehouse, s.article, s.qty);
        for (const r of supply.arrivals as Row[])
          await put('arrival', r.warehouse, r.article, r.date, r.qty);
        for (const deal of articleDeals(market, article, today)) await putDeal(deal as Row);
      }
      for (const p of priceRows(market, rows) as Row[])
        await put('price', p.priceList, p.article, minor(p.price));
    }
  for (const deal of standingDeals(market, today, brands)) await putDeal(deal as Row);
  for (const writer of writers.values()) await writer.end();
}
