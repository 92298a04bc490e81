import { paths } from '#src/app/paths.ts';
import type { SessionUser } from './session-user.ts';

/** Whether the home page has something that is due today; resolves in a short time. */
type HasDueTask = (user: SessionUser) => Promise<boolean>;

let hasDueTask: HasDueTask = () => Promise.resolve(false);

/** The tasks of the home page are of many features, so the app brings what knows them. */
export function setDueTaskCheck(check: HasDueTask): void {
  hasDueTask = check;
}

/**
 * Returns where a login leads that was not on the way to a page (F001, N005): to the home page when something there is
 * due today, else to the catalog where the user may open it (reading 117).
 */
export async function findLanding(user: SessionUser): Promise<string> {
  if (!user.scopes.includes('page.catalog')) return paths.home();
  // Its code may be missing without a network.
  const isDue = await hasDueTask(user).catch(() => false);
  return isDue ? paths.home() : paths.catalog();
}
