import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldedOf } from '#server/lib/folded-serial.store.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import type { SerialRule } from '#shared/serials/serial-rules.ts';

/** The entries of the register for a number that is looked up. */
export interface FoundNumbers {
  /** Those of the asked numbers that any frame or part has, regardless of who received it. */
  known: string[];
  /** The frames at the viewer's customers that they belong to, in normal form. */
  frames: string[];
}

/** Numbers of any kind; one customer's frames only with `custCode`. */
export interface AskedNumbers {
  folded: readonly string[];
  /** The numbers themselves in normal form; null for all that are folded alike. */
  normals: readonly string[] | null;
  /** A customer's unified code; null for all of the viewer's. */
  custCode: string | null;
}

/** The most frames that one search finds. */
const mostFrames = 500;

/**
 * Finds numbers in the register. The fence comes before the limit, so that the numbers of other dealers hide none of
 * the viewer's frames.
 */
export async function findNumbers(
  db: Db,
  viewer: Viewer,
  { folded, normals, custCode }: AskedNumbers,
): Promise<FoundNumbers> {
  const isAsked = sql`s.sorg = ${viewer.sorg} and s.folded = any(${[...folded]}::text[])
    and (${normals && [...normals]}::text[] is null or s.normal = any(${normals && [...normals]}::text[]))
    and (s.kind = 'FrameNumber' or s.bike is not null)`;
  const { rows } = await sql<FoundNumbers>`
    select array(select distinct s.normal from serial s
        where ${normals !== null} and ${isAsked}) as known,
      array(select f.normal from serial s
        cross join lateral (select case when s.kind = 'FrameNumber' then s.normal else s.bike end
          as normal) n
        join serial f on f.sorg = s.sorg and f.folded = ${foldedOf(sql`n.normal`)}
          and f.normal = n.normal and f.kind = 'FrameNumber'
          and (s.kind = 'FrameNumber' or s.customer is null or s.customer = f.customer)
        join customer c on c.sorg = f.sorg and c.unified = f.customer
        where ${isAsked} and ${customerFence(viewer)}
          and (${custCode}::text is null or f.customer = ${custCode})
        group by f.normal order by f.normal limit ${mostFrames}) as frames`.execute(db);
  return rows[0] ?? { known: [], frames: [] };
}

/** A frame as the rules of a sale, an inspection or a claim check it; not to be shown to the viewer as it is. */
export interface FoundFrame {
  article: string;
  /** The number as the register writes it. */
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
