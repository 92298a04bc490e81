import { toItemFilter, toReader, toWriter } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { groupPage } from './groups.store.ts';
import { toGroup } from './show-documents.ts';

/** A page of the groups that the viewer reads, or with `forWriters` writes (O218). */
export const salesDocumentGroups: QueryResolvers['salesDocumentGroups'] = async (_, args, ctx) => {
  const kind = 'sales_document_group';
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 100);
  const asOf = new Date().toISOString();
  const reader = args.forWriters ? toWriter(ctx, kind) : toReader(ctx);
  const asked = checkedText(args.filter?.market ?? '', 'market') || null;
  const { market } = toItemFilter(kind, reader, { market: asked, state: null });
  const search = toSearchPatterns(args.search);
  const { rows, count } = await groupPage(ctx.db, reader, {
    filter: { market, documents: null },
    search,
    sort: args.sort ?? null,
    page,
  });
  const groups = rows.map((row) => toGroup(row));
  return { salesDocumentGroups: groups, info: pageInfo(page, count), asOf };
};
