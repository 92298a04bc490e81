import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** The statuses of the demo with their categories, in their order (reading 99). */
const demoStatuses = [
  ['DRAFT', 'Draft', 'draft'],
  ['SUBMITTED', 'Submitted', 'open'],
  ['REVIEW', 'In Review', 'open'],
  ['INFO', 'Information Needed', 'waiting'],
  ['APPROVED', 'Approved', 'approved'],
  ['REJECTED', 'Rejected', 'rejected'],
  ['WITHDRAWN', 'Withdrawn', 'withdrawn'],
  ['CLOSED', 'Closed', 'closed'],
] as const;

/** Statuses, capabilities, problems and forms for claims. */
export function givenClaimLookups(db: Db) {
  return {
    /** The eight statuses of the demo; twice is the same as once. */
    async claimStatuses(of: string = sorg): Promise<void> {
      const rows = demoStatuses.map(([id, description, category], index) => ({
        sorg: of,
        id,
        description,
        category,
        sorting: (index + 1) * 10,
      }));
      await db
        .insertInto('claim_status')
        .values(rows)
        .onConflict((at) => at.columns(['sorg', 'id']).doNothing())
        .execute();
    },

    /** Allows a role, by default `salesman`, a change of the status, by default from SUBMITTED to REVIEW. */
    async claimCapability(fields: Fields<'claim_capability'> = {}): Promise<void> {
      const row = { sorg, role: 'salesman', from_status_id: 'SUBMITTED', to_status_id: 'REVIEW' };
      await db
        .insertInto('claim_capability')
        .values({ ...row, ...toColumns<'claim_capability'>(fields) })
        .onConflict((at) => at.doNothing())
        .execute();
    },

    /** A problem of all articles. @returns its id */
    async claimProblem(fields: Fields<'claim_problem'> = {}): Promise<string> {
      const { id = 'CRACK' } = fields;
      const row = { sorg, id, part: 'Frame', description: 'Crack in the frame' };
      await db
        .insertInto('claim_problem')
        .values({ ...row, ...toColumns<'claim_problem'>(fields) })
        .onConflict((at) => at.doNothing())
        .execute();
      return id;
    },

    /** The form of a brand, by default that of article B-4. */
    async claimForm(fields: Fields<'claim_form'> = {}): Promise<void> {
      await db
        .insertInto('claim_form')
        .values({ sorg, brand: 'Alto', files: ['photo4'], ...toColumns<'claim_form'>(fields) })
        .execute();
    },
  };
}
