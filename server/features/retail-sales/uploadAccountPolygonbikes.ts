import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ConsumerAccountRow,
  MutationResolvers,
  UploadReport,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import {
  checkRowCount,
  type RowResult,
  repeatedRow,
  toUploadReport,
} from '#server/lib/upload-report.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { type AccountValues, readAccountRow } from './accounts/account-rows.rules.ts';
import { findAccounts, writeAccounts } from './accounts/accounts.store.ts';

/** Stores the accounts of a file, a portion in each call; a dry run only tells what it would do (O147). */
export const uploadAccountPolygonbikes: MutationResolvers['uploadAccountPolygonbikes'] = async (
  _,
  args,
  ctx,
) => {
  const { rows, dryRun } = args;
  checkRowCount(rows);
  if (!isStaff(viewerOf(ctx))) {
    const notStaff = userError('', 'NOT_STAFF', 'Only staff upload accounts');
    return { ...failure([notStaff]), rows: [] };
  }
  if (dryRun) return (await validateRows(ctx.db, ctx, rows)).report;
  return await once(ctx, 'uploadAccountPolygonbikes', args, async (tx) => {
    const { report, changed } = await validateRows(tx, ctx, rows);
    await writeAccounts(tx, viewerOf(ctx), changed);
    return report;
  });
};

async function validateRows(
  db: Db,
  ctx: Context,
  rows: readonly ConsumerAccountRow[],
): Promise<{ report: UploadReport; changed: AccountValues[] }> {
  const host = { phonePrefix: ctx.host.telpCode, today: getDayIn(ctx.host.timeZone) };
  const read = rows.map((row) => readAccountRow(row, host));
  const numbers = read.flatMap(({ account }) => account?.normal ?? []);
  const stored = await findAccounts(db, viewerOf(ctx).sorg, numbers);
  const byFrame = new Map(stored.map((account) => [account.normal, account]));
  const seen = new Map<string, number>();
  const changed: AccountValues[] = [];
  const results = read.map(({ account, wrong }, at): RowResult => {
    if (wrong) return { refused: wrong };
    const earlier = seen.get(account.normal);
    if (earlier !== undefined) return { refused: [repeatedRow('frameNumber', earlier)] };
    seen.set(account.normal, rows[at]?.line ?? 0);
    const before = byFrame.get(account.normal);
    if (before && isSameAccount(before, account)) return { outcome: 'unchanged' };
    changed.push(account);
    return { outcome: before ? 'changed' : 'added' };
  });
  return { report: toUploadReport(rows, results), changed };
}

function isSameAccount(before: AccountValues, after: AccountValues): boolean {
  const names = Object.keys(after) as (keyof AccountValues)[];
  return names.every((name) => before[name] === after[name]);
}
