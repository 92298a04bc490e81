import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { UploadReport } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';
import {
  checkRowCount,
  type RowResult,
  refusedReport,
  toUploadReport,
} from '#server/lib/upload-report.ts';
import { mostRowsInCall, mostRowsInCheck } from '#shared/row-upload.ts';
import { isOwnVendor } from '../vendors/vendor.store.ts';
import type { ReadRow } from './read-rows.rules.ts';

/** How rows of a kind are compared and written. */
export interface RowTable {
  /** Reads the records of some articles, by their codes; an article without a stock has one of 0. */
  read(tx: Db, codes: readonly string[]): Promise<ReadonlyMap<string, RecordValues>>;
  /** Refuses rows of articles that are not there, where no row makes one. */
  needsArticle: boolean;
  write(tx: Db, values: readonly RecordValues[]): Promise<void>;
}

/** Takes in rows of a file of a vendor; the dry run only says what would change (O229, O230). */
export async function takeRows(
  ctx: Context,
  operation: 'uploadProductThirdParties' | 'uploadStockThirdParties',
  args: { vendorId: string; rows: readonly { line: number }[]; dryRun: boolean },
  { rows, table }: { rows: readonly ReadRow[]; table: RowTable },
): Promise<UploadReport> {
  const { vendorId, dryRun } = args;
  checkRowCount(args.rows, dryRun ? mostRowsInCheck : mostRowsInCall);
  const refuseOthers = async (db: Db) =>
    vendorId.includes('\0') || !(await isOwnVendor(db, viewerOf(ctx), vendorId))
      ? refusedReport(userError('vendorId', 'NOT_YOUR_VENDOR', 'You do not act for this vendor'))
      : null;
  if (dryRun)
    return (
      (await refuseOthers(ctx.db)) ??
      toUploadReport(args.rows, await compareRows(ctx.db, rows, table))
    );
  const work = async (tx: Db) => {
    const refused = await refuseOthers(tx);
    if (refused) return refused;
    const results = await compareRows(tx, rows, table);
    const changed = rows.flatMap(({ values }, at): RecordValues[] => {
      const result = results[at];
      return values && !result?.refused && result?.outcome !== 'unchanged' ? [values] : [];
    });
    if (changed.length > 0) await table.write(tx, changed);
    return toUploadReport(args.rows, results);
  };
  return await once(ctx, operation, args, work, { customer: 'in arguments' });
}

async function compareRows(
  tx: Db,
  rows: readonly ReadRow[],
  table: RowTable,
): Promise<RowResult[]> {
  const codes = rows.flatMap(({ values }) => values?.articleCode ?? []);
  const there = await table.read(tx, codes);
  return rows.map(({ refused, values }): RowResult => {
    if (refused) return { refused };
    const before = there.get(values.articleCode ?? '');
    if (!before)
      return table.needsArticle
        ? { refused: [userError('articleCode', 'UNKNOWN_ARTICLE', 'There is no such article')] }
        : { outcome: 'added' };
    const changes = Object.entries(values).flatMap(([field, after]) =>
      before[field] === after ? [] : [{ field, before: before[field] ?? '', after }],
    );
    return changes.length > 0 ? { outcome: 'changed', changes } : { outcome: 'unchanged' };
  });
}
