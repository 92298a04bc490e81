import type { Entry, FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
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
 * Refuses disputes that were opened in the portal, and those of items that are unknown, are deductions or have another
 * dispute.
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
    checkDispute(row, { ...found, other: isRunning ? other : null }, (...fault) =>
      tell(line, ...fault),
    );
  }
}

/** Reports the first fault of a row. */
function checkDispute(row: Row, { itemAmount, isFromPortal, other }: KnownDispute, tell: Tell) {
  if (itemAmount === null)
    tell('accountingNo', 'UNKNOWN_REFERENCE', `there is no such item in ${row.sorg}`);
  else if (isFromPortal) tell('disputeId', 'NOT_ALLOWED', 'the dispute was opened in the portal');
  else if (itemAmount < 0) tell('accountingNo', 'NOT_ALLOWED', 'a deduction cannot be disputed');
  else if (other !== null)
    tell('disputeId', 'NOT_ALLOWED', `the item has another dispute: ${other}`);
  else if (Number(row.amount ?? 0) > itemAmount)
    tell('amount', 'OUT_OF_RANGE', 'is more than the amount of the item');
}

export const noteOpened = (rows: Row[], { db }: FileRun): Promise<void> =>
  noteOpenedDisputes(db, rows);

/** Refuses decisions about unknown disputes. */
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
