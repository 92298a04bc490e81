import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { listProblems } from './claim-problems.store.ts';

/** The problems to choose from for an article (O090). */
export const claimProblems: QueryResolvers['claimProblems'] = (_, args, ctx) => {
  const { brand, merchandise, productCategory } = args;
  const filter = {
    brand: brand ? checkedText(brand, 'brand', 100) : null,
    merchandise: merchandise ? checkedText(merchandise, 'merchandise', 100) : null,
    productCategory: productCategory ?? null,
  };
  return listProblems(ctx.db, viewerOf(ctx).sorg, filter, ctx.locale);
};
