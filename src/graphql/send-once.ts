import { type HashedDocument, request } from './client.ts';
import { OperationError } from './errors.ts';

/** What is sent under an idempotency key: the same body under the same key until the server has answered. */
interface Body<Variables> {
  key: string;
  variables: Variables;
}

/** Keeps the body on the device (`keptInput`), so that a reload or a closed tab does not lose it. */
interface BodyStore<Kept> {
  read: () => Kept | null;
  /** @throws when the device cannot keep it */
  keep: (body: Kept | null) => void;
}

type SentOnce<Result> =
  | { kind: 'answered'; data: Result }
  /** The operation was refused as a whole. */
  | { kind: 'refused'; error: OperationError }
  /** No answer came: it may or may not have been done; sending the body again finds out. */
  | { kind: 'unanswered' };

/**
 * Sends what must be neither lost nor done twice, such as an order or a payment. The body is kept before it is sent
 * and until an answer came, so that a lost answer, a reload, the back button or a closed tab repeats nothing.
 * @throws when the device cannot keep it; then nothing was sent
 */
export async function sendOnce<Result, Variables, Kept extends Body<Variables>>(
  document: HashedDocument<Result, Variables>,
  body: Kept,
  store: BodyStore<Kept>,
): Promise<SentOnce<Result>> {
  const sentBefore = store.read()?.key === body.key;
  store.keep(body);
  try {
    const data = await request(document, body.variables, { idempotencyKey: body.key });
    store.keep(null);
    return { kind: 'answered', data };
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'INTERNAL')
      return { kind: 'unanswered' };
    // Even if this attempt is refused as a whole, the one before may have been done. Only a used key is certain:
    // then something was done under it.
    if (sentBefore && error.code !== 'IDEMPOTENCY_MISMATCH') return { kind: 'unanswered' };
    store.keep(null);
    return { kind: 'refused', error };
  }
}
