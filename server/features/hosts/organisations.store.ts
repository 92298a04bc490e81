import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hostSettings, type VisitKind, visitKinds } from '#shared/host-config.ts';

/** More sales organisations than one user has areas in. */
const mostOrganisations = 200;

/** The sales organisations the viewer has areas in, whichever host the call came to. */
export function listOrganisations(db: Db, viewer: Viewer) {
  return ofViewer(db, viewer).select(['s.sorg', 's.name', 's.country', 's.currency']).execute();
}

/**
 * Returns the settings of the viewer's sales organisations, or of one of them when `sorg` is given. A check is on when
 * one of the organisation's hosts has it on; the caller knows better of its own host.
 */
export function organisationConfigs(db: Db, viewer: Viewer, sorg: string | null) {
  const all = ofViewer(db, viewer);
  return (sorg === null ? all : all.where('s.sorg', '=', sorg))
    .select(['s.sorg', 's.url1', 's.url2', 's.url3', 's.merchant_name as merchantName'])
    .select([isOn('exactQtyCheck').as('exactQtyCheck')])
    .select([isOn('availableStockCheck').as('availableStockCheck')])
    .execute();
}

/** Returns the host that speaks for an organisation: one with the stock check on, where some have it; null for none. */
export async function hostOf(db: Db, sorg: string): Promise<string | null> {
  const { rows } = await sql<{ host: string }>`
    select h.host from host h where h.sorg = ${sorg}
    order by h.config->'availableStockCheck' is not distinct from 'true'::jsonb desc, h.host
    limit 1`.execute(db);
  return rows[0]?.host ?? null;
}

/**
 * Returns the visit forms of a user: those that a host of one of the user's sales organisations has (B036, reading 80),
 * in the order of all forms.
 */
export async function listVisitForms(db: Db, userId: number): Promise<VisitKind[]> {
  const { rows } = await sql<{ forms: unknown }>`
    select distinct h.config->'visitForms' as forms from host h
    where h.sorg in (select a.sorg from user_area a where a.user_id = ${userId})`.execute(db);
  const { visitForms } = hostSettings.entries;
  const found = new Set(rows.flatMap(({ forms }) => v.parse(visitForms, forms ?? undefined)));
  return visitKinds.filter((kind) => found.has(kind));
}

function ofViewer(db: Db, { userId }: Viewer) {
  return db
    .selectFrom('sales_org as s')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_area as a')
          .select('a.user_id')
          .whereRef('a.sorg', '=', 's.sorg')
          .where('a.user_id', '=', userId),
      ),
    )
    .orderBy('s.sorg')
    .limit(mostOrganisations);
}

function isOn(setting: 'exactQtyCheck' | 'availableStockCheck') {
  return sql<boolean>`exists (select 1 from host h
    where h.sorg = s.sorg and h.config->${sql.lit(setting)} = 'true')`;
}
