import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import { deleteInquiries } from './inquiry.store.ts';
import { forgetMarks, listInquiryHosts, lockOldInquiries } from './retention.store.ts';
import { toDeletion } from './to-deletion.ts';

export const retentionQueue = 'inquiry-retention';
/** At night, when few write inquiries. */
export const retentionTimes = '30 2 * * *';
/** Inquiries of one transaction, so that none holds its locks for long. */
const portion = 200;
/** Of a host that is gone. */
const usualMonths = 12;

/**
 * Deletes the inquiries that are older than the months of their host (reading 114), and forgets of which network the
 * others came. @returns how many were deleted
 */
export async function deleteOldInquiries(db: Db): Promise<number> {
  await forgetMarks(db);
  let deleted = 0;
  for (const host of await listInquiryHosts(db)) {
    const months = (await getHostConfig(db, host))?.inquiryRetentionMonths ?? usualMonths;
    if (months === 0) continue;
    for (let count = portion; count === portion; deleted += count)
      count = await deletePortion(db, { host, months });
  }
  return deleted;
}

function deletePortion(db: Db, of: { host: string; months: number }): Promise<number> {
  return transact(db, async (tx) => {
    const inquiries = await lockOldInquiries(tx, of, portion);
    for (const [sorg, own] of Map.groupBy(inquiries, (inquiry) => inquiry.sorg)) {
      const ids = own.map(({ id }) => id);
      await deleteInquiries(tx, sorg, ids);
      const auditSource = { actor: 'operator' as const, sorg };
      await recordEvents(tx, { auditSource }, ids.map(toDeletion));
    }
    return inquiries.length;
  });
}
