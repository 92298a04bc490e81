import { amount, date, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { disputeReasons } from '#shared/invoices/dispute.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { itemKeyColumns } from '../../item-key-columns.ts';
import { applyResults, checkDisputes, checkResults, noteOpened } from './check-disputes.ts';

const disputeId = text(60);
const longText = text(limits.longText);

/** Disputes that customers have opened elsewhere, such as by telephone. */
const disputes = feedFile({
  name: 'invoice_disputes.csv',
  table: 'invoice_dispute',
  key: ['sorg', 'disputeId'],
  // `prepare` looks for the items.
  readAfter: ['invoice'],
  columns: {
    sorg,
    disputeId: required(disputeId, { to: 'id' }),
    ...itemKeyColumns,
    reason: required(oneOf(disputeReasons)),
    description: required(longText),
    amount: optional(amount),
    openedOn: required(date),
  },
  finish(row, tell) {
    if (row.amount === 0) tell('amount', 'OUT_OF_RANGE', 'is not above 0');
  },
  prepare: checkDisputes,
  after: noteOpened,
});

/** How the distributor has decided disputes; a row is applied whenever it is read. */
const disputeResults = feedFile({
  name: 'invoice_dispute_results.csv',
  table: 'invoice_dispute_result',
  key: ['sorg', 'disputeId'],
  // `prepare` looks for the disputes.
  readAfter: ['invoice_dispute'],
  columns: {
    sorg,
    disputeId: required(disputeId),
    status: required(oneOf(['accepted', 'rejected', 'settled'])),
    note: optional(longText, { empty: '' }),
    decidedOn: required(date),
  },
  prepare: checkResults,
  after: applyResults,
});

/** The files of disputes in a feed. */
export const disputesFeed: readonly FeedFile[] = [disputes, disputeResults];
