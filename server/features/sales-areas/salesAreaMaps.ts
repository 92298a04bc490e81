import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QuerySalesAreaMapsArgs, SalesAreaMap } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listRegions } from './sales-areas.store.ts';

const most = 5_000;

/** The map of sales areas (O140, E558 to E564). */
export async function salesAreaMaps(
  _root: unknown,
  { category, search }: QuerySalesAreaMapsArgs,
  ctx: Context,
): Promise<SalesAreaMap> {
  const asOf = new Date().toISOString();
  const asked = { category: category ?? null, patterns: toSearchPatterns(search) };
  const regions = await listRegions(ctx.db, viewerOf(ctx), asked, most + 1);
  return { regions: regions.slice(0, most), more: regions.length > most, asOf };
}
