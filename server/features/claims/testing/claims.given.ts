import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { daysAgo, getForms } from '#server/features/serials/testing/serials.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

type ClaimFields = Omit<Fields<'claim'>, 'frameNormal' | 'search' | 'consumerSearch'> & {
  problem?: string;
};

/** Claims of dealers. */
export function givenClaims(db: Db) {
  return {
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
