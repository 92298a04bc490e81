import type { BatchFile } from '#server/batches/batch-kind.ts';
import type { Db } from '#server/db/database.ts';
import { type AuditSource, recordEvents } from '#server/features/audit/audit.public.ts';
import { nationalDigits } from '#server/lib/phone-numbers.ts';
import { getNextState } from '#shared/serials/retail-sale-states.ts';
import { blankCells } from './blank-cells.rules.ts';
import {
  changeOpenBatches,
  clearSales,
  deleteAccounts,
  forgetSearches,
  type LockedConsumer,
} from './erase-consumers.store.ts';

/** The columns of a batch that tell who the consumer is. */
const personalColumns = ['name', 'phone', 'email', 'address', 'city', 'postalCode'];

/**
 * Removes all that is kept about the consumers of locked records. The sales and their frames stay, and the ERP learns
 * of it in the next batch. The history says that it was done and why, and not whose data it was.
 * @param by the sales organisation, who erases, and why
 */
export async function eraseConsumers(
  tx: Db,
  records: readonly LockedConsumer[],
  by: { sorg: string; auditSource: AuditSource; reason: string },
): Promise<void> {
  const { sorg, auditSource, reason } = by;
  const sales = records.flatMap((record) => (record.kind === 'sale' ? [record] : []));
  const accounts = records.flatMap(({ kind, id }) => (kind === 'account' ? [id] : []));
  if (sales.length > 0) {
    const erased = sales.map(({ id, status }) => ({
      id,
      status: getNextState(status, 'erased') ?? status,
    }));
    await clearSales(tx, sorg, erased);
    const rows = sales.map(({ id: saleId }) => ({ sorg, saleId }));
    const blank = ([name, text]: BatchFile): BatchFile =>
      name.startsWith('retail_sales-')
        ? [name, blankCells(text, rows, personalColumns)]
        : [name, text];
    await changeOpenBatches(
      tx,
      sales.map(({ id }) => id),
      blank,
    );
  }
  if (accounts.length > 0) await deleteAccounts(tx, sorg, accounts);
  await forgetSearches(tx, sorg, records.map(listIdentifiers));
  await recordEvents(
    tx,
    { auditSource },
    records.map(({ kind, id }) => ({
      feature: kind === 'sale' ? 'retail-sales' : 'consumer-accounts',
      id,
      action: kind === 'sale' ? ('changed' as const) : ('deleted' as const),
      before: { consumer: true },
      after: { erasedBecause: reason },
      secrets: ['consumer'],
    })),
  );
}

/** The texts by which a person could be found: whole name, mail address and phone number in its spellings. */
export function listIdentifiers({
  name,
  email,
  phone,
}: Pick<LockedConsumer, 'name' | 'email' | 'phone'>): string[] {
  const digits = nationalDigits(phone, '');
  const phones = digits === '' ? [] : [phone, phone.replace(/[^+\d]/g, ''), `0${digits}`, digits];
  // Shorter ones are part of any text.
  return [name, email, ...phones].map((text) => text.trim()).filter((text) => text.length >= 3);
}
