import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { PdiAnswer, PdiChecklistItem } from '#server/graphql/generated/types.ts';

/** A point of a list as a version of it holds it. */
export interface ChecklistPoint {
  checklistId: number;
  description: string;
  sorting: number;
  answer: PdiAnswer;
}

/** The properties of a bike that decide its inspection list. */
export interface BikeKind {
  brand: string;
  /** The merchandise category, an id. */
  merchandise: string;
}

/** A list with all its points in order. */
export interface Checklist {
  list: string;
  version: number;
  items: ChecklistPoint[];
  /** The requested bikes that are inspected by this list. */
  bikes: BikeKind[];
}

/**
 * Finds the present lists for bikes: for each that of its brand and category, else of its brand, else of its
 * category, else of all bikes.
 * @returns each list once; none for bikes without one
 */
export async function findChecklists(
  db: Db,
  sorg: string,
  bikes: readonly BikeKind[],
): Promise<Checklist[]> {
  if (bikes.length === 0) return [];
  const asked = bikes.map(({ brand, merchandise }, place) => ({ place, brand, merchandise }));
  const shape = { place: 'int4', brand: 'text', merchandise: 'text' };
  const { rows } = await sql<Checklist>`
    select fit.list, newest.version, newest.items, fit.bikes
    from (select found.list, json_agg(json_build_object('brand', q.brand,
          'merchandise', q.merchandise) order by q.place) as bikes
      from ${records(asked, shape, 'q')}
      cross join lateral (select i.list from pdi_checklist_item i
        where i.sorg = ${sorg} and i.active and lower(i.brand) in (lower(q.brand), '')
          and i.merchandise in (q.merchandise, '')
        order by i.brand = '', i.merchandise = '', i.list limit 1) found
      group by found.list) fit
    cross join lateral (select v.version, v.items from pdi_checklist_version v
      where v.sorg = ${sorg} and v.list = fit.list order by v.version desc limit 1) newest
    order by fit.list`.execute(db);
  return rows;
}

/** The points as clients get them, with the list and the version to send back. */
export const toPoints = ({ list, version, items }: Checklist): PdiChecklistItem[] =>
  items.map((item) => ({ ...item, list, version }));
