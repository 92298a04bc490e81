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
import { toCaselessKey } from '#shared/caseless-key.ts';
import { mostRowsInCall, mostRowsInCheck } from '#shared/row-upload.ts';
import { isOwnVendor } from '../vendors/vendor.store.ts';
import type { ReadRow } from './read-rows.rules.ts';

/** How rows of a kind are compared and written. */
export interface RowTable {
  /** Reads the records of some articles, by the caseless keys of their codes; an article without a stock has one of 0. */
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
      toUploadReport(
        args.rows,
        (await compareRows(ctx.db, rows, table)).map(({ result }) => result),
      )
    );
  const work = async (tx: Db) => {
    const refused = await refuseOthers(tx);
    if (refused) return refused;
    const compared = await compareRows(tx, rows, table);
    const changed = compared.flatMap(({ result, values }) =>
      values && !result.refused && result.outcome !== 'unchanged' ? [values] : [],
    );
    if (changed.length > 0) await table.write(tx, changed);
    return toUploadReport(
      args.rows,
      compared.map(({ result }) => result),
    );
  };
  return await once(ctx, operation, args, work, { customer: 'in arguments' });
}

interface ComparedRow {
  result: RowResult;
  values?: RecordValues;
}

/** Compares rows with what is there; letters' case does not tell articles apart, and the code that is there stays. */
async function compareRows(
  tx: Db,
  rows: readonly ReadRow[],
  table: RowTable,
): Promise<ComparedRow[]> {
  const keys = rows.map(({ values }) => toCaselessKey(values?.articleCode ?? ''));
  const there = await table.read(tx, keys);
  return rows.map(({ refused, values: read }, at): ComparedRow => {
    if (refused) return { result: { refused } };
    const before = there.get(keys[at] ?? '');
    if (!before)
      return table.needsArticle
        ? {
            result: {
              refused: [userError('articleCode', 'UNKNOWN_ARTICLE', 'There is no such article')],
            },
          }
        : { result: { outcome: 'added' }, values: read };
    const values = { ...read, articleCode: before.articleCode ?? '' };
    const changes = Object.entries(values).flatMap(([field, after]) =>
      before[field] === after ? [] : [{ field, before: before[field] ?? '', after }],
    );
    const outcome = changes.length > 0 ? 'changed' : 'unchanged';
    return { result: { outcome, changes }, values };
  });
}
