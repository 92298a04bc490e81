import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ChecklistPoint } from './checklist.store.ts';
import type { PdiValues } from './write-pdi.store.ts';

/** The facts that the database has about an inspection that is to be stored. */
export interface PdiFacts {
  /** Whether the catalog or the register of serial numbers has the article. */
  isArticleKnown: boolean;
  /** The points of the list's version; null for an unknown one, and for a list of another bike. */
  points: ChecklistPoint[] | null;
  /** Of the signature; null without one. */
  signatureBytes: number | null;
  /** Whether another inspection has the id. */
  isIdTaken: boolean;
}

/** The data of an inspection that `findPdiFacts` needs. */
type AskedFacts = Pick<
  PdiValues,
  'id' | 'articleCode' | 'brand' | 'merchandise' | 'list' | 'listVersion' | 'signature'
>;

/** Reads what an inspection is checked by, in one statement. */
export async function findPdiFacts(db: Db, sorg: string, asked: AskedFacts): Promise<PdiFacts> {
  const { articleCode, brand, merchandise, signature } = asked;
  const { rows } = await sql<PdiFacts>`
    select exists (select from article a where a.sorg = ${sorg} and a.code = ${articleCode})
        or exists (select from serial s where s.sorg = ${sorg} and s.article = ${articleCode})
        as "isArticleKnown",
      (select v.items from pdi_checklist_version v
        where v.sorg = ${sorg} and v.list = ${asked.list} and v.version = ${asked.listVersion}
          and exists (select from pdi_checklist_item i where i.sorg = v.sorg and i.list = v.list
            and lower(i.brand) in (lower(${brand}), '') and i.merchandise in (${merchandise}, ''))
      ) as points,
      (select x.bytes::int from stored_file f
        join stored_content x on x.sorg = f.sorg and x.hash = f.hash
        where f.sorg = ${sorg} and f.id = ${signature}) as "signatureBytes",
      exists (select from pdi r where r.sorg = ${sorg} and r.id = ${asked.id}) as "isIdTaken"
    `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row');
  return facts;
}

/**
 * Returns for each frame, in their order, whether it has an inspection, regardless of who made it.
 * @param frames numbers in normal form
 */
export async function findInspected(
  db: Db,
  sorg: string,
  frames: readonly { normal: string; article: string }[],
): Promise<boolean[]> {
  if (frames.length === 0) return [];
  const { rows } = await sql<{ inspected: boolean }>`
    select exists (select from pdi r where r.sorg = ${sorg} and r.frame_normal = f.normal
        and r.article = f.article and r.deleted_at is null) as inspected
    from unnest(${frames.map(({ normal }) => normal)}::text[],
        ${frames.map(({ article }) => article)}::text[]) with ordinality f(normal, article, at)
    order by f.at`.execute(db);
  return rows.map(({ inspected }) => inspected);
}
