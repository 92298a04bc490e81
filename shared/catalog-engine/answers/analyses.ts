import { type AnalysisFor, analyseArticle } from './analysis.rules.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnalysisAnswer } from './answer-shapes.ts';
import { merchandiseNameOf } from './product.rules.ts';

/**
 * Answers whether and why articles can or cannot be ordered (O041), without their stock: once for each
 * code, in the order of the codes, from the data on the device.
 * @returns null when the device has no such data, or lacks one of the articles: it may be unknown, or only
 *   gone from the range
 */
export function analysesAnswer(
  ctx: AnswerContext,
  sorg: string,
  codes: readonly string[],
): AnalysisAnswer[] | null {
  const { engine, pricedCatalog, host, locale, today, told } = ctx;
  if (!told || sorg !== host.sorg) return null;
  const analysisFor: AnalysisFor = { sorg, customer: true, blocks: told.blocks, locale, today };
  const answers: AnalysisAnswer[] = [];
  for (const code of new Set(codes)) {
    const row = engine.rowOf(code);
    if (row === null) return null;
    const article = engine.article(row);
    const merchandise_name = merchandiseNameOf(ctx, article)();
    const hasPrice = pricedCatalog.price(row) !== null;
    answers.push(
      analyseArticle({ ...article, merchandise_name, active: true }, hasPrice, analysisFor),
    );
  }
  return answers;
}
