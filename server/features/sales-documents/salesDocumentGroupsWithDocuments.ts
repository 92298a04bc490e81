import { toReader } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { documentsOfGroups } from './documents.store.ts';
import { groupPage } from './groups.store.ts';
import { toDocument, toGroup } from './show-documents.ts';

/** A page of the groups with documents that the viewer reads, and these documents (O219, B308). */
export const salesDocumentGroupsWithDocuments: QueryResolvers['salesDocumentGroupsWithDocuments'] =
  async (_, args, ctx) => {
    const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 60);
    const asOf = new Date().toISOString();
    const reader = toReader(ctx);
    const type = args.type ?? null;
    const filter = { market: null, documents: type ?? ('any' as const) };
    const asked = { filter, search: [], sort: null, page };
    const { rows, count } = await groupPage(ctx.db, reader, asked);
    const groups = rows.map(({ id }) => id);
    const documents = await documentsOfGroups(ctx.db, reader, { groups, type });
    const shown = rows.map((row) =>
      toGroup(
        row,
        documents.get(row.id)?.map((document) => toDocument(document, reader)),
      ),
    );
    return { salesDocumentGroups: shown, info: pageInfo(page, count), asOf };
  };
