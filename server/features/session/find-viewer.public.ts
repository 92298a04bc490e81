import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { findSessionUser } from './tokens/session.store.ts';
import { codesOf, viewerFor } from './tokens/session-user.rules.ts';

/**
 * Returns the viewer that a user is now, for work in the background; null for one who may not log in any more, and for a
 * customer outside the user's fence.
 */
export async function findViewer(
  db: Db,
  { userId, sorg, customer }: { userId: number; sorg: string; customer: string | null },
): Promise<Viewer | null> {
  const user = await findSessionUser(db, userId, sorg);
  if (!user) return null;
  const viewer = viewerFor(user, sorg, null);
  if (customer === null) return viewer;
  const found = await findCustomer(db, viewer, customer);
  return found?.unified === customer ? { ...viewer, customer: codesOf(found) } : null;
}
