import { readOneItem } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findDocument } from './documents.store.ts';
import { toDocument } from './show-documents.ts';

/** A document, as writers see it where the viewer writes it, else as readers see it (O213). */
export const salesDocument: QueryResolvers['salesDocument'] = async (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  return readOneItem(
    ctx,
    'sales_document',
    (reader) => findDocument(ctx.db, reader, id),
    toDocument,
  );
};
