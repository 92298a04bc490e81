import { parse } from 'csv-parse/sync';
import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import {
  claimRows,
  commentRows,
  countClaims,
  eventRows,
  fileRows,
  fillWithClaims,
  problemRows,
} from './claim-batches.store.ts';

const toColumns = (texts: readonly string[], numbers: readonly string[] = []) =>
  Object.fromEntries(
    texts.map((name): [string, ColumnKind] => [name, numbers.includes(name) ? 'number' : 'text']),
  );

const claims = toColumns(
  [
    'sorg',
    'id',
    'referenceNo',
    'erpNo',
    'dealerNo',
    'productCategory',
    'customer',
    'status',
    'category',
    'article',
    'articleDescription',
    'brand',
    'frameNumber',
    'doNumber',
    'qty',
    'approvedQty',
    'purchaseDate',
    'description',
    'isNotAWarranty',
    'reason',
    'consumerName',
    'consumerPhone',
    'consumerCity',
    'consumerAddress',
    'consumerEmail',
    'createdAt',
    'sentAt',
    'statusAt',
    'changedAt',
    'createdBy',
  ],
  ['qty', 'approvedQty'],
);
const problems = toColumns(
  ['sorg', 'claim', 'no', 'problem', 'part', 'description', 'notes'],
  ['no'],
);
const changes = toColumns(
  [
    'sorg',
    'claim',
    'no',
    'from',
    'to',
    'reason',
    'approvedQty',
    'isNotAWarranty',
    'displayName',
    'at',
  ],
  ['no', 'approvedQty'],
);
const comments = toColumns(
  ['sorg', 'claim', 'no', 'comment', 'internal', 'displayName', 'createdAt'],
  ['no'],
);
const files = toColumns(['sorg', 'claim', 'docType', 'file', 'hash']);

/** The export of claims to the ERP, which answers them in `claims.csv`. */
export const claimBatches: BatchKind = {
  name: 'claims',
  address: 'claim-export',
  counted: 'claims',
  fill: fillWithClaims,
  // The claims come last, so that a reader who finds them also finds all that belongs to them.
  files: async (tx, batch) => [
    [`claim_problems-${batch}.csv`, batchCsv(problems, await problemRows(tx, batch))],
    [`claim_changes-${batch}.csv`, batchCsv(changes, await eventRows(tx, batch))],
    [`claim_comments-${batch}.csv`, batchCsv(comments, await commentRows(tx, batch))],
    [`claim_files-${batch}.csv`, batchCsv(files, await fileRows(tx, batch))],
    [`claims-${batch}.csv`, batchCsv(claims, await claimRows(tx, batch))],
  ],
  attachments: (all) =>
    all
      .filter(([name]) => name.startsWith('claim_files-'))
      .flatMap(([name, text]) => {
        const rows: { sorg: string; file: string; hash: string }[] = parse(text, { columns: true });
        const folder = name.replace(/\.csv$/, '');
        return rows.map(({ sorg, file, hash }) => ({ path: `${folder}/${file}`, sorg, hash }));
      }),
  count: countClaims,
};
