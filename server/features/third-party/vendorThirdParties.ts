import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listVendors } from './vendors/vendor.store.ts';

/** The vendors of the sales organisation (O231). */
export const vendorThirdParties: QueryResolvers['vendorThirdParties'] = (_, _args, ctx) =>
  listVendors(ctx.db, viewerOf(ctx));
