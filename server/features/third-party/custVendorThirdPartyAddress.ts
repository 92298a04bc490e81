import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { listPickupAddresses } from './vendors/vendor.store.ts';

/** Where goods of a vendor are collected and returned to (O224, reading 76). */
export const custVendorThirdPartyAddress: QueryResolvers['custVendorThirdPartyAddress'] = (
  _,
  { vendorId },
  ctx,
) => listPickupAddresses(ctx.db, viewerOf(ctx).sorg, [checkedText(vendorId, 'vendorId')]);
