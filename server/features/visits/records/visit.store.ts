import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { FormVisit } from '#server/graphql/generated/types.ts';
import type { Locale } from '#shared/locales.ts';
import { mayChange, visitColumns, visitFence, visitTables } from './visit-columns.store.ts';

/** The reader and the language. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
}

/** Returns a visit that the viewer sees, also a deleted one; null for another. */
export async function findVisit(
  db: Db,
  { viewer, locale }: Reader,
  id: string,
): Promise<FormVisit | null> {
  const { rows } = await sql<FormVisit>`
    select ${visitColumns(viewer, locale)} from ${visitTables}
    where r.id = ${id} and ${visitFence(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns a visit that the viewer sees or may change, and locks it until the transaction ends: authors also change visits
 * of a customer that has left their areas since (reading 113).
 */
export async function lockVisit(
  tx: Db,
  { viewer, locale }: Reader,
  id: string,
): Promise<FormVisit | null> {
  const { rows } = await sql<FormVisit>`
    select ${visitColumns(viewer, locale)} from ${visitTables}
    where r.sorg = ${viewer.sorg} and r.id = ${id}
      and (${visitFence(viewer)} or ${mayChange(viewer)}) for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** Whether the viewer sees a visit and its photos. */
export async function isVisitVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${visitTables} where r.id = ${id} and ${visitFence(viewer)}`.execute(db);
  return rows.length > 0;
}
