import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { VisitKind, VisitOption } from '#server/graphql/generated/types.ts';
import type { Locale } from '#shared/locales.ts';
import { optionLabel } from '../records/visit-columns.store.ts';

/** More than a form has. */
const mostOptions = 1_000;

/** Returns the active options of a kind in their order, in the reader's language. */
export async function listOptions(
  db: Db,
  sorg: string,
  kind: VisitKind,
  locale: Locale,
): Promise<VisitOption[]> {
  const { rows } = await sql<VisitOption>`
    select o.list, o.id, ${optionLabel(locale)} as label, o.needs_text as "needsText"
    from visit_option o where o.sorg = ${sorg} and o.kind = ${kind} and o.active
    order by o.list, o.sorting, o.id collate "C" limit ${mostOptions}`.execute(db);
  return rows;
}
