import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findChecklists, toPoints } from './checklist.store.ts';

/** The points to be inspected on a bike of a brand and a merchandise category. */
export const claimPDIChecklist: QueryResolvers['claimPDIChecklist'] = async (_, args, ctx) => {
  const brand = checkedText(args.brand, 'brand', 100);
  const merchandise = checkedText(args.merchandise, 'merchandise', 100);
  const [found] = await findChecklists(ctx.db, viewerOf(ctx).sorg, [{ brand, merchandise }]);
  return found ? toPoints(found) : [];
};
