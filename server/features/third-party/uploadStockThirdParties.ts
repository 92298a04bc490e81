import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { readStockRows } from './upload/read-rows.rules.ts';
import { stockTable } from './upload/rows.store.ts';
import { takeRows } from './upload/take-rows.ts';

/** Takes in rows of a vendor's file of stock (O229, reading 77). */
export const uploadStockThirdParties: MutationResolvers['uploadStockThirdParties'] = (
  _,
  args,
  ctx,
) =>
  takeRows(ctx, 'uploadStockThirdParties', args, {
    rows: readStockRows(args.rows),
    table: stockTable({ sorg: viewerOf(ctx).sorg, vendor: args.vendorId }),
  });
