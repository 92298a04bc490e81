import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

const toId = (nth: number) => `0f1c2b3a-0000-4000-8000-0000000003${nth}0`;
/** Claims of customer 0002000001: three that are sent, of which one waits, and drafts of both kinds. */
export const claimIds = [1, 2, 3].map(toId);
export const bikeDrafts = [4, 5].map(toId);
export const paaDrafts = [6, 7].map(toId);
/** Papers that dealer1 has uploaded and no claim has yet. */
export const loosePapers = [8, 9].map(toId);
/** The ids of the papers of the first two claims. */
export const paperIds = [900_000_000_001, 900_000_000_002];
/** A claim of customer 0002000002. */
const otherClaim = '0f1c2b3a-0000-4000-8000-000000000500';
const newIds = [1, 2, 3, 4].map((nth) => `0f1c2b3a-0000-4000-8000-00000000040${nth}`);

/** A draft by customer 0002000001 as clients send it. */
export const toClaimBody = (nth: number, change: object = {}) => ({
  id: newIds[nth - 1],
  custCode: '0002000001',
  articleCode: 'B-4',
  dealerNo: `D-${nth}`,
  problems: [{ description: 'Cracked', notes: 'left side' }],
  ...change,
});

/** The same for an article that is no bike. */
export const toPaaBody = (nth: number, change: object = {}) =>
  toClaimBody(nth, { articleCode: 'P-1', ...change });

/** Deletes the claims with these ids and makes them again. */
export async function givenContractClaims({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const { claim, claimCapability, claimStatuses, claimPaper, claimComment } = given({ db });
  const all = [...claimIds, ...bikeDrafts, ...paaDrafts];
  await claimStatuses();
  await db
    .deleteFrom('claim')
    .where('id', 'in', [...all, ...newIds, otherClaim])
    .execute();
  await db.deleteFrom('stored_file').where('id', 'in', loosePapers).execute();
  for (const [nth, id] of all.entries()) {
    const isDraft = !claimIds.includes(id);
    await claim({
      id,
      statusId: isDraft ? 'DRAFT' : nth === 0 ? 'INFO' : 'SUBMITTED',
      productCategory: paaDrafts.includes(id) ? 'PAA' : 'Bike',
      referenceNo: isDraft ? null : `C${nth}`,
      frameNumber: `CLM000000${nth}`,
      brand: nth === 0 ? 'Kadal' : 'Alto',
      description: `contract-claim-${nth}`,
      createdAt: `2026-01-0${nth + 1}T12:00:00Z`,
      statusAt: `2026-02-0${nth + 1}T12:00:00Z`,
    });
  }
  const customer = '0002000002';
  await claim({ id: otherClaim, customer, productCategory: 'PAA', referenceNo: 'C9' });
  await claimCapability({ fromStatusId: 'SUBMITTED', toStatusId: 'REVIEW' });
  for (const [nth, id] of paperIds.entries()) {
    const claimId = claimIds[nth] ?? '';
    await claimPaper(claimId, { id, title: 'contract-paper' });
    await claimComment(claimId, 'contract-comment');
  }
  const user_id = await userId(db, 'dealer1');
  for (const id of loosePapers) {
    const hash = randomUUID().replaceAll('-', '');
    const of = { sorg: '2000', hash };
    await db
      .insertInto('stored_content')
      .values({ ...of, place: hash, type: 'application/pdf', bytes: 10 })
      .execute();
    await db
      .insertInto('stored_file')
      .values({ ...of, id, name: 'a.pdf', purpose: 'claims/paper', user_id })
      .execute();
  }
}
