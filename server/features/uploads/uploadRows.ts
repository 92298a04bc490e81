import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationResolvers,
  MutationUploadRowsArgs,
  UploadReport,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { beginUpload, noteRows } from '#server/lib/upload-history.store.ts';
import { checkRowCount, refusedReport, toUploadReport } from '#server/lib/upload-report.ts';
import { mostRowsInCall, mostRowsInCheck } from '#shared/row-upload.ts';
import { compareRows, isRowKind, type ParsedRow, parseRows } from './check-rows.rules.ts';
import { findArticles } from './find-articles.ts';
import { listKinds } from './upload-kinds.rules.ts';
import { getRecords, type UploadedRecords } from './uploaded-records.ts';

/** Takes in a portion of a file of own numbers or dealer stock; a dry run only says what would change (R048). */
export const uploadRows: MutationResolvers['uploadRows'] = async (_, args, ctx) => {
  const { kind, rows, dryRun } = args;
  checkRowCount(rows, dryRun ? mostRowsInCheck : mostRowsInCall);
  if (!isRowKind(kind)) throw badUserInput('Sales have an operation of their own');
  const viewer = viewerOf(ctx);
  if (!listKinds(viewer).includes(kind))
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
  const customer = await findCustomer(ctx.db, viewer, args.custCode);
  if (!customer)
    return refusedReport(userError('custCode', 'UNKNOWN_CUSTOMER', 'There is no such customer'));
  const codes = rows.map(({ articleCode }) => articleCode);
  const parsed = parseRows(kind, rows, await findArticles(ctx, codes));
  const records = getRecords(ctx, kind, customer.unified);
  if (dryRun) return toUploadReport(rows, (await compare(ctx.db, records, parsed)).results);
  const work = (tx: Db) => takeIn(tx, ctx, args, { customer: customer.unified, records, parsed });
  return await once(ctx, 'uploadRows', args, work, { customer: 'in arguments' });
};

async function compare(db: Db, records: UploadedRecords, rows: readonly ParsedRow[]) {
  const keys = rows.flatMap(({ record }) => record ?? []);
  const there = await records.read(db, keys);
  const room = (await records.countRoom?.(db)) ?? Number.POSITIVE_INFINITY;
  return { there, results: compareRows(rows, there, room) };
}

interface Portion {
  customer: string;
  records: UploadedRecords;
  parsed: readonly ParsedRow[];
}

async function takeIn(
  tx: Db,
  ctx: Context,
  { uploadId, kind, fileName, rows }: MutationUploadRowsArgs,
  { customer, records, parsed }: Portion,
): Promise<UploadReport> {
  const viewer = viewerOf(ctx);
  const refused = await beginUpload(tx, viewer, { id: uploadId, kind, customer, fileName });
  if (refused) return refusedReport(refused);
  await records.lock(tx);
  const { there, results } = await compare(tx, records, parsed);
  const written = parsed.flatMap((row, at) => {
    const result = results[at];
    if (row.refused || result?.refused || result?.outcome === 'unchanged') return [];
    const { line, record, label, values } = row;
    return { line, record, label, values, before: there.get(record) ?? null, after: values };
  });
  await records.write(tx, written);
  await noteRows(tx, viewer.sorg, uploadId, written);
  return toUploadReport(rows, results);
}
