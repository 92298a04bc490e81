import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';

/** Where a category is in its tree. */
export interface FedCategory {
  sorg: string;
  id: string;
  parentId: string | null;
  type: string;
}

/** Lists all categories of sales organisations with whether they are deleted. */
export async function listCategories(
  db: Db,
  sorgs: readonly string[],
): Promise<(FedCategory & { isDeleted: boolean })[]> {
  const { rows } = await sql<FedCategory & { isDeleted: boolean }>`
    select sorg, id, parent_id as "parentId", type, deleted_at is not null as "isDeleted"
    from marketing_material_category where sorg = any(${[...sorgs]}::text[])`.execute(db);
  return rows;
}

/** Finds categories whose route another one has at the same place. @returns their positions in `rows` */
export async function findTakenRoutes(
  db: Db,
  rows: readonly (FedCategory & { route: string })[],
): Promise<number[]> {
  const numbered = rows.map((row, position) => ({ ...row, position }));
  const types = { sorg: 'text', id: 'text', parentId: 'text', type: 'text', route: 'text' };
  const found = await sql<{ position: number }>`
    select r.position from ${records(numbered, { ...types, position: 'int4' })}
    join marketing_material_category t on t.sorg = r.sorg and t.type = r.type and t.route = r.route
      and coalesce(t.parent_id, '') = coalesce(r."parentId", '') and t.id <> r.id
    where t.deleted_at is null`.execute(db);
  return found.rows.map(({ position }) => position);
}

/** Gives the material of categories the type of its category. @param keys ids outside */
export async function copyTypes(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update marketing_material m set type = c.type
    from marketing_material_category c
    where c.key = any(${[...keys]}::text[]) and m.sorg = c.sorg and m.parent_id = c.id
      and m.type <> c.type`.execute(db);
}
