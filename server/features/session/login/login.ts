import type { Db } from '#server/db/database.ts';
import { type AuditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import { networkOf } from '#server/lib/network-of.ts';
import { dummyHash, verifyPassword } from '#server/lib/password.ts';
import { Problem } from '#server/lib/problem.ts';
import { isPublishedPassword } from '#server/production/published-passwords.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { nextStep, policyFor } from '../second-factor/policy.rules.ts';
import { readSecondFactors } from '../second-factor/second-factors.store.ts';
import { beginSecondStep, type SecondStep } from '../second-factor/second-step.ts';
import {
  type Session,
  secondFactorKit,
  sessionEnded,
  type TokenPair,
  tokenPair,
} from '../session.ts';
import type { Device } from '../tokens/device.rules.ts';
import { startFamily } from '../tokens/refresh-chain.store.ts';
import {
  findLogin,
  findSessionUser,
  noteLogin,
  type SessionUser,
} from '../tokens/session.store.ts';
import { scopesOf, viewerFor } from '../tokens/session-user.rules.ts';
import { isDevice, isKnownDevice, keepDevice } from './known-device.store.ts';
import { newDevice } from './known-device.ts';
import { firstCustomer } from './last-customer.store.ts';
import { deviceLimits, loginLimits } from './throttle.rules.ts';
import {
  claimAttempt,
  clearAttempt,
  isKnownAddress,
  keepAddress,
  keepFailure,
} from './throttle.store.ts';

/** Where a login comes from: for the throttle, the audit log, and the user's list of sessions. */
export interface LoginSource {
  source: AuditSource;
  device: Device;
  /** The hash of the token the device has from an earlier login; null where it has none. */
  deviceHash: string | null;
}

/** A login that is done, or one that needs a second step. The device keeps the token, where it got one. */
export type LoginAnswer = { deviceToken: string | null } & (
  | { tokens: TokenPair }
  | { next: SecondStep }
);

/**
 * O003: logs a user in on the host's sales organisation. Unknown names take as long as wrong
 * passwords. Users with a second factor, and those who must have one, get no tokens yet but a
 * challenge for `loginWithSecondFactor`.
 * @throws 401 with the host's kind of message (N025, M045 to M047), 429 after too many failures
 */
export async function login(
  session: Session,
  host: HostConfig,
  { username, password }: { username: string; password: string },
  from: LoginSource,
): Promise<LoginAnswer> {
  const { db } = session;
  const limits = await selectLimits(db, username, from);
  const attempt = await claimAttempt(db, limits);
  if ('retryAfter' in attempt) throw tooManyAttempts(attempt);

  const found = await findLogin(db, username, host.sorg);
  const right = await verifyPassword(found?.password_hash ?? dummyHash, password);
  const isPublished = session.mode === 'production' && isPublishedPassword(password);
  if (!found || !right || isPublished) {
    const reason = !found ? 'unknown-user' : isPublished ? 'demo-password' : 'wrong-password';
    const actor = found?.id ?? 'unknown';
    await keepFailure(db, attempt.ids);
    await recordAudit(db, { ...from.source, actor, kind: 'login.failed', detail: { reason } });
    throw refusal(host, Boolean(found));
  }

  const user = await findSessionUser(db, found.id, host.sorg);
  if (!user) throw sessionEnded();
  const passwordHash = found.password_hash;
  const factors = await readSecondFactors(db, user.id);
  const need = nextStep(policyFor(factors.policy, scopesOf(user), host), factors);
  const clear = () =>
    clearAttempt(
      db,
      // The first limit is that of the name at this address or device, where it is now known to be right.
      limits.slice(0, 1).map(({ subject }) => subject),
      attempt.ids,
    );
  if (need !== 'none') {
    await clear();
    const made = from.deviceHash ? null : newDevice();
    const deviceHash = from.deviceHash ?? made?.hash ?? '';
    const kit = secondFactorKit(session, host);
    const next = await beginSecondStep(kit, user, factors, { need, deviceHash, passwordHash });
    return { next, deviceToken: made?.token ?? null };
  }
  const done = await finishLogin(session, host, { user, passwordHash, from });
  if (!done) {
    await keepFailure(db, attempt.ids);
    throw refusal(host, true);
  }
  await clear();
  return done;
}

/**
 * Starts the session of a user who has proved who they are. A user starts with the customer chosen last, or with
 * the only one.
 * @param by how the second factor was proved, for the audit log
 * @returns the tokens, and one for the device to keep where it has none of ours; null where a change of the
 *   password was faster
 */
export async function finishLogin(
  session: Session,
  host: HostConfig,
  login: { user: SessionUser; passwordHash: string; from: LoginSource; by?: string },
): Promise<{ tokens: TokenPair; deviceToken: string | null } | null> {
  const { db } = session;
  const { user, passwordHash, from, by } = login;
  const { source, device } = from;
  const nobody = viewerFor(user, host.sorg, null);
  const viewer = { ...nobody, customer: await firstCustomer(db, nobody) };
  const customer = viewer.customer?.unified ?? null;
  const begin = { userId: user.id, customer };
  const link = await startFamily(session, { host, source, device }, begin, passwordHash);
  if (!link) return null;
  const deviceToken = await keepSource(db, user.id, from);
  await noteLogin(db, user.id);
  const event = { ...source, actor: user.id, customer, kind: 'login.succeeded' } as const;
  await recordAudit(db, { ...event, ...(by && { detail: { secondFactor: by } }) });
  return { tokens: tokenPair(session, user, viewer, link), deviceToken };
}

async function selectLimits(db: Db, username: string, { source, deviceHash }: LoginSource) {
  const { address = '' } = source;
  if (deviceHash && (await isKnownDevice(db, username, deviceHash)))
    return deviceLimits(username, deviceHash);
  const known = await isKnownAddress(db, username, networkOf(address));
  return loginLimits(username, address, known);
}

/** Makes address and device known. @returns the token of a device that was new */
async function keepSource(
  db: Db,
  userId: number,
  { source, deviceHash }: LoginSource,
): Promise<string | null> {
  await keepAddress(db, userId, networkOf(source.address ?? ''));
  const kept = deviceHash && (await isDevice(db, deviceHash)) ? deviceHash : null;
  const made = kept ? null : newDevice();
  await keepDevice(db, userId, kept ?? made?.hash ?? '');
  return made?.token ?? null;
}

/** @param attempt how many milliseconds to wait */
export function tooManyAttempts(attempt: { retryAfter: number }): Problem {
  return new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts', attempt);
}

function refusal(host: HostConfig, known: boolean): Problem {
  if (!host.preciseLoginMessages) return new Problem(401, 'LOGIN_FAILED', 'Login failed');
  return known
    ? new Problem(401, 'WRONG_PASSWORD', 'Incorrect password')
    : new Problem(401, 'UNKNOWN_USER', 'Incorrect username');
}
