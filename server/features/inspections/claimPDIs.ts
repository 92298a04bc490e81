import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { toAskedPdis } from './asked-pdis.ts';
import { pdiChoices, pdiPage } from './pdi.store.ts';

/** A page of inspections, newest first. */
export const claimPDIs: QueryResolvers['claimPDIs'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const { search, custCode, brand, mechanic } = args;
  for (const [name, text] of Object.entries({ search, custCode, brand, mechanic }))
    checkedText(text ?? '', name);
  const [{ rows, count }, choices] = await Promise.all([
    pdiPage(ctx.db, viewer, { ...toAskedPdis(args), page }),
    pdiChoices(ctx.db, viewer),
  ]);
  return { pdis: rows, info: pageInfo(page, count), asOf, ...choices };
};
