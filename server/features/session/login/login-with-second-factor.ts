import { transact } from '#server/db/transact.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type Challenge, findChallenge, takeChallenge } from '../second-factor/challenge.store.ts';
import { sendFactorNotice } from '../second-factor/factor-notice.ts';
import { hasSecondFactor } from '../second-factor/policy.rules.ts';
import { type Proof, proveSecondFactor } from '../second-factor/prove.ts';
import { lockSecondFactors, readSecondFactors } from '../second-factor/second-factors.store.ts';
import { loginKey, passwordMark } from '../second-factor/second-step.ts';
import { type ReadFactor, readNewFactor, storeFactor } from '../second-factor/set-up.ts';
import { type Session, secondFactorKit, type TokenPair } from '../session.ts';
import { findPasswordHash, findSessionUser, type SessionUser } from '../tokens/session.store.ts';
import { isKnownDevice } from './known-device.store.ts';
import { finishLogin, type LoginSource, tooManyAttempts } from './login.ts';
import { secondFactorLimits } from './throttle.rules.ts';
import { claimAttempt, clearAttempt, keepFailure } from './throttle.store.ts';

interface Sent extends Proof {
  challenge: string;
  /** The name of a new passkey. */
  name?: string | undefined;
}

interface Answer {
  tokens: TokenPair;
  deviceToken: string | null;
  /** Of a user who has just set up the first second factor. */
  recoveryCodes?: string[];
}

/**
 * The second step of a login, with the challenge of the first one: proves a second factor, or sets up the first one
 * of a user who must have one. A wrong try leaves the challenge as it is; a right one uses it up.
 * @throws 401 CHALLENGE_ENDED for a challenge that is unknown, expired, used, of another device, of a password that
 *   was changed, or to set up a factor for a user who has one by now; 401 SECOND_FACTOR_WRONG; 429 TOO_MANY_ATTEMPTS
 */
export async function loginWithSecondFactor(
  session: Session,
  host: HostConfig,
  sent: Sent,
  from: LoginSource,
): Promise<Answer> {
  const { db } = session;
  const key = loginKey(sent.challenge, from.deviceHash ?? '');
  const challenge = from.deviceHash ? await findChallenge(db, key, ['login', 'set-up']) : null;
  const passwordHash = challenge && (await findPasswordHash(db, challenge.userId));
  if (!passwordHash || passwordMark(passwordHash) !== challenge.passwordMark)
    throw challengeEnded();
  const user = await findSessionUser(db, challenge.userId, host.sorg);
  if (!user) throw challengeEnded();

  const known = from.deviceHash && (await isKnownDevice(db, user.username, from.deviceHash));
  const limits = secondFactorLimits(user.id, known ? from.deviceHash : null);
  const attempt = await claimAttempt(db, limits);
  if ('retryAfter' in attempt) throw tooManyAttempts(attempt);
  const proved = await prove(session, host, challenge, sent);
  if (!proved) {
    await keepFailure(db, attempt.ids);
    const detail = { reason: 'wrong-second-factor' };
    await recordAudit(db, { ...from.source, actor: user.id, kind: 'login.failed', detail });
    throw new Problem(401, 'SECOND_FACTOR_WRONG', 'This is not right');
  }
  await clearAttempt(
    db,
    limits.map(({ subject }) => subject),
    attempt.ids,
  );
  const recoveryCodes = await use(session, challenge, user, { ...proved, host, from });
  const login = { user, passwordHash, from, by: proved.by };
  const done = await finishLogin(session, host, login);
  if (!done) throw challengeEnded();
  return { ...done, ...(recoveryCodes && { recoveryCodes }) };
}

type Proved = { by: string; factor: ReadFactor | null };

async function prove(
  session: Session,
  host: HostConfig,
  challenge: Challenge,
  sent: Sent,
): Promise<Proved | null> {
  const kit = secondFactorKit(session, host);
  if (challenge.purpose === 'set-up') {
    const factor = await readNewFactor(kit, challenge, sent);
    return factor && { by: factor.kind, factor };
  }
  const by = await proveSecondFactor(kit, challenge, sent);
  return by && { by, factor: null };
}

/** Uses the challenge up, and stores what was set up with it. @returns new recovery codes; null without */
async function use(
  { db, jobs }: Session,
  challenge: Challenge,
  user: SessionUser,
  { factor, host, from }: Proved & { host: HostConfig; from: LoginSource },
): Promise<string[] | null> {
  return await transact(db, async (tx) => {
    if (factor) await lockSecondFactors(tx, user.id);
    if (!(await takeChallenge(tx, challenge))) throw challengeEnded();
    if (!factor) return null;
    // Another device may have set one up in the meantime, which then has to be proved.
    if (hasSecondFactor(await readSecondFactors(tx, user.id))) throw challengeEnded();
    const codes = await storeFactor(tx, user.id, factor);
    if (!codes) throw challengeEnded();
    const event = { ...from.source, actor: user.id, kind: 'second-factor.added' } as const;
    await recordAudit(tx, { ...event, detail: { factor: factor.kind } });
    const change = `${factor.kind}-added` as const;
    await sendFactorNotice(tx, jobs, { userId: user.id, host: host.host, change });
    return codes;
  });
}

function challengeEnded(): Problem {
  return new Problem(401, 'CHALLENGE_ENDED', 'Log in again');
}
