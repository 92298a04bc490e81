import type { Context } from '#server/graphql/context.ts';
import type { ProductGroup } from '#server/graphql/generated/types.ts';
import { codesOfGroups, groupsById } from './article.store.ts';
import type { Criteria } from './criteria.rules.ts';
import { groupOf } from './group.rules.ts';
import type { Market } from './match.store.ts';
import { loadProducts } from './products.load.ts';

/**
 * Groups in the order of their ids, each with its matching articles; groups without any are left
 * out. Seven statements however many there are.
 */
export async function loadGroups(
  ctx: Context,
  criteria: Criteria,
  market: Market,
  ids: readonly string[],
): Promise<ProductGroup[]> {
  if (ids.length === 0) return [];
  const [rows, members] = await Promise.all([
    groupsById(ctx.db, market.sorg, ids),
    codesOfGroups(ctx.db, criteria, market, ids),
  ]);
  const loaded = await loadProducts(
    ctx,
    members.map(({ code }) => code),
  );
  const byGroup = Map.groupBy(loaded.values(), ({ groupId }) => groupId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const items = byGroup.get(id);
    if (!row || !items) return [];
    const products = items.map(({ product }) => product);
    const figures = items.map((item) => item.figures);
    return groupOf(row, products, figures, ctx.host, market.today);
  });
}
