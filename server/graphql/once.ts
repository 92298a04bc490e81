import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Context } from './context.ts';
import { viewerOf } from './context.ts';
import type { MutationMessage } from './generated/types.ts';
import { type Claim, keepAnswer, takeKey } from './once.store.ts';
import { isRightsChange } from './rights-change.ts';

/** The answer of an effect; it is stored as JSON, so it should be small and hold no dates. */
export interface Answer {
  message: MutationMessage;
}

const maxKeyLength = 200;

/**
 * Runs the effect of a mutation in one transaction and, when the client sent an idempotency key, at most
 * once for that user and key: a repetition gets the first answer. This includes refusals: when
 * `message.status` is false the effect is rolled back and never runs under this key again, so a retry
 * needs another key. An exception is no answer: nothing is stored, and the same key may try again. The
 * effect may run more than once before it commits and must use nothing but the transaction it gets, see
 * `transact`.
 * @param args the arguments of the client; another body under a used key is refused
 * @param customer `in arguments` for an operation whose arguments name the customers or records it is for:
 *   then a retry after a change of the active customer is the same request
 * @throws GraphQLError IDEMPOTENCY_MISMATCH, BAD_IDEMPOTENCY_KEY
 */
export async function once<T extends Answer>(
  ctx: Context,
  operation: string,
  args: unknown,
  effect: (tx: Db) => Promise<T>,
  { customer = 'active' }: { customer?: 'active' | 'in arguments' } = {},
): Promise<T> {
  const claim = createClaim(ctx, operation, args, customer);
  const retried = (err: unknown, attempt: number) =>
    ctx.log.warn({ err, operation, attempt }, 'transaction is tried again');
  const inTransaction = async (answer: (tx: Db) => Promise<T>) => {
    let changesRights = false;
    const work = async (tx: Db) => {
      const payload = await underKey(tx, claim, answer);
      changesRights = isRightsChange(tx);
      return payload;
    };
    const payload = await transact(ctx.db, work, retried);
    if (changesRights) ctx.expireRevocations();
    return payload;
  };
  try {
    return await inTransaction(async (tx) => {
      const payload = await effect(tx);
      if (!payload.message.status) throw new NotDone(payload);
      return payload;
    });
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    const refusal = error.payload as T;
    // Another request may have taken the key between the two transactions. Then its answer counts, because
    // this one has not been sent yet.
    return claim ? await inTransaction(async () => refusal) : refusal;
  }
}

/** The answer that is kept under the key, else this one, which then is. */
async function underKey<T extends Answer>(
  tx: Db,
  claim: Claim | null,
  answer: (tx: Db) => Promise<T>,
): Promise<T> {
  if (!claim) return await answer(tx);
  const earlier = await takeKey(tx, claim);
  if (earlier) {
    if (earlier.operation !== claim.operation || earlier.bodyHash !== claim.bodyHash)
      throw refused('IDEMPOTENCY_MISMATCH', 'This key was used for something else');
    return earlier.answer as T;
  }
  const payload = await answer(tx);
  await keepAnswer(tx, claim, payload);
  return payload;
}

/** Carries the payload of a refused effect out of the transaction it rolls back. */
class NotDone extends Error {
  readonly payload: Answer;
  constructor(payload: Answer) {
    super('not done');
    this.payload = payload;
  }
}

function createClaim(
  ctx: Context,
  operation: string,
  args: unknown,
  customerIs: 'active' | 'in arguments',
): Claim | null {
  const key = ctx.idempotencyKey;
  if (key === null) return null;
  if (key === '' || key.length > maxKeyLength)
    throw refused('BAD_IDEMPOTENCY_KEY', `An idempotency key has 1 to ${maxKeyLength} characters`);
  const { userId, sorg, customer } = viewerOf(ctx);
  const acting = customerIs === 'active' ? { customer: customer?.unified ?? null } : {};
  const body = canonical({ sorg, ...acting, args });
  return { userId, key, operation, bodyHash: createHash('sha256').update(body).digest('hex') };
}

/** JSON with sorted names, so that the order of fields does not make another body. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
