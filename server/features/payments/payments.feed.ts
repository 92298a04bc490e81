import { amount, date, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { feedFile, optional, required } from '#server/feeds/feed-file.ts';
import type { FeedPart } from '#server/feeds/feed-folder.ts';
import { bankStatements } from './bank/import-statements.ts';
import { applyResults, knowPayments } from './feed/payment-results.ts';
import { requestStatuses } from './requests/request-state.rules.ts';

/** How payment requests and payments of orders have ended; a row is applied whenever it is read. */
const paymentResults = feedFile({
  name: 'payment_results.csv',
  table: 'payment_result',
  key: ['sorg', 'externalId'],
  // `prepare` looks for orders, which the number may name as well.
  readAfter: ['order', 'invoice'],
  columns: {
    sorg,
    externalId: required(text(60)),
    status: required(oneOf(requestStatuses)),
    amount: optional(amount),
    paidOn: optional(date),
    reason: optional(text(100)),
  },
  prepare: knowPayments,
  after: applyResults,
});

/** The parts of a feed that this feature reads. */
export const paymentsFeed: readonly FeedPart[] = [paymentResults, bankStatements];
