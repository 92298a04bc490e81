import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { createTasksOfFrames } from '#server/features/serials/serials.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { type ClaimCategory, getFirstStatus } from '#shared/claims/claim-states.rules.ts';
import { writeStatusChanges } from '../status/write-status.ts';
import { type ClaimRow, findClaim } from './claim.store.ts';
import { listStatuses } from './claim-facts.store.ts';
import { claimPurposes } from './claim-files.ts';
import type { ClaimValues } from './claim-values.ts';
import { parseClaim, type SentClaim } from './parse-claim.ts';
import { assignNumber, insertClaim, updateClaim } from './write-claim.store.ts';

/** The part of a claim that is kept with the idempotency key. */
export type ShownClaim = Pick<ClaimRow, 'id'>;

/** Describes claims to the shared mutations, for one request. */
export const createClaimEntity = (ctx: Context, sent: SentClaim) => {
  const read = async (tx: Db, viewer: Viewer, id: string) => {
    const row = await findClaim(tx, { viewer, locale: ctx.locale }, id, { lock: true });
    // A claim of the other kind has other rules.
    return row?.productCategory === sent.productCategory ? row : null;
  };
  const readWritten = async (tx: Db, viewer: Viewer, id: string) => {
    const row = await read(tx, viewer, id);
    if (!row) throw new Error(`Claim ${id} is not there after it was written`);
    return row;
  };
  return {
    feature: 'claims',
    id: ({ id }) => id,
    begin: (_tx, viewer) => viewer,
    find: read,
    async check(tx, { sorg }, claim, current) {
      if (!current && !(await findFirst(tx, sorg, claim)))
        return { userErrors: [userError('input', 'UNKNOWN_STATUS', 'There is no such status')] };
      return parseClaim(tx, ctx, claim, current);
    },
    async insert(tx, viewer, values) {
      const statusId = await findFirst(tx, viewer.sorg, sent);
      if (!statusId) throw new Error('The check has found the status');
      await insertClaim(tx, viewer, values, statusId);
      if (!sent.isDraft) await assignNumber(tx, viewer.sorg, values.id);
      await writeStatusChanges(tx, viewer, [{ id: values.id, from: null, to: statusId }]);
      await createTasks(tx, viewer, values);
      return readWritten(tx, viewer, values.id);
    },
    async update(tx, viewer, _row, values) {
      await updateClaim(tx, viewer, values);
      await createTasks(tx, viewer, values);
      return readWritten(tx, viewer, values.id);
    },
    show: ({ id }) => ({ id }),
    audited: toAudited,
    files: claimPurposes.map((purpose) => ({
      purpose,
      of: ({ files }: ClaimValues) =>
        files.filter((file) => file.purpose === purpose).map(({ id }) => id),
    })),
    personal: personalFields,
  } satisfies Entity<ClaimRow, SentClaim, ShownClaim, Viewer, ClaimValues>;
};

/** The status that a new claim gets. */
async function findFirst(tx: Db, sorg: string, { isDraft }: SentClaim): Promise<string | null> {
  const category: ClaimCategory = isDraft ? 'draft' : 'open';
  const statuses = (await listStatuses(tx, sorg)).filter(({ active }) => active);
  return getFirstStatus(statuses, category)?.id ?? null;
}

/** A frame that is recalled gets its task, also when its delivery is not known. */
async function createTasks(tx: Db, { sorg }: Viewer, values: ClaimValues): Promise<void> {
  const { article, frameNumber: number, frameNormal: normal, customer } = values;
  if (normal !== '' && article !== null)
    await createTasksOfFrames(tx, [{ sorg, article, number, normal, customer }]);
}

/** The values that tell who the consumer is. */
export const personalFields = [
  'consumerName',
  'consumerPhone',
  'consumerCity',
  'consumerAddress',
  'consumerEmail',
];

/** The values of a claim that its history compares. */
export const toAudited = (row: ClaimRow): FieldValues => ({
  status: row.status.id,
  referenceNo: row.referenceNo,
  custCode: row.custCode,
  article: row.article.code,
  frameNumber: row.frameNumber,
  qty: row.qty,
  approvedQty: row.approvedQty,
  purchaseDate: row.purchaseDate,
  description: row.description,
  dealerNo: row.dealerNo,
  doNo: row.doNo,
  isNotAWarranty: row.isNotAWarranty,
  reason: row.reason,
  problems: row.problems.map(({ part, description }) => `${part} ${description}`.trim()).join(', '),
  files: row.docs.map(({ docType }) => docType).join(', '),
  papers: row.additionalDocuments.length,
  consumerName: row.consumer.name,
  consumerPhone: row.consumer.phone,
  consumerCity: row.consumer.city,
  consumerAddress: row.consumer.address,
  consumerEmail: row.consumer.email,
});
