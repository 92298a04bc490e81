import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { records } from '../records.store.ts';

/** Finds records that were deleted in the portal. @returns their positions in `names` */
export async function findDeleted(
  db: Db,
  table: keyof DB,
  names: readonly { sorg: string; id: string }[],
): Promise<number[]> {
  const numbered = names.map((name, position) => ({ ...name, position }));
  const { rows } = await sql<{ position: number }>`
    select r.position
    from ${records(numbered, { sorg: 'text', id: 'text', position: 'int4' })}
    join ${sql.table(table)} t on t.sorg = r.sorg and t.id = r.id
    where t.deleted_at is not null`.execute(db);
  return rows.map(({ position }) => position);
}
