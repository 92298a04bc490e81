import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationUpdateProductsInCartArgs,
  UpdateProductsInCartPayload,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { articlesToKeep } from './articles-to-order.ts';
import {
  checksStock,
  lastOfEach,
  lineProblems,
  maxLinesPerCall,
  type PlacedLine,
  type StockChecks,
  stockProblems,
} from './cart.rules.ts';
import {
  type CartOwner,
  freePieces,
  lockCart,
  maxCartLines,
  removeCartLines,
  saveCartLines,
} from './cart.store.ts';
import { cartOwner } from './load-cart.ts';

/**
 * Sets cart quantities, all or nothing; 0 removes a line (B095, B096). The key keeps only whether it
 * was done: the answered cart is always the present one, also when the call is sent again.
 */
export async function updateProductsInCart(
  _root: unknown,
  { products }: MutationUpdateProductsInCartArgs,
  ctx: Context,
): Promise<UpdateProductsInCartPayload> {
  const owner = cartOwner(viewerOf(ctx));
  if (!owner) return refused('customer', 'NO_CUSTOMER', 'Select a customer first');
  if (products.length > maxLinesPerCall)
    return refused('products', 'TOO_MANY_LINES', `At most ${maxLinesPerCall} lines at once`);
  const lines = lastOfEach(products);
  const done = await once(ctx, 'updateProductsInCart', { products }, (tx) =>
    change(tx, owner, lines, ctx.host),
  );
  // The cart itself is loaded for those who ask for it, see the feature.
  return { ...done, cart: null };
}

async function change(
  tx: Db,
  owner: CartOwner,
  lines: PlacedLine[],
  host: StockChecks & Pick<HostConfig, 'timeZone'>,
): Promise<MutationFailure> {
  const kept = lines.filter((line) => line.qty !== 0);
  const codes = kept.map((line) => line.articleCode);
  const articles = await articlesToKeep(tx, { host, ...owner }, codes, owner.userId);
  const problems = lines.flatMap((line) => lineProblems(line, articles.get(line.articleCode), 0));
  if (checksStock(host) && problems.length === 0)
    problems.push(...stockProblems(kept, await freePieces(tx, owner.sorg, codes), host));
  if (problems.length > 0) return failure(problems);
  await lockCart(tx, owner);
  const removed = lines.filter((line) => line.qty === 0).map((line) => line.articleCode);
  await removeCartLines(tx, owner, removed);
  const count = await saveCartLines(
    tx,
    owner,
    kept.map(({ articleCode, qty }) => ({ article: articleCode, qty })),
  );
  if (count > maxCartLines)
    return failure([
      userError('products', 'CART_FULL', `A cart holds at most ${maxCartLines} lines`),
    ]);
  return { message: success('Cart updated'), userErrors: [] };
}

function refused(field: string, code: string, message: string): UpdateProductsInCartPayload {
  return { ...failure([userError(field, code, message)]), cart: null };
}
