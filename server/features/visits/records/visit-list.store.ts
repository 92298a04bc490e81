import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { seesAllCustomers } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { FormVisit, VisitAuthor, VisitKind } from '#server/graphql/generated/types.ts';
import {
  buildConditions,
  countBy,
  type ListDefinition,
  listPortions,
  listRows,
} from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { findBySearch, type SearchCondition } from '#server/lib/search-found.store.ts';
import type { Reader } from './visit.store.ts';
import {
  exportedColumns,
  shopFence,
  visitColumns,
  visitFence,
  visitTables,
} from './visit-columns.store.ts';

/** The filter of the list; null does not restrict it. */
export interface VisitFilter {
  kind: VisitKind | null;
  custCode: string | null;
  /** A user name. */
  createdBy: string | null;
  /** Instants: captured at or after the first, and before the second. */
  from: Date | null;
  before: Date | null;
}

const visitList: ListDefinition<VisitFilter, 'capturedAt'> = {
  from: visitTables,
  key: { id: { column: sql`r.id`, type: 'text' } },
  columns: { capturedAt: sql`r.captured_at` },
  order: [{ by: 'capturedAt', order: 'DESC' }],
  filters: {
    kind: (kind) => sql`r.kind = ${kind}`,
    custCode: (code) => sql`r.customer = ${code}`,
    createdBy: (name) => sql`r.user_id = (select u.id from app_user u where u.username = ${name})`,
    from: (from) => sql`r.captured_at >= ${from}`,
    before: (before) => sql`r.captured_at < ${before}`,
  },
};

/** The filter and the search of a list. */
export interface AskedVisits {
  filter: VisitFilter;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
}

/** A request whose words were looked for. */
export interface SearchedVisits extends AskedVisits {
  matches: SearchCondition;
}

/** Looks for the words of a request, once for all that is read of the list. */
export async function searchVisits(
  db: Db,
  { sorg }: Viewer,
  asked: AskedVisits,
): Promise<SearchedVisits> {
  const kinds: VisitKind[] = asked.filter.kind ? [asked.filter.kind] : ['polygon', 'wim'];
  const matches = await findBySearch(db, asked.search, {
    // The visits of a customer have an index by their kind.
    selectFound: (pattern) => sql`
      select x.id from visit x where x.sorg = ${sorg} and x.search like ${pattern}
      union all select x.id from customer q
        join visit x on x.sorg = q.sorg and x.customer = q.unified
          and x.kind = any(${kinds}::text[]) and x.deleted_at is null
        where q.sorg = ${sorg} and q.search like ${pattern}`,
    isFound: (ids) => sql`r.id = any(${[...ids]}::text[])`,
    matches: (pattern) => sql`(r.search like ${pattern} or c.search like ${pattern})`,
  });
  return { ...asked, matches };
}

const getList = ({ matches }: SearchedVisits) => ({ ...visitList, search: matches });

const isKept = sql`r.deleted_at is null`;

const requestOf = (viewer: Viewer, { filter, search }: AskedVisits) => ({
  fence: sql<boolean>`${visitFence(viewer)} and ${isKept}`,
  filter,
  search,
});

/** The tables of a visit whose key is that of `p`. */
const joined = (sorg: string) => sql`join visit r on r.sorg = ${sorg} and r.id = p.id
  join customer c on c.sorg = r.sorg and c.unified = r.customer`;

/** A visit in a file. */
export type ExportedVisit = Omit<FormVisit, 'photos'> & { places: string };

/** A page of visits, the newest first. */
export const visitPage = (
  db: Db,
  reader: Reader,
  { page, ...asked }: SearchedVisits & { page: Page },
): Promise<FormVisit[]> =>
  listRows<FormVisit, VisitFilter, 'capturedAt'>(
    db,
    getList(asked),
    { ...requestOf(reader.viewer, asked), page },
    { select: visitColumns(reader.viewer, reader.locale), join: joined(reader.viewer.sorg) },
  );

/** The visits of a list for its file. @param most how many at most */
export async function* visitPortions(
  db: Db,
  { viewer, locale }: Reader,
  asked: AskedVisits,
  most: number,
): AsyncGenerator<ExportedVisit[]> {
  const searched = await searchVisits(db, viewer, asked);
  yield* listPortions<ExportedVisit, VisitFilter, 'capturedAt'>(
    db,
    getList(searched),
    requestOf(viewer, searched),
    { select: exportedColumns(viewer, locale), join: joined(viewer.sorg) },
    most,
  );
}

/**
 * Counts the visits of a list; for viewers whose fence leaves out no customer by an index, without the customers, unless
 * words of their names are looked for.
 */
export async function countVisits(db: Db, viewer: Viewer, asked: SearchedVisits): Promise<number> {
  const request = requestOf(viewer, asked);
  if (!seesAllCustomers(viewer) || asked.search.length > 0) {
    const counts = await countBy(db, getList(asked), request, sql<string>`''`);
    return counts.get('') ?? 0;
  }
  const fence = sql<boolean>`r.sorg = ${viewer.sorg} and ${shopFence(viewer)} and ${isKept}`;
  const conditions = buildConditions(getList(asked), { ...request, fence });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit r where ${conditions}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The authors of all visits of a kind that the viewer sees, at most 200. Among the visits of all customers each author is
 * looked for by an index; for viewers of some customers it is faster to read all their visits than those of each author.
 */
export async function listAuthors(db: Db, viewer: Viewer, kind: VisitKind): Promise<VisitAuthor[]> {
  const { sorg } = viewer;
  const next = (after: RawBuilder<unknown>) => sql`(select r.user_id from visit r
    where r.sorg = ${sorg} and r.kind = ${kind} and ${isKept} and ${shopFence(viewer)}
      and r.user_id is not null ${after} order by r.user_id limit 1)`;
  const ofAll = sql`
    with recursive b as (
      select ${next(sql``)} as user_id
      union all select ${next(sql`and r.user_id > b.user_id`)} from b where b.user_id is not null
    ) select user_id from b`;
  const ofSome = sql`
    select distinct r.user_id from ${visitTables}
    where ${visitFence(viewer)} and r.kind = ${kind} and ${isKept}`;
  const { rows } = await sql<VisitAuthor>`
    select u.username as "createdBy", u.name as "displayName" from app_user u
    where u.id in (${seesAllCustomers(viewer) ? ofAll : ofSome})
    order by u.name collate "und-x-icu", u.username limit 200`.execute(db);
  return rows;
}
