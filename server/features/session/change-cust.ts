import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Bearer } from './access-tokens.ts';
import { switchCustomer } from './refresh-chain.store.ts';
import { findSessionUser } from './session.store.ts';
import { type Session, sessionEnded, type TokenPair, tokenPair } from './session.ts';
import { codesOf, viewerFor } from './session-user.rules.ts';

/**
 * O006 to O008: makes another customer the active one and answers new tokens (B050, B061).
 * @param codes codes of one customer: unified, R/3 or ISR; several must name the same
 * @throws 404 UNKNOWN_CUSTOMER for one the viewer may not act for
 */
export async function changeCustomer(
  session: Session,
  { viewer, refreshHash }: Bearer,
  codes: string[],
): Promise<TokenPair> {
  const { db } = session;
  const user = await findSessionUser(db, viewer.userId, viewer.sorg);
  if (!user) throw sessionEnded();
  const current = viewerFor(user, viewer.sorg, null);
  const customer = await customerOf(session, eligible(current), codes);
  if (!customer) throw new Problem(404, 'UNKNOWN_CUSTOMER', 'No such customer');
  const link = await switchCustomer(session, refreshHash, customer.unified);
  if (!link) throw sessionEnded();
  return tokenPair(session, { ...current, customer: codesOf(customer) }, link);
}

/** Without menu.change-cust only a user's own customers can be chosen (S036). */
function eligible(viewer: Viewer): Viewer {
  if (viewer.scopes.has('menu.change-cust')) return viewer;
  return { ...viewer, areas: viewer.areas.filter(({ limitation }) => limitation === 'customer') };
}

async function customerOf({ db }: Session, viewer: Viewer, codes: string[]) {
  const [code, ...others] = codes;
  const found = code ? await findCustomer(db, viewer, code) : null;
  if (!found) return null;
  const known: (string | null)[] = [found.unified, found.r3, found.isr];
  return others.every((other) => known.includes(other)) ? found : null;
}
