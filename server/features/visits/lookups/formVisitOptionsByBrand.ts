import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { requireKind } from '../asked-visits.ts';
import { listOptions } from './visit-options.store.ts';

/** The options of the visit forms of a kind. */
export const formVisitOptionsByBrand: QueryResolvers['formVisitOptionsByBrand'] = async (
  _,
  { brand },
  ctx,
) => {
  await requireKind(ctx, brand);
  return listOptions(ctx.db, viewerOf(ctx).sorg, brand, ctx.locale);
};
