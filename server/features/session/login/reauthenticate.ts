import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationReauthenticateArgs,
  MutationResolvers,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { keepConfirmation } from '#server/graphql/recent-login.store.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { tryOwnPassword } from '../password-reset/own-password.ts';
import { takeChallenge } from '../second-factor/challenge.store.ts';
import { kitOf, ownChallenge } from '../second-factor/own-factors.ts';
import { parseAnswer } from '../second-factor/passkeys.ts';
import { type Proof, proveSecondFactor } from '../second-factor/prove.ts';
import { ownPasswordLimits } from './throttle.rules.ts';
import { claimAttempt, clearAttempt, keepFailure } from './throttle.store.ts';

/** No password is longer. */
const longestTry = 1_000;

/**
 * Proves again who uses a session, by password, code or passkey, so that the operations that need a recent login may
 * be called for some minutes (server/graphql/recent-login.ts).
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

async function findProblem(ctx: Context, { password, code, passkey }: MutationReauthenticateArgs) {
  const field = passkey ? 'passkey' : code ? 'code' : 'password';
  if (!password && !code && !passkey) return userError(field, 'REQUIRED', 'Required');
  const tried =
    field === 'password'
      ? await tryPassword(ctx, password ?? '')
      : await tryFactor(ctx, passkey ? { passkey: parseAnswer(passkey) } : { code: code ?? '' });
  if (tried === 'throttled') return userError(field, 'TOO_MANY_ATTEMPTS', 'Too many attempts');
  if (tried !== 'wrong') return null;
  const reason = field === 'password' ? 'wrong-password' : 'wrong-second-factor';
  const event = { ...ctx.auditSource, kind: 'session.not-confirmed' } as const;
  await recordAudit(ctx.db, { ...event, detail: { reason } });
  return field === 'password'
    ? userError(field, 'WRONG_PASSWORD', 'Incorrect password')
    : userError(field, 'SECOND_FACTOR_WRONG', 'This is not right');
}

async function tryPassword(ctx: Context, password: string) {
  if (password.length > longestTry) return 'wrong';
  return await tryOwnPassword(ctx.db, viewerOf(ctx), password);
}

/** As `tryOwnPassword`, with a second factor, in the same throttle. */
async function tryFactor(ctx: Context, proof: Proof): Promise<'right' | 'wrong' | 'throttled'> {
  const { userId } = viewerOf(ctx);
  const limits = ownPasswordLimits(userId);
  const attempt = await claimAttempt(ctx.db, limits);
  if ('retryAfter' in attempt) return 'throttled';
  if (!(await isProved(ctx, proof))) {
    await keepFailure(ctx.db, attempt.ids);
    return 'wrong';
  }
  await clearAttempt(
    ctx.db,
    limits.map(({ subject }) => subject),
    attempt.ids,
  );
  return 'right';
}

async function isProved(ctx: Context, proof: Proof): Promise<boolean> {
  const begun = proof.passkey ? await ownChallenge(ctx, 'confirm') : null;
  if (proof.passkey && !(begun && (await takeChallenge(ctx.db, begun)))) return false;
  const user = { userId: viewerOf(ctx).userId, challenge: begun?.challenge ?? '' };
  return (await proveSecondFactor(kitOf(ctx), user, proof)) !== null;
}
