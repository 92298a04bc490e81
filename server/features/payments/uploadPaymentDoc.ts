import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { addDocument } from './documents/add-document.ts';
import { paperFiles } from './documents/document-owner.rules.ts';

/** Adds a further paper to a payment (O083). */
export const uploadPaymentDoc: MutationResolvers['uploadPaymentDoc'] = (_root, args, ctx) =>
  addDocument(ctx, 'uploadPaymentDoc', args, paperFiles);
