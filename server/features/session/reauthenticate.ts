import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationReauthenticateArgs,
  MutationResolvers,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { keepConfirmation } from '#server/graphql/recent-login.store.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { tryOwnPassword } from './own-password.ts';

/** No password is longer. */
const longestTry = 1_000;

/**
 * Proves again who uses a session, so that the operations that need a recent login may be called for some
 * minutes (server/graphql/recent-login.ts).
 */
export const reauthenticate: MutationResolvers['reauthenticate'] = async (_root, args, ctx) => {
  // Checked before the transaction, in which failures would not stay counted.
  const problem = await findProblem(ctx, args);
  // The request is stored as a fast hash, which must not contain a password.
  return once(ctx, 'reauthenticate', {}, async (tx) => {
    if (problem) return failure([problem]);
    await keepConfirmation(tx, ctx.refreshHash ?? '');
    await recordAudit(tx, { ...ctx.auditSource, kind: 'session.confirmed' });
    return { message: success('Confirmed'), userErrors: [] };
  });
};

async function findProblem(ctx: Context, { password }: MutationReauthenticateArgs) {
  if (!password) return userError('password', 'REQUIRED', 'Required');
  const tried =
    password.length > longestTry ? 'wrong' : await tryOwnPassword(ctx.db, viewerOf(ctx), password);
  if (tried === 'throttled') return userError('password', 'TOO_MANY_ATTEMPTS', 'Too many attempts');
  if (tried !== 'wrong') return null;
  await recordAudit(ctx.db, {
    ...ctx.auditSource,
    kind: 'session.not-confirmed',
    detail: { reason: 'wrong-password' },
  });
  return userError('password', 'WRONG_PASSWORD', 'Incorrect password');
}
