import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findChecklist } from './checklist.store.ts';

/** The points to be inspected on a bike of a brand and a merchandise category. */
export const claimPDIChecklist: QueryResolvers['claimPDIChecklist'] = async (_, args, ctx) => {
  const found = await findChecklist(ctx.db, viewerOf(ctx).sorg, {
    brand: checkedText(args.brand, 'brand', 100),
    merchandise: checkedText(args.merchandise, 'merchandise', 100),
  });
  if (!found) return [];
  const { list, version, items } = found;
  return items.map((item) => ({ ...item, list, version }));
};
