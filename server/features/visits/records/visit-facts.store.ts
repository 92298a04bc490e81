import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { VisitKind, VisitOptionList } from '#server/graphql/generated/types.ts';

/** An active option. */
export interface OptionFacts {
  list: VisitOptionList;
  id: string;
  needsText: boolean;
}

/** The facts that the database has about a visit that is to be stored. */
export interface VisitFacts {
  /** The active options of the kind. */
  options: OptionFacts[];
  /** Whether another visit has the id. */
  isIdTaken: boolean;
}

/** Reads what a visit is checked by, in one statement. */
export async function findVisitFacts(
  tx: Db,
  sorg: string,
  { id, kind }: { id: string; kind: VisitKind },
): Promise<VisitFacts> {
  const { rows } = await sql<VisitFacts>`
    select (select coalesce(json_agg(json_build_object('list', o.list, 'id', o.id,
          'needsText', o.needs_text)), '[]')
        from visit_option o where o.sorg = ${sorg} and o.kind = ${kind} and o.active) as options,
      exists (select from visit r where r.sorg = ${sorg} and r.id = ${id}) as "isIdTaken"`.execute(
    tx,
  );
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row');
  return facts;
}
