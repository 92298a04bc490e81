import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A row of payment_results.csv that names something the portal knows. */
export interface KnownResult {
  sorg: string;
  externalId: string;
  isRequest: boolean;
  /** Of an order. */
  paymentStatus: string;
  paymentType: string;
  isCancelled: boolean;
}

/** Which requests and orders some numbers name, by sales organisation and number. */
export async function findKnownResults(
  db: Db,
  rows: readonly { sorg: string; externalId: string }[],
): Promise<Map<string, KnownResult>> {
  const sorgs = rows.map(({ sorg }) => sorg);
  const numbers = rows.map(({ externalId }) => externalId);
  const asked = sql`unnest(${sorgs}::text[], ${numbers}::text[]) as a(sorg, no)`;
  const { rows: found } = await sql<KnownResult>`
    select r.sorg, r.external_id as "externalId", true as "isRequest", '' as "paymentStatus",
      '' as "paymentType", false as "isCancelled"
    from ${asked} join payment_request r on r.sorg = a.sorg and r.external_id = a.no
    union all
    select o.sorg, o.order_no, false, o.payment_status, o.payment_type, o.status = 'Cancelled'
    from ${asked} join "order" o on o.sorg = a.sorg and o.order_no = a.no`.execute(db);
  return new Map(found.map((one) => [`${one.sorg}\n${one.externalId}`, one]));
}
