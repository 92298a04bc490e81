import type { BatchFile } from '#server/batches/batch-kind.ts';
import type { Db } from '#server/db/database.ts';
import { type AuditSource, recordEvents } from '#server/features/audit/audit.public.ts';
import { clearConsumers } from '#server/features/claims/claims.public.ts';
import { toIdentifiers } from '#server/lib/person.ts';
import { forgetSearches } from '#server/lib/reports.store.ts';
import { getNextState } from '#shared/serials/retail-sale-states.ts';
import { blankCells } from './blank-cells.rules.ts';
import {
  changeOpenBatches,
  clearSales,
  deleteAccounts,
  type LockedConsumer,
  removeSaleFiles,
} from './erase-consumers.store.ts';

/** The features that have the records. */
const features = { sale: 'retail-sales', account: 'consumer-accounts', claim: 'claims' };

/** The columns of batches that tell who the consumer is. */
const saleColumns = ['name', 'phone', 'email', 'address', 'city', 'postalCode'];
const claimColumns = [
  'consumerName',
  'consumerPhone',
  'consumerCity',
  'consumerAddress',
  'consumerEmail',
];

/**
 * Removes all that is kept about the consumers of locked records. The sales, their frames and the claims stay, and
 * the ERP learns of it in the next batch. The history says that it was done and why, and not whose data it was.
 * @param by the sales organisation, who erases, and why
 */
export async function eraseConsumers(
  tx: Db,
  records: readonly LockedConsumer[],
  by: { sorg: string; auditSource: AuditSource; reason: string },
): Promise<void> {
  const { sorg, auditSource, reason } = by;
  const sales = records.flatMap((record) => (record.kind === 'sale' ? [record] : []));
  const listIds = (of: LockedConsumer['kind']) =>
    records.flatMap(({ kind, id }) => (kind === of ? [id] : []));
  const accounts = listIds('account');
  const claims = listIds('claim');
  if (sales.length > 0) {
    const erased = sales.map(({ id, status }) => ({
      id,
      status: getNextState(status, 'erased') ?? status,
    }));
    await clearSales(tx, sorg, erased);
    await removeSaleFiles(tx, sorg, listIds('sale'));
    const rows = sales.map(({ id: saleId }) => ({ sorg, saleId }));
    const blank = blankFile('retail_sales-', rows, saleColumns);
    await changeOpenBatches(tx, 'retail-sales', listIds('sale'), blank);
  }
  if (accounts.length > 0) await deleteAccounts(tx, sorg, accounts);
  if (claims.length > 0) {
    await clearConsumers(tx, sorg, claims);
    const rows = claims.map((id) => ({ sorg, id }));
    await changeOpenBatches(tx, 'claims', claims, blankFile('claims-', rows, claimColumns));
  }
  await forgetSearches(tx, sorg, records.map(toIdentifiers));
  await recordEvents(
    tx,
    { auditSource },
    records.map(({ kind, id }) => ({
      feature: features[kind],
      id,
      action: kind === 'account' ? ('deleted' as const) : ('changed' as const),
      before: { consumer: true },
      after: { erasedBecause: reason },
      secrets: ['consumer'],
    })),
  );
}

/** Returns a function that empties cells of the file of a batch whose name begins so; other files stay. */
const blankFile =
  (start: string, rows: readonly Readonly<Record<string, string>>[], columns: readonly string[]) =>
  ([name, text]: BatchFile): BatchFile => [
    name,
    name.startsWith(start) ? blankCells(text, rows, columns) : text,
  ];
