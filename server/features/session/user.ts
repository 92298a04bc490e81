import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Bearer } from './access-tokens.ts';
import { findSessionUser } from './session.store.ts';
import { sessionEnded } from './session.ts';
import { userEntity } from './session-user.rules.ts';
import { findView } from './view-session.store.ts';

/**
 * O005: returns the logged-in user; with the view of the administrator who looks at the portal as the user.
 * @throws 401 SESSION_ENDED when the user has been deactivated
 */
export async function user(db: Db, { viewer, viewedBy, family }: Bearer) {
  const row = await findSessionUser(db, viewer.userId, viewer.sorg);
  if (!row) throw sessionEnded();
  const customer = viewer.customer && (await findCustomer(db, viewer, viewer.customer.unified));
  const viewAs = viewedBy && (await findView(db, family));
  return { ...userEntity(row, viewer, customer?.name ?? null), viewAs };
}
