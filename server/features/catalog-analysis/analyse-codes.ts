import { codesBySpelling, loadStock, stockLevel } from '#server/features/catalog/catalog.public.ts';
import { blocksFor } from '#server/features/order-blocks/order-blocks.public.ts';
import { orderStates } from '#server/features/orders/orders.public.ts';
import { loadPrices } from '#server/features/pricing/pricing.public.ts';
import type { Context } from '#server/graphql/context.ts';
import { plainCode } from '#shared/article-code.ts';
import {
  type AnalysisFor,
  analyseArticle,
  unknownArticle,
} from '#shared/catalog-engine/answers/analysis.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { type AnalysedArticle, analysedArticles } from './analysis.store.ts';
import type { AnalysisScope } from './analysis-scope.ts';

const nothing = { available: 0, custorder: 0, nextArrival: null };

/**
 * Whether and why articles can or cannot be ordered, in the order of the codes and once each. A code is found however
 * it is spelt; the answer has the article's own. The stock is what the organisation's host shows a buyer.
 */
export async function analyseCodes(ctx: Context, scope: AnalysisScope, written: readonly string[]) {
  const { sorg, customer, host } = scope;
  const { db, locale } = ctx;
  const today = getDayIn(host.timeZone);
  const { codes, byCode } = await findArticles(ctx, sorg, written);
  const [stock, prices, blocks] = await Promise.all([
    loadStock(db, sorg, codes),
    loadPrices(db, sorg, customer, codes, today),
    blocksFor(db, sorg, customer),
  ]);
  const analysisFor: AnalysisFor = { sorg, customer: customer !== null, blocks, locale, today };
  return codes.map((code) => {
    const row = byCode.get(code);
    if (!row) return { ...unknownArticle(code, analysisFor), name: null, stock: nothing };
    const figures = stock.get(code) ?? { stock: [], arrivals: [] };
    const { qty: available, masked, nextArrival } = stockLevel(figures, host, today);
    const short = host.availableStockCheck && available < 1 && !masked;
    const hasPrice = (prices.get(code)?.dealer ?? null) !== null;
    const analysis = analyseArticle(row, hasPrice, analysisFor, short);
    return {
      ...analysis,
      name: row.name,
      stock: { available, custorder: row.ordered, nextArrival },
    };
  });
}

/** Looks for the codes as they are written, then for those in capitals and without blanks, then for any other spelling. */
async function findArticles(ctx: Context, sorg: string, written: readonly string[]) {
  const read = (codes: readonly string[]) =>
    analysedArticles(ctx.db, { sorg, locale: ctx.locale }, codes, orderStates.open);
  const rows = await read([...new Set(written.flatMap((code) => [code, plainCode(code)]))]);
  const byCode = new Map(rows.map((row): [string, AnalysedArticle] => [row.code, row]));
  const codeOf = (code: string) => [code, plainCode(code)].find((one) => byCode.has(one));
  const unknown = written.filter((code) => codeOf(code) === undefined);
  const spelt = await codesBySpelling(ctx.db, sorg, unknown);
  for (const row of await read([...spelt.values()])) byCode.set(row.code, row);
  const codes = new Set(written.map((code) => codeOf(code) ?? spelt.get(code) ?? code));
  return { codes: [...codes], byCode };
}
