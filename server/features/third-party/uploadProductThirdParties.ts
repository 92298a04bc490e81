import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { readProductRows } from './upload/read-rows.rules.ts';
import { articleTable } from './upload/rows.store.ts';
import { takeRows } from './upload/take-rows.ts';

/** Takes in rows of a vendor's file of articles (O230, reading 77). */
export const uploadProductThirdParties: MutationResolvers['uploadProductThirdParties'] = (
  _,
  args,
  ctx,
) => {
  const { decimalPrecision } = ctx.host.currency;
  const place = { sorg: viewerOf(ctx).sorg, vendor: args.vendorId };
  return takeRows(ctx, 'uploadProductThirdParties', args, {
    rows: readProductRows(args.rows, decimalPrecision),
    table: articleTable(place, decimalPrecision),
  });
};
