import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { openDispute } from './disputes/open-dispute.ts';

/** Opens a dispute of an open item, which its payer and the shop may do. A dispute that is sent again is stored once. */
export const createInvoiceDispute: MutationResolvers['createInvoiceDispute'] = (_, args, ctx) =>
  once(ctx, 'createInvoiceDispute', args, (tx) => openDispute(tx, ctx, args.input), {
    customer: 'in arguments',
  });
