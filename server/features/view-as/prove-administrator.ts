import type { Db } from '#server/db/database.ts';
import { tryOwnPassword } from '#server/features/session/session.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { Problem } from '#server/lib/problem.ts';

/**
 * Makes sure that the administrator in person begins a view, by the own password. The only place that decides how.
 * @throws Problem 422 REAUTHENTICATE for a wrong password, 429 TOO_MANY_ATTEMPTS after too many
 */
export async function proveAdministrator(db: Db, viewer: Viewer, password: string): Promise<void> {
  const proof = await tryOwnPassword(db, viewer, password);
  if (proof === 'throttled') throw new Problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts');
  if (proof === 'wrong') throw new Problem(422, 'REAUTHENTICATE', 'Wrong password');
}
