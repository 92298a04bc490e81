import { blockOf } from '#server/features/order-blocks/order-blocks.public.ts';
import { today } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { AnswerContext } from '#shared/catalog-engine/answers/context.ts';
import { KeptAnswers } from '#shared/catalog-engine/answers/kept-answers.ts';
import { goodsOf } from '#shared/catalog-engine/answers/product.rules.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import type { Market } from '#shared/catalog-engine/market.ts';
import type { Row } from '#shared/catalog-engine/query.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { enginesOf } from './engines/engines.ts';
import { stockLevel } from './stock.rules.ts';

/** The catalog as the viewer buys from it: what there is, at the active customer's prices. */
export interface Counter {
  engine: CatalogEngine;
  market: Market;
  /**
   * What answers are made from.
   * @param rows the articles that will be shown; their stock and quota are read fresh, in at most one
   *   statement
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
  const { host, locale } = ctx;
  const place = { engine, market, host, locale, today: day, kept: keptFor(market, host, locale) };
  const answering: Counter['answering'] = async (rows) => {
    const codes = rows.map((row) => goodsOf(place, row).article.code);
    const fresh = await beside.stock.of(codes);
    const figures = new Map(rows.map((row, at) => [row, fresh.get(codes[at] as string)]));
    const figuresOf = (row: Row) => figures.get(row) ?? nothing;
    return {
      ...place,
      asOf: new Date().toISOString(),
      version: String(shop.manifest.version),
      figuresOf,
      stockOf: (row) => stockLevel(figuresOf(row), ctx.host, day),
      quotaOf: (row) => figuresOf(row).quota,
      blockOf: (row) => (blocks.size === 0 ? null : blockOf(blocks, goodsOf(place, row).article)),
    };
  };
  return { engine, market, answering };
}

/** Of an article whose stock was not asked for. */
const nothing = { stock: [], arrivals: [], quota: null };

const kept = new WeakMap<Market, WeakMap<HostConfig, Map<string, KeptAnswers>>>();
/** What is kept for more markets, hosts and languages than these, some 5 MB each, nobody asks for all the time. */
const mostKept = 50;
/** Those asked for last, at the end. */
const recent = new Set<KeptAnswers>();

/** What was made for this market, host and language; it goes with either, and when others are asked for. */
function keptFor(market: Market, host: HostConfig, locale: Locale): KeptAnswers {
  const hosts = kept.get(market) ?? new WeakMap<HostConfig, Map<string, KeptAnswers>>();
  kept.set(market, hosts);
  const languages = hosts.get(host) ?? new Map<string, KeptAnswers>();
  hosts.set(host, languages);
  const answers = languages.get(languageOf(locale)) ?? new KeptAnswers();
  languages.set(languageOf(locale), answers);
  recent.delete(answers);
  recent.add(answers);
  const [oldest] = recent;
  if (oldest && recent.size > mostKept) {
    recent.delete(oldest);
    oldest.clear();
  }
  return answers;
}
