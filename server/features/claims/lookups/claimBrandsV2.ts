import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listBrands } from './claim-brands.store.ts';

/** The brands of articles, with what a claim of each needs (O091). */
export const claimBrandsV2: QueryResolvers['claimBrandsV2'] = (_, args, ctx) =>
  listBrands(ctx.db, viewerOf(ctx).sorg, args.productCategory ?? null);
