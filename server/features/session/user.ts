import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { listVisitForms } from '#server/features/hosts/hosts.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { writableAreas } from '#server/graphql/read-only.ts';
import { findView } from './login/view-session.store.ts';
import { sessionEnded } from './session.ts';
import type { Bearer } from './tokens/access-tokens.ts';
import { findSessionUser } from './tokens/session.store.ts';
import { activeLimitation, userEntity } from './tokens/session-user.rules.ts';

/**
 * O005: returns the logged-in user; with the view of the administrator who looks at the portal as the user.
 * @throws 401 SESSION_ENDED when the user has been deactivated
 */
export async function user(db: Db, { viewer, viewedBy, family }: Bearer) {
  const row = await findSessionUser(db, viewer.userId, viewer.sorg);
  if (!row) throw sessionEnded();
  const customer = viewer.customer && (await findCustomer(db, viewer, viewer.customer.unified));
  const viewAs = viewedBy && (await findView(db, family));
  const current = { ...viewer, areas: row.areas };
  const limitation = activeLimitation(current, await changesCustomer(db, current));
  return {
    ...userEntity(row, viewer, { customerName: customer?.name ?? null, limitation }),
    visitForms: await listVisitForms(db, viewer.userId),
    viewAs,
  };
}

/** Whether the active customer lies in an area in which the user may change something; true without a customer. */
async function changesCustomer(db: Db, viewer: Viewer): Promise<boolean> {
  const areas = writableAreas(viewer.areas);
  if (!viewer.customer || areas.length === viewer.areas.length) return true;
  return (await findCustomer(db, { ...viewer, areas }, viewer.customer.unified)) !== null;
}
