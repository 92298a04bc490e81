import {
  FrequentPurchasesDocument,
  OrdersDocument,
  PreviousPurchasesDocument,
  RepeatOrdersDocument,
  type TypedDocumentString,
} from '#src/graphql/generated/graphql.ts';
import { answerKey } from '#src/offline/answers/answer-key.ts';
import { keepAnswer } from '#src/offline/answers/answer-store.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen.ts';
import { realWire } from '#src/offline/sync/real-wire.ts';
import { SendFailure, sendDocument, type Wire } from '#src/offline/sync/send-document.ts';
import { boundViewer, type Viewer, viewerTag } from '#src/offline/viewer.ts';

type Question = [document: TypedDocumentString<unknown, never>, variables: object];

const firstRows = { page: 1, limit: 12, filter: {}, sort: null };

/** The first page of each list, asked for as its screen does: otherwise it would not be found. */
const questions = [
  [PreviousPurchasesDocument, firstRows],
  [FrequentPurchasesDocument, firstRows],
  [OrdersDocument, { page: 1, limit: 10, filter: {} }],
  [RepeatOrdersDocument, { page: 1, limit: 10 }],
] as unknown as Question[];

const dayMs = 86_400_000;
/** The answers of more would push out what was looked at (`maxAnswers`). */
const mostCustomers = 50;

/** What concerns one customer or one list alone. */
const refusals = new Set(['CUSTOMER_LOST', 'FORBIDDEN', 'HTTP_403', 'OTHER_VIEWER']);

const stateKey = 'purchases-along';

/**
 * Brings what these customers have bought and ordered last to the device, once a day: the first page
 * of each list, kept as if it had been looked at (R011, R012). What is refused for one is left out.
 * @throws SendFailure for any other failure; the next time everything is asked for again
 */
export async function bringPurchases(
  { host, userId }: Pick<Viewer, 'host' | 'userId'>,
  customers: readonly string[],
  wire: Wire = realWire(),
): Promise<void> {
  const db = openUserDatabase(host, userId);
  const locale = wire.locale();
  const some = customers.slice(0, mostCustomers);
  const what = [locale, ...some].join();
  const before = await withReopen(db, () => db.syncState.get(stateKey));
  if (before?.what === what && Math.abs(Date.now() - Number(before.storedAt)) < dayMs) return;
  for (const customer of some)
    for (const [document, variables] of questions) {
      const data = await answerOf(wire, { userId, customer }, [document, variables]);
      // Somebody else has logged in meanwhile: this is nothing of theirs.
      if (boundViewer()?.userId !== userId) return;
      if (data === null) continue;
      const { operation, hash } = document.__meta__ ?? {};
      const viewer = viewerTag(userId, customer);
      const key = answerKey({ viewer, operation, hash: String(hash), variables, locale });
      await keepAnswer(db, key, data, Date.now());
    }
  await withReopen(db, () => db.syncState.put({ key: stateKey, what, storedAt: Date.now() }));
}

async function answerOf(
  wire: Wire,
  sender: { userId: number; customer: string },
  [document, variables]: Question,
): Promise<unknown> {
  try {
    return await sendDocument(wire, sender, document, variables as never, { actFor: true });
  } catch (error) {
    if (error instanceof SendFailure && refusals.has(error.code)) return null;
    throw error;
  }
}
