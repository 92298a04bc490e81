import { toItemFilter, toReader } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { documentPage } from './documents.store.ts';
import { toDocument } from './show-documents.ts';

/** The most documents of a page, which is also the default (C080). */
const mostDocuments = 100;

/** A page of the documents without a group that the viewer reads (O212, B308). */
export const salesDocumentsWithoutGroup: QueryResolvers['salesDocumentsWithoutGroup'] = async (
  _,
  args,
  ctx,
) => {
  const limit = args.limit ?? mostDocuments;
  const page = parsePage({ page: args.page ?? 1, limit }, mostDocuments);
  const asOf = new Date().toISOString();
  const reader = toReader(ctx);
  const any = toItemFilter('sales_document', reader, { market: null, state: null });
  const filter = { ...any, type: args.type ?? null, group: null, isGrouped: false };
  const { rows, count } = await documentPage(ctx.db, reader, {
    filter,
    search: [],
    sort: null,
    page,
  });
  const documents = rows.map((row) => toDocument(row, reader));
  return { salesDocuments: documents, info: pageInfo(page, count), asOf };
};
