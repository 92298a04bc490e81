import { plainCode } from '#shared/article-code.ts';
import { type AnalysisFor, analyseArticle, unknownArticle } from './analysis.rules.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnalysisAnswer, ArrivalAnswer } from './answer-shapes.ts';
import { getCodeIndex } from './code-index.ts';
import { merchandiseNameOf } from './product.rules.ts';
import { createTextReader, translateArticle } from './text-reader.rules.ts';

/** The answer of a device about an article, with its stock as the host shows it. */
export interface DeviceAnalysis extends AnalysisAnswer {
  /** Null for an article that is not on the device. */
  name: string | null;
  /** Only the server knows what all customers have ordered. */
  stock: { available: number; custorder: null; nextArrival: ArrivalAnswer | null };
}

/**
 * Answers whether and why articles can or cannot be ordered (O041): once for each article, in the order of the
 * codes, from the data on the device. A code is found however it is spelt, as on the server. An article that the device
 * lacks reads as unknown, although it may only be gone from the range.
 * @returns null when the device has no such data
 */
export function analysesAnswer(
  ctx: AnswerContext,
  sorg: string,
  codes: readonly string[],
): DeviceAnalysis[] | null {
  const { engine, pricedCatalog, host, locale, today, told } = ctx;
  if (!told || sorg !== host.sorg) return null;
  const analysisFor: AnalysisFor = { sorg, customer: true, blocks: told.blocks, locale, today };
  const reader = createTextReader(engine.names, locale);
  const answers = new Map<string, DeviceAnalysis>();
  for (const code of codes) {
    const row =
      engine.rowOf(code) ?? engine.rowOf(plainCode(code)) ?? getCodeIndex(engine).onlyRowOf(code);
    if (row === null) {
      const stock = { available: 0, custorder: null, nextArrival: null };
      answers.set(code, { ...unknownArticle(code, analysisFor), name: null, stock });
      continue;
    }
    const article = engine.article(row);
    const merchandise_name = merchandiseNameOf(ctx, article)();
    const { qty: available, masked, nextArrival } = ctx.stockOf(row);
    const short = host.availableStockCheck && available < 1 && !masked;
    const checked = { ...article, merchandise_name, active: true };
    answers.set(article.code, {
      ...analyseArticle(checked, pricedCatalog.price(row) !== null, analysisFor, short),
      name: translateArticle(article, reader).name,
      stock: { available, custorder: null, nextArrival },
    });
  }
  return [...answers.values()];
}
