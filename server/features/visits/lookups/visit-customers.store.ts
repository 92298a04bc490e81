import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence, seesAllCustomers } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { VisitCustomer, VisitKind } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { Reader } from '../records/visit.store.ts';
import { answerColumns, shopFence } from '../records/visit-columns.store.ts';

type Column = 'visitedAt' | 'name';

interface CustomerFilter {
  /** Only those with a visit. */
  visited: true | null;
}

/** The condition on visit `r` that it is one of the kind that the viewer sees when its customer is inside the fence. */
const isSeen = (viewer: Viewer, kind: VisitKind) => sql`r.sorg = ${viewer.sorg}
  and r.kind = ${kind} and r.deleted_at is null and ${shopFence(viewer)}`;

/** The last visit of customer `c` that the viewer sees. */
const lastVisit = (viewer: Viewer, kind: VisitKind) => sql`visit r
  where ${isSeen(viewer, kind)} and r.customer = c.unified
  order by r.captured_at desc nulls last, r.id collate "C" desc limit 1`;

/**
 * Joins the time `l.captured_at` of the last visit to customer `c`. For all customers together it is read from all visits
 * in the order of their customers, for some by one look for each.
 */
const lastTime = (viewer: Viewer, kind: VisitKind) =>
  seesAllCustomers(viewer)
    ? sql`left join (select r.customer, max(r.captured_at) as captured_at from visit r
        where ${isSeen(viewer, kind)} group by r.customer) l on l.customer = c.unified`
    : sql`left join lateral (select r.captured_at from ${lastVisit(viewer, kind)}) l on true`;

const listFor = (viewer: Viewer, kind: VisitKind): ListDefinition<CustomerFilter, Column> => ({
  from: sql`customer c ${lastTime(viewer, kind)}`,
  key: { unified: { column: sql`c.unified`, type: 'text' } },
  columns: {
    visitedAt: sql`coalesce(l.captured_at, '-infinity')`,
    name: sql`c.name collate "und-x-icu"`,
  },
  order: [{ by: 'visitedAt' }, { by: 'name' }],
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: { visited: () => sql`l.captured_at is not null` },
});

/** A page of customers inside the viewer's fence with their last visits, the one not visited for longest first. */
export const visitCustomerPage = (
  db: Db,
  { viewer, locale }: Reader,
  {
    kind,
    ...asked
  }: { kind: VisitKind; filter: CustomerFilter; search: readonly string[]; page: Page },
): Promise<{ rows: VisitCustomer[]; count: number }> =>
  listQuery<VisitCustomer, CustomerFilter, Column>(
    db,
    listFor(viewer, kind),
    { ...asked, fence: customerFence(viewer) },
    {
      select: sql`c.unified as "custCode", c.name, c.city, v."capturedAt" as "visitedAt",
        case when v.id is not null then to_json(v) end as "lastVisit"`,
      join: sql`join customer c on c.sorg = ${viewer.sorg} and c.unified = p.unified
        left join lateral (select ${answerColumns(viewer, locale)}, '[]'::json as photos
          from ${lastVisit(viewer, kind)}) v on true`,
    },
  );
