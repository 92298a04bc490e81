import { productsByCode } from '#server/features/catalog/catalog.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderReview, QueryOrderReviewArgs } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { piecesByArea } from '#shared/freight-benefit.ts';
import { withCleanTexts } from './checkout.ts';
import { maxOrderLines } from './line-problems.rules.ts';
import { type OrderValidation, validateOrder } from './validate-order.ts';

/**
 * An order as `checkout` would find it now: the same rules, and what was seen compared as with
 * `intent`; nothing is kept. Without an active customer there is nothing to compare.
 */
export async function orderReview(
  _root: unknown,
  order: QueryOrderReviewArgs,
  ctx: Context,
): Promise<OrderReview> {
  const asOf = new Date().toISOString();
  const { customer } = viewerOf(ctx);
  const products = order.products.slice(0, maxOrderLines);
  if (!customer) {
    const problem = userError('customer', 'NO_CUSTOMER', 'Select a customer first');
    return { ...figures({ parts: [], problems: [problem] }), lines: [], asOf };
  }
  const codes = products.map(({ articleCode }) => articleCode);
  const known = await productsByCode(ctx, storable(codes));
  const how = { lock: false, shown: async () => known, pricesNeeded: false };
  const validation = await validateOrder(ctx.db, ctx, customer.unified, withCleanTexts(order), how);
  const { articles, parts } = validation;
  const successorOf = (code: string) => articles.get(code)?.replacedBy ?? '';
  const successors = await productsByCode(ctx, codes.map(successorOf).filter(Boolean));
  const sold = new Map(parts.flatMap((part) => part.lines).map((line) => [line.article, line]));
  const lines = products.map(({ articleCode, qty }, index) => {
    const subtotal = sold.get(articleCode)?.subtotal ?? null;
    // Of an article listed twice only the first counts.
    sold.delete(articleCode);
    const replacedBy = successors.get(successorOf(articleCode)) ?? null;
    const product = known.get(articleCode) ?? null;
    return { index, articleCode, qty, product, subtotal, replacedBy };
  });
  return { ...figures(validation), lines, asOf };
}

function figures({ parts, problems }: Pick<OrderValidation, 'parts' | 'problems'>) {
  const sum = (of: (part: OrderValidation['parts'][number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const pieces = piecesByArea(parts.flatMap((part) => part.takes));
  return {
    userErrors: problems,
    goods: sum((part) => part.goods),
    shipping: sum((part) => part.shipping.price),
    total: sum((part) => part.total),
    qtyByWarehouseArea: [...pieces].map(([area, qty]) => ({ area, qty })),
  };
}

/** Each code once; PostgreSQL refuses texts with a null character, and no code holds one. */
function storable(codes: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => !code.includes('\0'));
}
