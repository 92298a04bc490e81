import type { TypedDocumentString } from '#src/graphql/generated/graphql.ts';
import type { StoredAnswer, UserDatabase } from '../database.ts';
import { SendFailure, sendDocument, type Transport } from '../sync/send-document.ts';
import { boundViewer, viewerTag } from '../viewer.ts';
import { answerKey } from './answer-key.ts';
import { keepAnswer, keptAnswer } from './answer-store.ts';

/** A query with the variables that its screen asks with: with others its answer would not be found. */
export interface KeptQuery {
  document: TypedDocumentString<unknown, never>;
  variables: object;
}

/** For whom something is asked; also a customer who is not the active one. */
export interface QueriedFor {
  userId: number;
  customer: string;
}

/** A query of the generated documents as a question; the answer is not looked into. */
export function question<R, V extends object>(
  document: TypedDocumentString<R, V>,
  variables: V,
): KeptQuery {
  return { document: document as unknown as KeptQuery['document'], variables };
}

/** Refusals that concern one customer or one query only. */
const refusals = new Set(['CUSTOMER_LOST', 'FORBIDDEN', 'HTTP_403', 'OTHER_VIEWER']);

function toAnswerKey(
  transport: Transport,
  { userId, customer }: QueriedFor,
  { document, variables }: KeptQuery,
) {
  const { operation, hash } = document.__meta__ ?? {};
  const viewer = viewerTag(userId, customer);
  const locale = transport.locale();
  return answerKey({ viewer, operation: `${operation}`, hash: String(hash), variables, locale });
}

/** Returns the answer that a screen would find on the device; null when there is none. */
export async function findAnswer(
  db: UserDatabase,
  transport: Transport,
  whom: QueriedFor,
  query: KeptQuery,
): Promise<StoredAnswer | null> {
  return await keptAnswer(db, toAnswerKey(transport, whom, query), Date.now());
}

/**
 * Asks the server and keeps the answer as if the screen had been looked at; nothing is kept when the
 * server refuses it for this customer.
 * @returns false when another user has logged in since: nothing is kept then
 * @throws SendFailure for any other failure
 */
export async function prefetchAnswer(
  db: UserDatabase,
  transport: Transport,
  whom: QueriedFor,
  query: KeptQuery,
): Promise<boolean> {
  const key = toAnswerKey(transport, whom, query);
  const data = await sendDocument(transport, whom, query.document, query.variables as never, {
    actFor: true,
  }).catch((error: unknown) => {
    if (error instanceof SendFailure && refusals.has(error.code)) return null;
    throw error;
  });
  if (boundViewer()?.userId !== whom.userId) return false;
  if (data !== null) await keepAnswer(db, key, data, Date.now());
  return true;
}
