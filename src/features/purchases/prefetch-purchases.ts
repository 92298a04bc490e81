import { dayMs } from '#shared/days.ts';
import {
  CreditInformationDocument,
  FrequentPurchasesDocument,
  OpenOrderCountDocument,
  OpenOrdersDocument,
  OrdersDocument,
  PreviousPurchasesDocument,
  RecentOrderDetailsDocument,
  RepeatOrdersDocument,
} from '#src/graphql/generated/graphql.ts';
import { prefetchAnswer, question } from '#src/offline/answers/prefetch-answer.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { browserTransport } from '#src/offline/sync/browser-transport.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import type { Viewer } from '#src/offline/viewer.ts';

const firstRows = { page: 1, limit: 12, filter: {}, sort: null };

/**
 * The first page of each list, its orders with everything their pages show, and the figures of the home
 * page, each with the variables of its screen. The details of a customer's orders are one answer: one for
 * each would evict the answers of pages the user has visited (`maxAnswers`).
 */
const questions = [
  question(PreviousPurchasesDocument, firstRows),
  question(FrequentPurchasesDocument, firstRows),
  question(OrdersDocument, { page: 1, limit: 10, filter: {} }),
  question(RecentOrderDetailsDocument, {}),
  question(RepeatOrdersDocument, { page: 1, limit: 10 }),
  question(OpenOrdersDocument, { page: 1, limit: 10, filter: {} }),
  question(OpenOrderCountDocument, {}),
  question(CreditInformationDocument, {}),
];

/** The answers of more customers would evict those of pages the user has visited (`maxAnswers`). */
const mostCustomers = 50;

/** Counted up with the questions, so that new ones are asked at once. */
const stateKey = 'purchases-along/3';

/**
 * Stores the latest purchases and orders of these customers, their open orders and their credit on the
 * device, once a day: the first page of each list, kept as if it had been visited (R011, R012, B066), and
 * the lines and deliveries of the orders on it. An answer that the server refuses for a customer is left out.
 * @throws SendFailure for any other failure; the next time everything is asked for again
 */
export async function prefetchPurchases(
  { host, userId }: Pick<Viewer, 'host' | 'userId'>,
  customers: readonly string[],
  transport: Transport = browserTransport(),
): Promise<void> {
  const db = openUserDatabase(host, userId);
  const locale = transport.locale();
  const some = customers.slice(0, mostCustomers);
  const what = [locale, ...some].join();
  const before = await withReopen(db, () => db.syncState.get(stateKey));
  if (before?.what === what && Math.abs(Date.now() - Number(before.storedAt)) < dayMs) return;
  for (const customer of some)
    for (const query of questions)
      if (!(await prefetchAnswer(db, transport, { userId, customer }, query))) return;
  await withReopen(db, () => db.syncState.put({ key: stateKey, what, storedAt: Date.now() }));
}
