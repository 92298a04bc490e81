import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/app.ts';
import { mostRowsInCheck, mostRowsInFile } from '#shared/row-upload.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { CallsRow } from '../calls.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { addStock } from './dry-run-data.store.ts';

const mutation = `mutation ($uploadId: ID!, $custCode: String!, $rows: [UploadRow!]!) {
  uploadRows(uploadId: $uploadId, kind: DEALER_STOCK, custCode: $custCode, fileName: "stock.csv", rows: $rows,
    dryRun: true) { rows { line outcome userErrors { code } changes { field before after } } } }`;

/** Times the dry run of the largest file of dealer stock, of which every second quantity is there already. */
export async function measureDryRun(app: TestApp): Promise<CallsRow> {
  const token = await app.login('dealer1');
  const custCode = '0002000001';
  const rows = Array.from({ length: mostRowsInFile }, (_, at) => ({
    line: at + 2,
    articleCode: `DRY-${at}`,
    qty: String(at % 90),
  }));
  await addStock(app.db, rows.length, custCode);
  const uploadId = randomUUID();
  const [took = 0] = await timeCalls(1, async () => {
    for (let from = 0; from < rows.length; from += mostRowsInCheck) {
      const variables = { uploadId, custCode, rows: rows.slice(from, from + mostRowsInCheck) };
      const { data, errors } = await app.gql(token, mutation, variables);
      if (errors || data.uploadRows.rows[0].outcome === 'refused')
        throw new Error(JSON.stringify(errors ?? data.uploadRows.rows[0]));
    }
  });
  return {
    what: `dry run of ${rows.length} rows`,
    'p50 ms': calculatePercentile([took], 0.5),
    figure: took,
    budget: budgets.uploadDryRunMs,
    statements: 0,
  };
}
