import type { Db } from '#server/db/database.ts';
import { listBlockRows } from '#server/features/order-blocks/order-blocks.public.ts';
import type { Extras, GoneArticle } from '#shared/catalog-engine/answers/customer-extras.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type ArticleRow, articlesByCode } from './article.store.ts';
import { dealsOn, goneFromGroupsets, pricesOn, wholeGroupsets } from './device-groupsets.store.ts';
import { stockLevel } from './stock.rules.ts';
import { loadStock } from './stock.store.ts';

/**
 * Returns the data in addition to range and prices that a device needs to answer as the server does: the
 * blocks of its customers, and the groupsets with those of their articles that left the range.
 * @param lists price list by unified customer code; blocks and prices of other customers are not in the
 *   answer
 */
export async function extrasFor(
  db: Db,
  host: HostConfig,
  lists: Readonly<Record<string, string>>,
): Promise<Extras> {
  const { sorg } = host;
  const [blocks, groupsets, codes] = await Promise.all([
    listBlockRows(db, sorg, Object.keys(lists)),
    wholeGroupsets(db, sorg),
    goneFromGroupsets(db, sorg),
  ]);
  if (codes.length === 0) return { blocks, groupsets, gone: [], deals: [] };
  const mine = [...new Set(Object.values(lists))];
  const day = getDayIn(host.timeZone);
  const [rows, prices, deals, stock] = await Promise.all([
    articlesByCode(db, sorg, codes, null),
    pricesOn(db, sorg, mine, codes),
    dealsOn(db, sorg, mine, codes, day),
    loadStock(db, sorg, codes),
  ]);
  const byArticle = Map.groupBy(prices, ({ article }) => article);
  const gone = rows.map((row): GoneArticle => {
    const figures = stock.get(row.code) ?? { stock: [], arrivals: [] };
    const own = (byArticle.get(row.code) ?? []).map(({ price_list, dealer }) => [
      price_list,
      dealer,
    ]);
    return {
      row: toShownRow(row),
      slug: row.slug,
      stock: stockLevel(figures, host, day),
      prices: Object.fromEntries(own),
    };
  });
  return { blocks, groupsets, gone, deals };
}

function toShownRow({ sorg, slug, active, ...row }: ArticleRow): GoneArticle['row'] {
  return row;
}
