import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PdiAnswer } from '#server/graphql/generated/types.ts';

/** A point of a list as a version of it holds it. */
export interface ChecklistPoint {
  checklistId: number;
  description: string;
  sorting: number;
  answer: PdiAnswer;
}

/** A list with all its points in order. */
export interface Checklist {
  list: string;
  version: number;
  items: ChecklistPoint[];
}

/**
 * Finds the present list for a bike: that of its brand and category, else of its brand, else of its category, else
 * of all bikes.
 * @returns null when there is none
 */
export async function findChecklist(
  db: Db,
  sorg: string,
  { brand, merchandise }: { brand: string; merchandise: string },
): Promise<Checklist | null> {
  const { rows } = await sql<Checklist>`
    select v.list, v.version, v.items
    from (select i.list from pdi_checklist_item i
      where i.sorg = ${sorg} and i.active and lower(i.brand) in (lower(${brand}), '')
        and i.merchandise in (${merchandise}, '')
      order by i.brand = '', i.merchandise = '', i.list limit 1) found
    join pdi_checklist_version v on v.sorg = ${sorg} and v.list = found.list
    order by v.version desc limit 1`.execute(db);
  return rows[0] ?? null;
}
