import { productsByCode } from '#server/features/catalog/catalog.public.ts';
import { blocksFor } from '#server/features/order-blocks/order-blocks.public.ts';
import { orderStates } from '#server/features/orders/orders.public.ts';
import { loadPrices } from '#server/features/pricing/pricing.public.ts';
import type { Product, QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import {
  type AnalysisFor,
  analyseArticle,
  unknownArticle,
} from '#shared/catalog-engine/answers/analysis.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { analysedCustomer } from './analysed-customer.ts';
import { analysedArticles } from './analysis.store.ts';

const mostCodes = 100;
const nothing = { available: 0, custorder: 0, nextArrival: null };

/**
 * Whether and why articles can or cannot be ordered, in the order of the codes and once each (O041,
 * B278, B279); at most 100 at once. The stock is what the host shows a buyer, the next arrival too.
 * `salesUsername` is taken and changes nothing: no rule of ours depends on who sells.
 */
export const productAnalyzesV3: QueryResolvers['productAnalyzesV3'] = async (_, args, ctx) => {
  const { sorg, articleCodes } = args;
  if (articleCodes.length > mostCodes)
    throw badUserInput(`articleCodes has more than ${mostCodes} values`);
  const codes = [...new Set(articleCodes.map((code) => checkedText(code, 'articleCodes')))];
  if (codes.length === 0) return [];
  const { locale } = ctx;
  const today = getDayIn(ctx.host.timeZone);
  const customer = await analysedCustomer(ctx, args);
  const [rows, products, prices, blocks] = await Promise.all([
    analysedArticles(ctx.db, { sorg, locale }, codes, orderStates.open),
    productsByCode(ctx, codes),
    loadPrices(ctx.db, sorg, customer, codes, today),
    blocksFor(ctx.db, sorg, customer),
  ]);
  const analysisFor: AnalysisFor = { sorg, customer: customer !== null, blocks, locale, today };
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => {
    const row = byCode.get(code);
    if (!row) return { ...unknownArticle(code, analysisFor), stock: nothing };
    const hasPrice = (prices.get(code)?.dealer ?? null) !== null;
    const stock = { ...stockOf(products.get(code)), custorder: row.ordered };
    return { ...analyseArticle(row, hasPrice, analysisFor), stock };
  });
};

function stockOf(product: Product | undefined) {
  const { qty: available, nextArrival } = product?.stock ?? { qty: 0, nextArrival: null };
  return { available, nextArrival };
}
