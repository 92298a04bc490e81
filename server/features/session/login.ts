import { networkOf } from '#server/lib/network-of.ts';
import { dummyHash, verifyPassword } from '#server/lib/password.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { startFamily } from './refresh-chain.store.ts';
import { findLogin, findSessionUser, onlyCustomer } from './session.store.ts';
import { type Session, sessionEnded, type TokenPair, tokenPair } from './session.ts';
import { viewerFor } from './session-user.rules.ts';
import { callerSubject, loginLimits } from './throttle.rules.ts';
import { claimAttempt, clearAttempt, isKnownAddress, keepAddress } from './throttle.store.ts';

/**
 * O003: logs a user in on the host's sales organisation. Unknown names take as long as wrong
 * passwords. A user with exactly one customer starts with it.
 * @param address where the request came from, for the throttle
 * @throws 401 with the host's kind of message (N025, M045 to M047), 429 after too many failures
 */
export async function login(
  session: Session,
  host: HostConfig,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<TokenPair> {
  const { db } = session;
  const network = networkOf(address);
  const known = await isKnownAddress(db, username, network);
  const attempt = await claimAttempt(db, loginLimits(username, address, known));
  if ('retryAfter' in attempt)
    throw new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts', attempt);

  const found = await findLogin(db, username, host.sorg);
  const right = await verifyPassword(found?.password_hash ?? dummyHash, password);
  if (!found || !right) throw refusal(host, Boolean(found));

  const user = await findSessionUser(db, found.id, host.sorg);
  if (!user) throw sessionEnded();
  const nobody = viewerFor(user, host.sorg, null);
  const viewer = { ...nobody, customer: await onlyCustomer(db, nobody) };
  const customer = viewer.customer?.unified ?? null;
  const family = { userId: user.id, sorg: host.sorg, customer };
  const link = await startFamily(session, family, found.password_hash);
  if (!link) throw refusal(host, true);
  await clearAttempt(db, [callerSubject(username, address)], attempt.ids);
  await keepAddress(db, user.id, network);
  return tokenPair(session, viewer, link);
}

function refusal(host: HostConfig, known: boolean): Problem {
  if (!host.preciseLoginMessages) return new Problem(401, 'LOGIN_FAILED', 'Login failed');
  return known
    ? new Problem(401, 'WRONG_PASSWORD', 'Incorrect password')
    : new Problem(401, 'UNKNOWN_USER', 'Incorrect username');
}
