import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { addDocument } from './documents/add-document.ts';
import { receiptFiles } from './documents/document-owner.rules.ts';

/** Adds the proof of a payment (O082, B215, B216, N076, N077). */
export const uploadPayment: MutationResolvers['uploadPayment'] = (_root, args, ctx) =>
  addDocument(ctx, 'uploadPayment', args, receiptFiles);
