import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { organisationConfigs } from './organisations.store.ts';

/**
 * The settings kept per sales organisation (O050, E060 to E066): of all the viewer has areas in, or of
 * one of them; none for any other. Those of the host's own organisation are the host's.
 */
export const configs: QueryResolvers['configs'] = async (_root, { sorg }, ctx) => {
  const asked = sorg == null ? null : checkedText(sorg, 'sorg');
  const { exactQtyCheck, availableStockCheck } = ctx.host;
  return (await organisationConfigs(ctx.db, viewerOf(ctx), asked)).map((row) =>
    row.sorg === ctx.host.sorg ? { ...row, exactQtyCheck, availableStockCheck } : row,
  );
};
