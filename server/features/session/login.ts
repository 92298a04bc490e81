import type { Db } from '#server/db/database.ts';
import { type AuditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import { networkOf } from '#server/lib/network-of.ts';
import { dummyHash, verifyPassword } from '#server/lib/password.ts';
import { Problem } from '#server/lib/problem.ts';
import { isPublishedPassword } from '#server/production/published-passwords.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Device } from './device.rules.ts';
import { isDevice, isKnownDevice, keepDevice } from './known-device.store.ts';
import { newDevice } from './known-device.ts';
import { firstCustomer } from './last-customer.store.ts';
import { startFamily } from './refresh-chain.store.ts';
import { findLogin, findSessionUser, noteLogin } from './session.store.ts';
import { type Session, sessionEnded, type TokenPair, tokenPair } from './session.ts';
import { viewerFor } from './session-user.rules.ts';
import { deviceLimits, loginLimits } from './throttle.rules.ts';
import { claimAttempt, clearAttempt, isKnownAddress, keepAddress } from './throttle.store.ts';

/** Where a login comes from: for the throttle, the audit log, and the user's list of sessions. */
export interface LoginSource {
  source: AuditSource;
  device: Device;
  /** The hash of the token the device has from an earlier login; null where it has none. */
  deviceHash: string | null;
}

/**
 * O003: logs a user in on the host's sales organisation. Unknown names take as long as wrong
 * passwords. A user starts with the customer chosen last, or with the only one.
 * @returns the tokens, and one for the device to keep where it has none of ours
 * @throws 401 with the host's kind of message (N025, M045 to M047), 429 after too many failures
 */
export async function login(
  session: Session,
  host: HostConfig,
  { username, password }: { username: string; password: string },
  from: LoginSource,
): Promise<{ tokens: TokenPair; deviceToken: string | null }> {
  const { db } = session;
  const { source, device } = from;
  const limits = await selectLimits(db, username, from);
  const attempt = await claimAttempt(db, limits);
  if ('retryAfter' in attempt)
    throw new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts', attempt);

  const found = await findLogin(db, username, host.sorg);
  const right = await verifyPassword(found?.password_hash ?? dummyHash, password);
  const isPublished = session.mode === 'production' && isPublishedPassword(password);
  if (!found || !right || isPublished) {
    const reason = !found ? 'unknown-user' : isPublished ? 'demo-password' : 'wrong-password';
    const actor = found?.id ?? 'unknown';
    await recordAudit(db, { ...source, actor, kind: 'login.failed', detail: { reason } });
    throw refusal(host, Boolean(found));
  }

  const user = await findSessionUser(db, found.id, host.sorg);
  if (!user) throw sessionEnded();
  const nobody = viewerFor(user, host.sorg, null);
  const viewer = { ...nobody, customer: await firstCustomer(db, nobody) };
  const customer = viewer.customer?.unified ?? null;
  const begin = { userId: user.id, customer };
  const link = await startFamily(session, { host, source, device }, begin, found.password_hash);
  if (!link) throw refusal(host, true);
  // The first limit is that of the name at this address or device, where it is now known to be right.
  await clearAttempt(
    db,
    limits.slice(0, 1).map(({ subject }) => subject),
    attempt.ids,
  );
  const deviceToken = await keepSource(db, user.id, from);
  await noteLogin(db, user.id);
  await recordAudit(db, { ...source, actor: user.id, customer, kind: 'login.succeeded' });
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

function refusal(host: HostConfig, known: boolean): Problem {
  if (!host.preciseLoginMessages) return new Problem(401, 'LOGIN_FAILED', 'Login failed');
  return known
    ? new Problem(401, 'WRONG_PASSWORD', 'Incorrect password')
    : new Problem(401, 'UNKNOWN_USER', 'Incorrect username');
}
