import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listSelectedFields } from '#server/graphql/selected-fields.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { requireKind, toAskedVisits } from './asked-visits.ts';
import { findVisit } from './records/visit.store.ts';
import { countVisits, listAuthors, searchVisits, visitPage } from './records/visit-list.store.ts';

/** A page of visits, the newest first, or the one with an id. The parts that are not selected are not read. */
export const formVisits: QueryResolvers['formVisits'] = async (_, args, ctx, info) => {
  const { db, locale } = ctx;
  const page = parsePage(args, 100);
  const reader = { viewer: viewerOf(ctx), locale };
  const { viewer } = reader;
  const asOf = new Date().toISOString();
  if (args.id != null) {
    const found = await findVisit(db, reader, checkedText(args.id, 'id'));
    const visits = found ? [found] : [];
    return { visits, authors: [], info: pageInfo(page, visits.length), asOf };
  }
  const { kind } = args;
  if (kind) await requireKind(ctx, kind);
  const asked = await searchVisits(db, viewer, toAskedVisits(ctx, args));
  const selected = listSelectedFields(info);
  const selects = (name: string) => selected.includes(name) || selected.includes(null);
  const [visits, count, authors] = await Promise.all([
    selects('visits') ? visitPage(db, reader, { ...asked, page }) : [],
    selects('info') ? countVisits(db, viewer, asked) : 0,
    kind && selects('authors') ? listAuthors(db, viewer, kind) : [],
  ]);
  return { visits, authors, info: pageInfo(page, count), asOf };
};
