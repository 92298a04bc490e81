import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import {
  applyDecisions,
  findDisputeIds,
  findKnownDisputes,
  type KnownDispute,
  noteOpenedDisputes,
} from './dispute-feed.store.ts';

const itemColumns = ['sorg', 'company_code', 'accounting_no', 'fiscal_year', 'line_item'] as const;
const itemOf = (row: Row) => JSON.stringify(itemColumns.map((name) => row[name]));

/**
 * Refuses disputes of items that are unknown, no payables, or in dispute already, and those that were opened in the
 * portal.
 */
export async function checkDisputes(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const named = batch.filter(
    ({ row }) => row.id !== undefined && itemColumns.every((name) => row[name] !== undefined),
  );
  const known = await findKnownDisputes(
    db,
    named.map(({ row }) => row),
  );
  const firsts = new Map<string, number>();
  for (const [place, { line, row }] of named.entries()) {
    const found = known[place];
    if (!found) continue;
    const isRunning = found.status === null || ['open', 'accepted'].includes(found.status);
    const first = isRunning ? firsts.get(itemOf(row)) : undefined;
    if (isRunning && first === undefined) firsts.set(itemOf(row), line);
    const other = first === undefined ? found.other : `in line ${first}`;
    const [column, code, reason] = findProblem(row, found, isRunning ? other : null) ?? [];
    if (column && code && reason) tell(line, column, code, reason);
  }
}

type Told = Parameters<FileRun['tell']>;

function findProblem(
  row: Row,
  { itemAmount, isFromPortal }: KnownDispute,
  other: string | null,
): [Told[1], Told[2], Told[3]] | null {
  if (itemAmount === null) {
    const reason = `there is no such item in ${row.sorg}`;
    return ['accountingNo', 'UNKNOWN_REFERENCE', reason];
  }
  if (isFromPortal) return ['disputeId', 'NOT_ALLOWED', 'the dispute was opened in the portal'];
  if (itemAmount < 0) return ['accountingNo', 'NOT_ALLOWED', 'a deduction cannot be disputed'];
  if (other !== null) return ['disputeId', 'NOT_ALLOWED', `the item has another dispute: ${other}`];
  if (Number(row.amount ?? 0) > itemAmount)
    return ['amount', 'OUT_OF_RANGE', 'is more than the amount of the item'];
  return null;
}

export const noteOpened = (rows: Row[], { db }: FileRun): Promise<void> =>
  noteOpenedDisputes(db, rows);

/** Refuses decisions about disputes that there are not. */
export async function checkResults(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const named = batch.filter(({ row }) => row.sorg !== undefined && row.dispute_id !== undefined);
  const known = await findDisputeIds(
    db,
    named.map(({ row }) => row),
  );
  for (const { line, row } of named)
    if (!known.has(`${row.sorg} ${row.dispute_id}`)) {
      const reason = `there is no dispute "${row.dispute_id}" in ${row.sorg}`;
      tell(line, 'disputeId', 'UNKNOWN_REFERENCE', reason);
    }
}

/** Moves disputes to the states that the ERP reports. What is over does not change. */
export const applyResults = (rows: Row[], { db }: FileRun): Promise<void> =>
  applyDecisions(db, rows);
