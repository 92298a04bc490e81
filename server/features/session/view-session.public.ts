import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Bearer, viewLifetime } from './access-tokens.ts';
import { firstCustomer } from './last-customer.store.ts';
import { findSessionUser } from './session.store.ts';
import type { SessionKeys } from './session-keys.ts';
import { viewerFor } from './session-user.rules.ts';
import type { Origin } from './sessions.store.ts';
import { endViews, insertView } from './view-session.store.ts';

export { deviceOf } from './device.rules.ts';

/** The only token of a view; there is no refresh token. */
export interface ViewToken {
  requestToken: string;
  tokenType: 'Bearer';
  /** Milliseconds until it is no longer accepted. */
  expiresIn: number;
}

/**
 * Begins to view as a user, reading only. Whether the administrator may do so is the caller's to check.
 * @returns null for a user who could not log in here
 */
export async function startView(
  { db, keys }: { db: Db; keys: SessionKeys },
  { host, device }: Pick<Origin, 'host' | 'device'>,
  { userId, reason, by }: { userId: number; reason: string; by: Bearer },
): Promise<ViewToken | null> {
  const user = await findSessionUser(db, userId, host.sorg);
  if (!user) return null;
  const nobody = viewerFor(user, host.sorg, null);
  const viewer = { ...nobody, customer: await firstCustomer(db, nobody) };
  const family = randomBytes(32).toString('base64url');
  const viewedBy = {
    ...{ userId: by.viewer.userId, family: by.family, rightsVersion: by.rightsVersion },
  };
  const view = { family, userId, viewedBy: viewedBy.userId, viewedFrom: by.family, reason };
  await insertView(db, { host, device }, view);
  const { rightsVersion } = user;
  return {
    requestToken: keys.access.sign({
      ...{ viewer, viewedBy, refreshHash: '', family, host: host.host, rightsVersion },
    }),
    tokenType: 'Bearer',
    expiresIn: viewLifetime,
  };
}

/** Ends a view at once. @returns whether it went on until now */
export async function endView(
  { db, keys }: { db: Db; keys: SessionKeys },
  { family }: Bearer,
): Promise<boolean> {
  const ended = await endViews(db, { family });
  keys.revocations.expire();
  return ended > 0;
}
