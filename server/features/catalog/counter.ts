import { blockOf } from '#server/features/catalog-analysis/catalog-analysis.public.ts';
import { today } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { AnswerContext } from '#shared/catalog-engine/answers/context.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import type { Market } from '#shared/catalog-engine/market.ts';
import type { Row } from '#shared/catalog-engine/query.ts';
import { enginesOf } from './engines/engines.ts';
import { stockLevel } from './stock.rules.ts';

/** The catalog as the viewer buys from it: what there is, at the active customer's prices. */
export interface Counter {
  engine: CatalogEngine;
  market: Market;
  /**
   * What answers are made from.
   * @param rows the articles that will be shown; their stock is read fresh, in at most one statement
   */
  answering(rows: readonly Row[]): Promise<AnswerContext>;
}

/** Goes to the viewer's counter: the engine of the sales organisation, the market of the price list. */
export async function counterOf(ctx: Context): Promise<Counter> {
  const { sorg, customer } = viewerOf(ctx);
  const engines = enginesOf(ctx.db);
  const beside = engines.beside(sorg);
  const [shop, { priceList, blocks }] = await Promise.all([
    engines.shop(sorg),
    beside.terms.of(customer?.unified ?? null),
  ]);
  const { engine } = shop;
  const day = today();
  const market = await shop.market(priceList, day);
  const answering: Counter['answering'] = async (rows) => {
    const codes = rows.map((row) => engine.article(row).code);
    const stock = await beside.stock.of(codes);
    const levels = new Map(
      rows.map((row, at) => {
        const figures = stock.get(codes[at] as string) ?? { stock: [], arrivals: [] };
        return [row, stockLevel(figures, ctx.host, day)];
      }),
    );
    return {
      engine,
      market,
      host: ctx.host,
      locale: ctx.locale,
      today: day,
      asOf: new Date().toISOString(),
      version: String(shop.manifest.version),
      stockOf: (row) => levels.get(row) ?? { qty: 0, masked: false, nextArrival: null },
      blockOf: (row) => (blocks.size === 0 ? null : blockOf(blocks, engine.article(row))),
    };
  };
  return { engine, market, answering };
}
