import DataLoader from 'dataloader';
import type { Context } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { waitedFor } from './restock/restock-subscription.store.ts';

/**
 * Whether the viewer waits for an article on behalf of the active customer (B091, E240), loaded in one
 * statement per request.
 */
export function restockNotification(
  product: Product,
  _args: unknown,
  ctx: Context,
): Promise<boolean> {
  return getLoader(ctx).load(product.article_code);
}

function getLoader(ctx: Context): DataLoader<string, boolean> {
  const known = ctx.memo.get('notifications.restock') as DataLoader<string, boolean> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, boolean>((codes) => load(ctx, codes));
  ctx.memo.set('notifications.restock', loader);
  return loader;
}

async function load({ db, viewer }: Context, codes: readonly string[]): Promise<boolean[]> {
  if (!viewer?.customer) return codes.map(() => false);
  const { sorg, userId, customer } = viewer;
  const waited = await waitedFor(db, { sorg, userId, customer: customer.unified }, codes);
  return codes.map((code) => waited.has(code));
}
