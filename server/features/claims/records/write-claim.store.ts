import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { getPaperNo, type PlacedFile } from './claim-files.ts';
import type { ClaimValues } from './claim-values.ts';

const toRow = ({ consumer, ...values }: ClaimValues) => ({
  frame_number: values.frameNumber,
  frame_normal: values.frameNormal,
  do_number: values.doNo,
  qty: values.qty,
  purchase_date: values.purchaseDate,
  description: values.description,
  dealer_no: values.dealerNo,
  consumer_name: consumer.name,
  consumer_phone: consumer.phone,
  consumer_city: consumer.city,
  consumer_address: consumer.address,
  consumer_email: consumer.email,
});

/** The columns that every change sets: the ERP gets the new state with the next batch. */
export const changed = {
  version: sql<number>`version + 1`,
  changed_at: sql<Date>`now()`,
  batch: null,
};

/** Stores a new claim in a status; one that is sent gets its number later. */
export async function insertClaim(
  tx: Db,
  { sorg, userId }: Viewer,
  values: ClaimValues,
  statusId: string,
): Promise<void> {
  await tx
    .insertInto('claim')
    .values({
      ...toRow(values),
      sorg,
      id: values.id,
      product_category: values.productCategory,
      customer: values.customer,
      status_id: statusId,
      article: values.article,
      article_description: values.articleDescription,
      brand: values.brand,
      merchandise: values.merchandise,
      user_id: userId,
    })
    .execute();
  await insertParts(tx, { sorg, userId }, values);
}

/** Changes a claim, all but its customer and article; problems and files are replaced, papers keep their ids. */
export async function updateClaim(tx: Db, viewer: Viewer, values: ClaimValues): Promise<void> {
  const { sorg } = viewer;
  const { id } = values;
  await tx
    .updateTable('claim')
    .set({ ...toRow(values), ...changed })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
  for (const table of ['claim_entry', 'claim_file'] as const)
    await tx.deleteFrom(table).where('sorg', '=', sorg).where('claim_id', '=', id).execute();
  const papers = values.files.filter(({ place }) => getPaperNo(place) > 0);
  await sql`delete from claim_document d where d.sorg = ${sorg} and d.claim_id = ${id}
    and not d.file_id = any(${papers.map((paper) => paper.id)}::text[])`.execute(tx);
  await insertParts(tx, viewer, values);
}

async function insertParts(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  { id, problems, files }: ClaimValues,
): Promise<void> {
  const of = { sorg, claim_id: id };
  const entries = problems.map(({ problemId, ...texts }, at) => ({
    ...of,
    ...texts,
    no: at + 1,
    problem_id: problemId,
  }));
  if (entries.length > 0) await tx.insertInto('claim_entry').values(entries).execute();
  await insertPlaced(tx, { sorg, userId }, id, files);
}

/** Adds files to a claim in their places; papers that it has stay. */
export async function insertPlaced(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  id: string,
  files: readonly PlacedFile[],
): Promise<void> {
  const of = { sorg, claim_id: id };
  const placed = files.filter(({ place }) => getPaperNo(place) === 0);
  const papers = files.filter(({ place }) => getPaperNo(place) > 0);
  if (placed.length > 0)
    await tx
      .insertInto('claim_file')
      .values(placed.map((file) => ({ ...of, doc_type: file.place, file_id: file.id })))
      .execute();
  if (papers.length > 0)
    await tx
      .insertInto('claim_document')
      .values(
        papers.map((file) => ({
          ...of,
          no: getPaperNo(file.place),
          file_id: file.id,
          user_id: userId,
        })),
      )
      .onConflict((at) => at.columns(['sorg', 'claim_id', 'no']).doNothing())
      .execute();
}

/** Gives a claim that is sent the next number of its sales organisation, without gaps. */
export async function assignNumber(tx: Db, sorg: string, id: string): Promise<void> {
  await sql`
    with n as (insert into claim_number (sorg, last_no) values (${sorg}, 1)
      on conflict (sorg) do update set last_no = claim_number.last_no + 1 returning last_no)
    update claim r set reference_no = lpad(n.last_no::text, greatest(6, length(n.last_no::text)), '0'),
      sent_at = now()
    from n where r.sorg = ${sorg} and r.id = ${id}`.execute(tx);
}
