import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';

/** The most records of each sort in a batch; further ones go into the next batch. */
const most = { claims: 500, events: 2_000, comments: 2_000 };

/**
 * Puts sent claims whose present state the ERP does not know into a batch, with the changes of their status and the
 * comments that it does not know. A change takes a claim out of its batch. @returns whether there were any
 */
export async function fillWithClaims(tx: Db, batch: number): Promise<boolean> {
  const claims = await sql`
    update claim set batch = ${batch}
    where (sorg, id) in (select r.sorg, r.id from claim r
      where r.batch is null and r.reference_no is not null
      order by r.changed_at, r.sorg, r.id limit ${most.claims})`.execute(tx);
  // Drafts belong to their dealer, so their events and comments wait until they are sent.
  const events = await sql`
    update claim_event set batch = ${batch}
    where id in (select h.id from claim_event h
      join claim r on r.sorg = h.sorg and r.id = h.claim_id and r.batch is not null
      where h.batch is null and r.reference_no is not null order by h.id limit ${most.events})`.execute(
    tx,
  );
  const comments = await sql`
    update claim_comment set batch = ${batch}
    where id in (select m.id from claim_comment m
      join claim r on r.sorg = m.sorg and r.id = m.claim_id and r.batch is not null
      where m.batch is null and r.reference_no is not null order by m.id limit ${most.comments})`.execute(
    tx,
  );
  return [claims, events, comments].some(({ numAffectedRows = 0n }) => numAffectedRows > 0n);
}

/** The claims of a batch with their consumers. */
export async function claimRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select o.precision, r.sorg, r.id, r.reference_no as "referenceNo", r.erp_no as "erpNo",
      r.dealer_no as "dealerNo", r.product_category as "productCategory", r.customer,
      r.status_id as status, s.category, r.article, r.article_description as "articleDescription",
      r.brand, r.frame_number as "frameNumber", r.do_number as "doNumber", r.qty,
      r.approved_qty as "approvedQty", r.purchase_date::text as "purchaseDate", r.description,
      r.is_not_a_warranty::text as "isNotAWarranty", r.reason,
      r.consumer_name as "consumerName", r.consumer_phone as "consumerPhone",
      r.consumer_city as "consumerCity", r.consumer_address as "consumerAddress",
      r.consumer_email as "consumerEmail", ${instant('r.created_at')} as "createdAt",
      ${instant('r.sent_at')} as "sentAt", ${instant('r.status_at')} as "statusAt",
      ${instant('r.changed_at')} as "changedAt", u.username as "createdBy"
    from claim r join sales_org o on o.sorg = r.sorg
    join claim_status s on s.sorg = r.sorg and s.id = r.status_id
    left join app_user u on u.id = r.user_id
    where r.batch = ${batch} order by r.sorg, r.id collate "C"`.execute(tx);
  return rows;
}

/** The problems of the claims of a batch. */
export async function problemRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, e.sorg, e.claim_id as claim, e.no, e.problem_id as problem, e.part,
      e.description, e.notes
    from claim r join claim_entry e on e.sorg = r.sorg and e.claim_id = r.id
    where r.batch = ${batch} order by e.sorg, e.claim_id collate "C", e.no`.execute(tx);
  return rows;
}

/** The changes of status of a batch. */
export async function eventRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, h.sorg, h.claim_id as claim, h.id::text as no,
      h.from_status_id as "from", h.to_status_id as "to", h.reason,
      h.approved_qty as "approvedQty", h.is_not_a_warranty::text as "isNotAWarranty",
      h.display_name as "displayName", ${instant('h.at')} as at
    from claim_event h where h.batch = ${batch} order by h.id`.execute(tx);
  return rows;
}

/** The comments of a batch. */
export async function commentRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, m.sorg, m.claim_id as claim, m.id::text as no, m.comment,
      m.internal::text as internal, m.display_name as "displayName",
      ${instant('m.created_at')} as "createdAt"
    from claim_comment m where m.batch = ${batch} order by m.id`.execute(tx);
  return rows;
}

/**
 * The files of the claims of a batch, each with a name that no other one has; the ID card stays in the portal, where
 * each reading is noted.
 */
export async function fileRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with placed as (
      select d.sorg, d.claim_id, d.doc_type, d.file_id from claim_file d where d.doc_type <> 'idCard'
      union all
      select d.sorg, d.claim_id, 'additionalDoc' || d.no, d.file_id from claim_document d)
    select 0 as precision, p.sorg, p.claim_id as claim, p.doc_type as "docType",
      regexp_replace(concat(p.sorg, '-', r.reference_no, '-', p.doc_type,
        substring(f.name from '[.][a-z0-9]+$')), '[^A-Za-z0-9.-]', '_', 'g') as file,
      f.hash
    from claim r join placed p on p.sorg = r.sorg and p.claim_id = r.id
    join stored_file f on f.sorg = p.sorg and f.id = p.file_id
    where r.batch = ${batch} order by p.sorg, p.claim_id collate "C", p.doc_type`.execute(tx);
  return rows;
}

/** A claim that was changed since is counted in its newest batch only. */
export async function countClaims(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from claim r where r.batch = b.id) as claims,
      (select count(*)::int from claim_event h where h.batch = b.id) as changes,
      (select count(*)::int from claim_comment m where m.batch = b.id) as comments
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
