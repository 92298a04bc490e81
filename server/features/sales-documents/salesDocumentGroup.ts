import { readOneItem } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findGroup } from './groups.store.ts';
import { toGroup } from './show-documents.ts';

/** A group, as writers see it where the viewer writes it, else as readers see it (N142). */
export const salesDocumentGroup: QueryResolvers['salesDocumentGroup'] = async (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  const find = (reader: Parameters<typeof findGroup>[1]) => findGroup(ctx.db, reader, id);
  return readOneItem(ctx, 'sales_document_group', find, (row) => toGroup(row));
};
