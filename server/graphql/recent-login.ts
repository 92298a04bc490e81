import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Context } from './context.ts';
import { wasConfirmed } from './recent-login.store.ts';

/** For how many minutes a login, or a repeated proof of who the user is, counts as recent. */
const recentMinutes = 5;

const code = 'REAUTHENTICATE';
const words = 'Prove again who you are';

/**
 * Lets an operation go on only when the viewer has logged in, or called `reauthenticate`, within the last five
 * minutes. Call it before the operation runs in `once`: the refusal is then no answer, and the client repeats
 * the operation under the same idempotency key.
 * @throws GraphQLError REAUTHENTICATE
 */
export async function requireRecentLogin(ctx: Pick<Context, 'db' | 'refreshHash'>): Promise<void> {
  if (!(await isRecent(ctx.db, ctx.refreshHash)))
    throw new GraphQLError(words, { extensions: { code } });
}

/**
 * The same for a REST call.
 * @throws Problem 422 REAUTHENTICATE: 401 and 403 would end the session on the client
 */
export async function requireRecentLoginOfCall(
  db: Db,
  bearer: { refreshHash: string },
): Promise<void> {
  if (!(await isRecent(db, bearer.refreshHash))) throw new Problem(422, code, words);
}

async function isRecent(db: Db, refreshHash: string | null): Promise<boolean> {
  return refreshHash !== null && (await wasConfirmed(db, refreshHash, recentMinutes));
}
