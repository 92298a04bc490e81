import { findBlock } from '#server/features/order-blocks/order-blocks.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import { KeptAnswers } from '#shared/catalog-engine/answers/kept-answers.ts';
import { getGoods } from '#shared/catalog-engine/answers/product.rules.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import type { PricedCatalog } from '#shared/catalog-engine/priced-catalog.ts';
import type { Row } from '#shared/catalog-engine/query-types.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { getEngines } from './engines/engines.ts';
import { stockLevel } from './stock.rules.ts';

/** The catalog as the viewer buys from it: what there is, at the active customer's prices. */
export interface ViewerCatalog {
  engine: CatalogEngine;
  pricedCatalog: PricedCatalog;
  /**
   * Returns the data that answers are built from.
   * @param rows the articles to show; their stock and quota are at most a second old, read in at most one statement
   */
  answering(rows: readonly Row[]): Promise<AnswerContext>;
}

/** Returns the engine of the sales organisation and the market of the customer’s price list. */
export async function getViewerCatalog(ctx: Context): Promise<ViewerCatalog> {
  const { sorg, customer } = viewerOf(ctx);
  const engines = getEngines(ctx.db);
  const liveData = engines.liveData(sorg);
  const [snapshot, { priceList, blocks }] = await Promise.all([
    engines.snapshot(sorg),
    liveData.terms.of(customer?.unified ?? null),
  ]);
  const { engine } = snapshot;
  const day = getDayIn(ctx.host.timeZone);
  const pricedCatalog = await snapshot.getPricedCatalog(priceList, day);
  const { host, locale } = ctx;
  const place = {
    engine,
    pricedCatalog,
    host,
    locale,
    today: day,
    kept: keptFor(pricedCatalog, host, locale),
  };
  const answering: ViewerCatalog['answering'] = async (rows) => {
    const codes = rows.map((row) => getGoods(place, row).article.code);
    const fresh = await liveData.stock.of(codes);
    const figures = new Map(rows.map((row, at) => [row, fresh.get(codes[at] as string)]));
    const figuresOf = (row: Row) => figures.get(row) ?? nothing;
    return {
      ...place,
      asOf: new Date().toISOString(),
      version: String(snapshot.manifest.version),
      figuresOf,
      stockOf: (row) => stockLevel(figuresOf(row), ctx.host, day),
      quotaOf: (row) => figuresOf(row).quota,
      blockOf: (row) =>
        blocks.size === 0 ? null : findBlock(blocks, getGoods(place, row).article),
    };
  };
  return { engine, pricedCatalog, answering };
}

/** Of an article whose stock was not asked for. */
const nothing = { stock: [], arrivals: [], quota: null };

const kept = new WeakMap<PricedCatalog, WeakMap<HostConfig, Map<string, KeptAnswers>>>();
/**
 * The number of combinations of market, host and language to keep, some 5 MB each; more are not in use at
 * the same time.
 */
const mostKept = 50;
/** The caches in order of use, the latest at the end. */
const recent = new Set<KeptAnswers>();

/**
 * Returns the cache for this market, host and language; it is evicted with either, and when others are
 * used.
 */
function keptFor(pricedCatalog: PricedCatalog, host: HostConfig, locale: Locale): KeptAnswers {
  const hosts = kept.get(pricedCatalog) ?? new WeakMap<HostConfig, Map<string, KeptAnswers>>();
  kept.set(pricedCatalog, hosts);
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
