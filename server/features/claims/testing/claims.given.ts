import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { daysAgo, getForms } from '#server/features/serials/testing/serials.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

const statuses = [
  { id: 'DRAFT', description: 'Draft', category: 'draft' },
  { id: 'SUBMITTED', description: 'Submitted', category: 'open' },
  { id: 'REVIEW', description: 'In Review', category: 'open' },
  { id: 'INFO', description: 'Information Needed', category: 'waiting' },
  { id: 'APPROVED', description: 'Approved', category: 'approved' },
  { id: 'REJECTED', description: 'Rejected', category: 'rejected' },
  { id: 'WITHDRAWN', description: 'Withdrawn', category: 'withdrawn' },
  { id: 'CLOSED', description: 'Closed', category: 'closed' },
];

type ClaimFields = Omit<Fields<'claim'>, 'frameNormal' | 'search' | 'consumerSearch'> & {
  problem?: string;
};

/** Claims of dealers, and what they choose from. */
export function givenClaims(db: Db) {
  return {
    /** The statuses of a sales organisation, once. */
    async claimStatuses(of = sorg): Promise<void> {
      await db
        .insertInto('claim_status')
        .values(statuses.map((status, at) => ({ sorg: of, ...status, sorting: at + 1 })))
        .onConflict((at) => at.doNothing())
        .execute();
    },

    /** Lets the roles of a user change claims from one status to another. */
    async claimCapability(
      user: string,
      from: string,
      to: string,
      fields: Fields<'claim_capability'> = {},
    ): Promise<void> {
      const { role_id: role } = await db
        .selectFrom('user_role as r')
        .innerJoin('app_user as u', 'u.id', 'r.user_id')
        .select('r.role_id')
        .where('u.username', '=', user)
        .orderBy('r.role_id')
        .limit(1)
        .$narrowType<{ role_id: string }>()
        .executeTakeFirstOrThrow();
      const of = { sorg, role, from_status_id: from, to_status_id: to };
      await db
        .insertInto('claim_capability')
        .values({ ...of, ...toColumns<'claim_capability'>(fields) })
        .onConflict((at) => at.doNothing())
        .execute();
    },

    /** A problem to choose for any article. @returns its id */
    async claimProblem(fields: Fields<'claim_problem'> = {}): Promise<string> {
      const { id = 'FORK' } = fields;
      await db
        .insertInto('claim_problem')
        .values({
          sorg,
          id,
          part: 'Fork',
          description: 'Leaks oil',
          ...toColumns<'claim_problem'>(fields),
        })
        .onConflict((at) => at.doNothing())
        .execute();
      return id;
    },

    /** A submitted claim of customer 0002000001 for a bike, with one problem in own words. @returns its id */
    async claim({ problem = 'Cracked', ...fields }: ClaimFields = {}): Promise<string> {
      const { id = randomUUID(), frameNumber = '', statusId = 'SUBMITTED' } = fields;
      const of = { sorg: fields.sorg ?? sorg, claim_id: id };
      await db
        .insertInto('claim')
        .values({
          sorg,
          id,
          product_category: 'Bike',
          customer: dealerCustomer,
          status_id: statusId,
          article: 'B-4',
          article_description: 'Trail 500',
          brand: 'Alto',
          merchandise: 'MTB',
          qty: 1,
          purchase_date: daysAgo(20),
          frame_normal: frameNumber === '' ? '' : getForms(frameNumber).normal,
          ...toColumns<'claim'>(fields),
        })
        .execute();
      await db
        .insertInto('claim_entry')
        .values({ ...of, no: 1, description: problem })
        .execute();
      return id;
    },

    /** A comment on a claim. @returns its id */
    async claimComment(
      claimId: string,
      comment: string,
      fields: Fields<'claim_comment'> = {},
    ): Promise<string> {
      const { id } = await db
        .insertInto('claim_comment')
        .values({
          sorg,
          claim_id: claimId,
          comment,
          display_name: 'Service',
          ...toColumns<'claim_comment'>(fields),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },

    /** A file of a claim that was uploaded already, in a place. @returns its id */
    async claimFile(claimId: string, place: string, fields: Fields<'stored_file'> = {}) {
      const id = randomUUID();
      const hash = id.replaceAll('-', '');
      const of = { sorg: fields.sorg ?? sorg, hash };
      await db
        .insertInto('stored_content')
        .values({ ...of, place: hash, type: 'image/webp', bytes: 10 })
        .execute();
      await db
        .insertInto('stored_file')
        .values({
          ...of,
          id,
          name: `${place}.webp`,
          purpose: 'claims/photo',
          owner_id: claimId,
          ...toColumns<'stored_file'>(fields),
        })
        .execute();
      await db
        .insertInto('claim_file')
        .values({ sorg: of.sorg, claim_id: claimId, doc_type: place, file_id: id })
        .execute();
      return id;
    },

    /** A paper of a claim. @returns its id */
    async claimPaper(claimId: string, fields: Partial<Fields<'claim_document'>> = {}) {
      const file = randomUUID();
      const hash = file.replaceAll('-', '');
      await db
        .insertInto('stored_content')
        .values({ sorg, hash, place: hash, type: 'application/pdf', bytes: 10 })
        .execute();
      await db
        .insertInto('stored_file')
        .values({ sorg, hash, id: file, name: 'a.pdf', purpose: 'claims/paper', owner_id: claimId })
        .execute();
      const { id } = await db
        .insertInto('claim_document')
        .values({
          sorg,
          claim_id: claimId,
          no: 1,
          file_id: file,
          ...toColumns<'claim_document'>(fields),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },
  };
}
