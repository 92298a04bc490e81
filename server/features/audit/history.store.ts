import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { FieldChanges } from './audit-event.ts';
import { personalValues } from './personal-values.store.ts';

/** An event of a record. */
export interface HistoryRow {
  id: number;
  at: Date;
  /** `record.created` and the like. */
  kind: string;
  /** Null for the operator, and for a user who is gone. */
  actor_name: string | null;
  /** Null where the actor acted for no customer. */
  customer_name: string | null;
  changes: FieldChanges;
  /** The values of persons that `changes` masks. */
  personal: FieldChanges | null;
}

const eventList: ListDefinition<object, 'id'> = {
  from: sql`audit_event a`,
  key: { id: { column: sql`a.id`, type: 'bigint' } },
  columns: { id: sql`a.id` },
  order: [{ by: 'id', order: 'DESC' }],
  filters: {},
};

const eventRow = {
  select: sql`a.id, a.at, a.kind, u.name as actor_name, c.name as customer_name,
    a.detail -> 'changes' as changes, ${personalValues('a')} as personal`,
  join: sql`join audit_event a on a.id = p.id left join app_user u on 'user:' || u.id = a.actor
    left join customer c on c.sorg = a.sorg and c.unified = a.customer`,
};

/**
 * A page of a record's events, newest first. Who may read them is the caller's to check.
 * @param sorg null for the events of all sales organisations
 */
export function historyPage(
  db: Db,
  { sorg, feature, id, page }: { sorg: string | null; feature: string; id: string; page: Page },
): Promise<{ rows: HistoryRow[]; count: number }> {
  const isThere = sorg === null ? sql`true` : sql`a.sorg = ${sorg}`;
  const fence = sql<boolean>`a.kind like 'record.%' and ${isThere}
    and a.detail ->> 'feature' = ${feature} and a.detail ->> 'id' = ${id}`;
  return listQuery(db, eventList, { fence, filter: {}, page }, eventRow);
}
