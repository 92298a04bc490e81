import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { openDispute } from './disputes/open-dispute.ts';

/** Disputes an open item, by its payer or the shop that got the goods. Sent again under its id it is stored once. */
export const createInvoiceDispute: MutationResolvers['createInvoiceDispute'] = (_, args, ctx) =>
  once(ctx, 'createInvoiceDispute', args, (tx) => openDispute(tx, ctx, args.input), {
    customer: 'in arguments',
  });
