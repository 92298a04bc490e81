import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FieldChanges } from './audit-event.ts';

/** The names and addresses of `audit_event` under an alias, by field, before and after; null where it has none. */
export const personalValues = (event: 'a' | 'e'): RawBuilder<FieldChanges | null> => sql`(
  select json_object_agg(v.field, json_build_array(v.before, v.after)) from audit_personal_value v
  where v.ref = (${sql.ref(`${event}.detail`)} ->> 'personal')::uuid)`;

/** Keeps the names and addresses that an event refers to by `ref`. */
export async function insertPersonalValues(
  tx: Db,
  values: readonly { ref: string; field: string; before: string | null; after: string | null }[],
): Promise<void> {
  if (values.length > 0)
    await tx
      .insertInto('audit_personal_value')
      .values([...values])
      .execute();
}

/** Deletes those of all events of some records. */
export async function deletePersonalValues(
  tx: Db,
  { sorg, feature, ids }: { sorg: string; feature: string; ids: readonly string[] },
): Promise<void> {
  await sql`delete from audit_personal_value v using audit_event a
    where a.kind like 'record.%' and a.sorg = ${sorg} and a.detail ->> 'feature' = ${feature}
      and a.detail ->> 'id' = any(${[...ids]}::text[])
      and v.ref = (a.detail ->> 'personal')::uuid`.execute(tx);
}

/** Deletes what is older than some months, of all events. */
export async function deleteOldPersonalValues(db: Db, months: number): Promise<void> {
  await sql`delete from audit_personal_value
    where created_at < now() - make_interval(months => ${months}::int)`.execute(db);
}
