import { chooseCustomers } from '#server/features/customers/customers.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { readCustomers } from './claimCustomers.ts';

/** The customers that a sales user may claim for (O098, B236); none for who may not choose customers. */
export const claimSalesCustomers: QueryResolvers['claimSalesCustomers'] = (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const areas = viewer.scopes.has(chooseCustomers) ? viewer.areas : [];
  return readCustomers(ctx, { ...viewer, areas }, args);
};
