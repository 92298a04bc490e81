import { recordAudit } from '#server/features/audit/audit.public.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Session, sessionEnded, type TokenPair, tokenPair } from '../session.ts';
import type { Origin } from '../sessions/sessions.store.ts';
import type { Bearer } from '../tokens/access-tokens.ts';
import { continueSession } from '../tokens/continue-session.ts';
import { findSessionUser } from '../tokens/session.store.ts';
import { codesOf, viewerFor } from '../tokens/session-user.rules.ts';
import { keepLastCustomer } from './last-customer.store.ts';

/** The request for a change of customer, in addition to the access token. */
export interface CustomerChange {
  /** Codes of one customer: unified, R/3 or ISR; several must name the same. */
  codes: string[];
  /** That of the session, which goes on with a new one; null from a client that does not send it. */
  refreshToken: string | null;
}

/**
 * O006 to O008: makes another customer the active one and answers new tokens (B050, B061). Since they
 * go on for as long as the session does, it takes more than an access token to get them.
 * @throws 400 REFRESH_TOKEN_REQUIRED; 404 UNKNOWN_CUSTOMER for one the viewer may not act for; 401
 *   SESSION_ENDED for a refresh token that is not good or belongs to another login
 */
export async function changeCustomer(
  session: Session,
  origin: Origin,
  { viewer, family }: Bearer,
  { codes, refreshToken }: CustomerChange,
): Promise<TokenPair> {
  const { db } = session;
  const user = await findSessionUser(db, viewer.userId, viewer.sorg);
  if (!user) throw sessionEnded();
  const current = viewerFor(user, viewer.sorg, null);
  const found = await findChosenCustomer(session, current, codes);
  if (!found) throw new Problem(404, 'UNKNOWN_CUSTOMER', 'No such customer');
  if (refreshToken === null)
    throw new Problem(400, 'REFRESH_TOKEN_REQUIRED', 'Update the app to change the customer');
  const change = { family, customer: found.unified };
  const link = await continueSession(session, origin, refreshToken, change);
  await keepLastCustomer(db, current, found.unified);
  await recordAudit(db, { ...origin.source, kind: 'customer.changed', customer: found.unified });
  return tokenPair(session, user, { ...current, customer: codesOf(found) }, link);
}

async function findChosenCustomer({ db }: Session, viewer: Viewer, codes: string[]) {
  const [code, ...others] = codes;
  const found = code ? await findCustomer(db, viewer, code) : null;
  if (!found) return null;
  const known: (string | null)[] = [found.unified, found.r3, found.isr];
  return others.every((other) => known.includes(other)) ? found : null;
}
