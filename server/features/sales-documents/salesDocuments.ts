import { toItemFilter, toReader, toWriter } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { documentPage } from './documents.store.ts';
import { toDocument } from './show-documents.ts';

/** A page of the documents that the viewer reads, or with `forWriters` writes (O211). */
export const salesDocuments: QueryResolvers['salesDocuments'] = async (_, args, ctx) => {
  const kind = 'sales_document';
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 100);
  const asOf = new Date().toISOString();
  const reader = args.forWriters ? toWriter(ctx, kind) : toReader(ctx);
  const { type, group, market, state } = args.filter ?? {};
  const ofMarket = checkedText(market ?? '', 'market') || null;
  const filter = {
    ...toItemFilter(kind, reader, { market: ofMarket, state: state ?? null }),
    type: type ?? null,
    group: checkedText(group ?? '', 'group') || null,
    isGrouped: null,
  };
  const search = toSearchPatterns(args.search);
  const asked = { filter, search, sort: args.sort ?? null, page };
  const { rows, count } = await documentPage(ctx.db, reader, asked);
  const documents = rows.map((row) => toDocument(row, reader));
  return { salesDocuments: documents, info: pageInfo(page, count), asOf };
};
