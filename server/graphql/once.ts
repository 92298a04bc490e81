import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Context } from './context.ts';
import { viewerOf } from './context.ts';
import type { MutationMessage } from './generated/types.ts';
import { type Claim, keepAnswer, takeKey } from './once.store.ts';

/** What an effect answers; it is kept as JSON, so it should be small and hold no dates. */
export interface Answer {
  message: MutationMessage;
}

const maxKeyLength = 200;

/**
 * Runs the effect of a mutation in one transaction and, when the client sent an idempotency key, at
 * most once for that user and key: sent again it answers the first answer. A payload whose
 * `message.status` is false is rolled back and not kept, so that the same key may try again.
 * The effect may run more than once before it commits and must use nothing but the transaction it
 * gets, see `transact`.
 * @param args what the client asked for; another body under a used key is refused
 * @throws GraphQLError IDEMPOTENCY_MISMATCH, BAD_IDEMPOTENCY_KEY
 */
export async function once<T extends Answer>(
  ctx: Context,
  operation: string,
  args: unknown,
  effect: (tx: Db) => Promise<T>,
): Promise<T> {
  const claim = claimOf(ctx, operation, args);
  const retried = (err: unknown, attempt: number) =>
    ctx.log.warn({ err, operation, attempt }, 'transaction is tried again');
  try {
    return await transact(ctx.db, (tx) => runClaimed(tx, claim, effect), retried);
  } catch (error) {
    if (error instanceof NotDone) return error.payload as T;
    throw error;
  }
}

async function runClaimed<T extends Answer>(
  tx: Db,
  claim: Claim | null,
  effect: (tx: Db) => Promise<T>,
): Promise<T> {
  const earlier = claim && (await takeKey(tx, claim));
  if (claim && earlier) {
    if (earlier.operation !== claim.operation || earlier.bodyHash !== claim.bodyHash)
      throw refused('IDEMPOTENCY_MISMATCH', 'This key was used for something else');
    return earlier.answer as T;
  }
  const payload = await effect(tx);
  if (!payload.message.status) throw new NotDone(payload);
  if (claim) await keepAnswer(tx, claim, payload);
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

function claimOf(ctx: Context, operation: string, args: unknown): Claim | null {
  const key = ctx.idempotencyKey;
  if (key === null) return null;
  if (key === '' || key.length > maxKeyLength)
    throw refused('BAD_IDEMPOTENCY_KEY', `An idempotency key has 1 to ${maxKeyLength} characters`);
  const { userId, sorg, customer } = viewerOf(ctx);
  const body = canonical({ sorg, customer: customer?.unified ?? null, args });
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
