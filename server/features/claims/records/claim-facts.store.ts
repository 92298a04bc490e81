import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ClaimCategory, StatusRow } from '#shared/claims/claim-states.rules.ts';
import { hasSerialNumbers } from '../lookups/claim-articles.store.ts';
import { claimFence, claimTables } from './claim-columns.store.ts';

/** An article of the catalog as a claim keeps it. */
export interface ArticleFacts {
  description: string;
  brand: string;
  merchandise: string;
  category: string;
  hasSerial: boolean;
}

/** A problem to choose from; `fits` says whether it is active and offered for such an article. */
export interface ProblemFacts {
  id: string;
  part: string;
  description: string;
  fits: boolean;
}

/** The facts that the database has about a claim that is to be stored. */
export interface ClaimFacts {
  /** Null for an unknown one, and without a code. */
  article: ArticleFacts | null;
  problems: ProblemFacts[];
  /** The files that the brand asks for beyond the usual ones. */
  ofBrand: string[];
  /** Whether another claim has the id. */
  isIdTaken: boolean;
}

interface AskedFacts {
  id: string;
  productCategory: string;
  /** Null for an article without a code; then the brand counts. */
  article: string | null;
  brand: string;
  problems: readonly string[];
}

/** Reads what a claim is checked by, in one statement. */
export async function findClaimFacts(
  db: Db,
  sorg: string,
  { id, productCategory, article, brand, problems }: AskedFacts,
): Promise<ClaimFacts> {
  const { rows } = await sql<ClaimFacts>`
    with a as (select a.sorg, a.code as article, a.name, a.brand, a.merchandise_category, a.category from article a
        where a.sorg = ${sorg} and a.code = ${article}),
      b as (select coalesce((select brand from a), ${brand}::text) as brand,
        coalesce((select merchandise_category from a), '') as merchandise)
    select (select json_build_object('description', a.name, 'brand', a.brand,
          'merchandise', a.merchandise_category, 'category', a.category, 'hasSerial',
          ${hasSerialNumbers('a')})
        from a) as article,
      (select coalesce(json_agg(json_build_object('id', p.id, 'part', p.part,
          'description', p.description, 'fits', p.active
            and lower(p.brand) in (lower(b.brand), '') and p.merchandise in (b.merchandise, '')
            and p.product_category in (${productCategory}, ''))), '[]')
        from claim_problem p where p.sorg = ${sorg} and p.id = any(${[...problems]}::text[])
      ) as problems,
      coalesce((select f.files from claim_form f where f.sorg = ${sorg} and f.active
        and lower(f.brand) = lower(b.brand) order by f.brand limit 1), '{}') as "ofBrand",
      exists (select from claim r where r.sorg = ${sorg} and r.id = ${id}) as "isIdTaken"
    from b`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A select of one row answers one row');
  return facts;
}

/** The statuses of a sales organisation, in their order. */
export async function listStatuses(
  db: Db,
  sorg: string,
): Promise<(StatusRow & { active: boolean })[]> {
  const rows = await db
    .selectFrom('claim_status')
    .select(['id', 'category', 'sorting', 'active'])
    .where('sorg', '=', sorg)
    .orderBy('sorting')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, category: row.category as ClaimCategory }));
}

/** Makes others who send claims of this customer wait until the transaction ends, so that each sees the ones before. */
export async function lockSending(tx: Db, sorg: string, customer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('claims-sending'), hashtext(${sorg + customer}))`.execute(
    tx,
  );
}

/** How many claims of a customer were made or sent since an instant. */
export async function countSince(
  db: Db,
  { sorg, customer }: { sorg: string; customer: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from claim
    where sorg = ${sorg} and customer = ${customer}
      and (created_at >= ${since} or sent_at >= ${since})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds an undecided claim inside the fence that has the same frame and one of the problems. */
export async function findOpenClaim(
  db: Db,
  viewer: Viewer,
  asked: {
    id: string;
    frameNormal: string;
    problems: readonly { problemId: string | null; description: string }[];
  },
): Promise<string | null> {
  if (asked.frameNormal === '') return null;
  const shape = { problemId: 'text', description: 'text' };
  const { rows } = await sql<{ id: string }>`
    select r.id from ${claimTables}
    where r.frame_normal = ${asked.frameNormal} and r.id <> ${asked.id} and ${claimFence(viewer)}
      and s.category in ('open', 'waiting')
      and exists (select from claim_entry e
        join ${records(asked.problems, shape, 'q')} on q."problemId" = e.problem_id
          or (q."problemId" is null and e.problem_id is null
            and lower(q.description) = lower(e.description))
        where e.sorg = r.sorg and e.claim_id = r.id)
    order by r.created_at limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
