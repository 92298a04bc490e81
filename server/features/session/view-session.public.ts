import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { CustomerCode } from '#server/graphql/context.ts';
import { firstCustomer } from './login/last-customer.store.ts';
import { endViews, insertView } from './login/view-session.store.ts';
import type { Origin } from './sessions/sessions.store.ts';
import { type Bearer, endOfView } from './tokens/access-tokens.ts';
import { findSessionUser } from './tokens/session.store.ts';
import type { SessionKeys } from './tokens/session-keys.ts';
import { codesOf, viewerFor } from './tokens/session-user.rules.ts';

export { deviceOf } from './tokens/device.rules.ts';

/** The token of a view; there is no refresh token. */
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
  const view = { family, userId, viewedBy: by.viewer.userId, viewedFrom: by.family, reason };
  await insertView(db, { host, device }, view);
  const viewedBy = {
    userId: by.viewer.userId,
    family: by.family,
    rightsVersion: by.rightsVersion,
    until: endOfView(),
  };
  const { rightsVersion } = user;
  return toViewToken(keys, {
    viewer,
    viewedBy,
    refreshHash: '',
    family,
    host: host.host,
    rightsVersion,
  });
}

/**
 * Goes on viewing with another customer of the user. The new token has the same end and the same rights, so that
 * everything that ends the view still does. The user's own choice of customer stays as it is.
 * @returns the customer and the token; null for a customer that the user may not act for
 */
export async function viewCustomer(
  { db, keys }: { db: Db; keys: SessionKeys },
  bearer: Bearer,
  custCode: string,
): Promise<{ customer: CustomerCode; token: ViewToken } | null> {
  const found = await findCustomer(db, bearer.viewer, custCode);
  if (!found) return null;
  const customer = codesOf(found);
  return {
    customer,
    token: toViewToken(keys, { ...bearer, viewer: { ...bearer.viewer, customer } }),
  };
}

function toViewToken({ access }: SessionKeys, bearer: Bearer): ViewToken {
  return {
    requestToken: access.sign(bearer),
    tokenType: 'Bearer',
    expiresIn: (bearer.viewedBy?.until ?? 0) * 1_000 - Date.now(),
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
