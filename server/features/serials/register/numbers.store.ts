import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import type { SerialRule } from '#shared/serials/serial-rules.ts';

/** A number of the register, and the frame it belongs to, in normal form. */
export interface KnownNumber {
  normal: string;
  frame: string;
}

/** The most numbers that one search finds. */
const mostNumbers = 500;

/**
 * Finds numbers of any kind in the whole register, so the viewer may not see them as they are.
 * @param folded numbers in folded form
 */
export async function findNumbers(
  db: Db,
  sorg: string,
  folded: readonly string[],
): Promise<KnownNumber[]> {
  const { rows } = await sql<KnownNumber>`
    select s.normal, case when s.kind = 'FrameNumber' then s.normal else s.bike end as frame
    from serial s where s.sorg = ${sorg} and s.folded = any(${[...folded]}::text[])
      and (s.kind = 'FrameNumber' or s.bike is not null)
    order by s.folded, s.normal limit ${mostNumbers}`.execute(db);
  return rows;
}

/** A frame as the rules of a sale, an inspection or a claim judge it; not to be shown to the viewer as it is. */
export interface FoundFrame {
  article: string;
  /** As the register writes it. */
  value: string;
  normal: string;
  /** '' for an article that the catalog lacks. */
  brand: string;
  /** The customer it was delivered to; null while the distributor has it. */
  customer: string | null;
  /** Days, YYYY-MM-DD. */
  deliveredOn: string | null;
  producedOn: string | null;
  /** Whether that customer is inside the viewer's fence. */
  isOwn: boolean;
}

/**
 * Finds the frames with exactly these numbers, those of the viewer's customers first.
 * @param numbers in normal form
 * @returns the frames of each number, at most 20, in the order of the numbers
 */
export async function findFrames(
  db: Db,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<FoundFrame[][]> {
  if (numbers.length === 0) return [];
  const asked = numbers.map((normal, place) => ({ place, normal, folded: foldSerial(normal) }));
  const shape = { place: 'int4', normal: 'text', folded: 'text' };
  const { rows } = await sql<FoundFrame & { place: number }>`
    select q.place, s.article, s.value, s.normal, coalesce(a.brand, '') as brand, s.customer,
      s.delivered_on as "deliveredOn", s.produced_on as "producedOn", s."isOwn"
    from ${records(asked, shape, 'q')}
    cross join lateral (select s.*, exists (select from customer c
        where c.sorg = s.sorg and c.unified = s.customer and ${customerFence(viewer)}) as "isOwn"
      from serial s where s.sorg = ${viewer.sorg} and s.folded = q.folded
        and s.normal = q.normal and s.kind = 'FrameNumber'
      order by "isOwn" desc, s.article collate "C" limit 20) s
    left join article a on a.sorg = s.sorg and a.code = s.article
    order by q.place, s."isOwn" desc, s.article collate "C"`.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return numbers.map((_, place) => (found.get(place) ?? []).map(({ place: _, ...frame }) => frame));
}

/** The rules of all brands of a sales organisation. */
export async function serialRules(db: Db, sorg: string): Promise<SerialRule[]> {
  const { rows } = await sql<SerialRule>`
    select brand, max_length as "maxLength", pattern, warranty_months as "warrantyMonths",
      warranty_from as "warrantyFrom", register_within_days as "registerWithinDays",
      pdi_needed as "pdiNeeded"
    from serial_rule where sorg = ${sorg} order by brand limit 1000`.execute(db);
  return rows;
}
