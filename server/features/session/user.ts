import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { findSessionUser } from './session.store.ts';
import { sessionEnded } from './session.ts';
import { userEntity } from './session-user.rules.ts';

/**
 * O005: returns the logged-in user.
 * @throws 401 SESSION_ENDED when the user has been deactivated
 */
export async function user(db: Db, viewer: Viewer) {
  const row = await findSessionUser(db, viewer.userId, viewer.sorg);
  if (!row) throw sessionEnded();
  const customer = viewer.customer && (await findCustomer(db, viewer, viewer.customer.unified));
  return userEntity(row, viewer, customer?.name ?? null);
}
