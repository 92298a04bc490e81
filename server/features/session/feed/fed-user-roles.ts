import type { Entry, FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
import { rolesByGroup } from './fed-settings.store.ts';

/** A user has an address, unless it is no mailbox (reading 48). */
export function checkUser(row: Row, tell: Tell): void {
  if (row.email === '' && row.fakeEmail !== true)
    tell('email', 'REQUIRED', 'email must not be empty unless fakeEmail is true');
}

/**
 * Gives each row its `rolesOff`, the roles of the group role that the user does not have (reading 47); null leaves
 * the user's roles as they are.
 */
export async function readUserRoles(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const chosen = batch.filter(({ row }) => Array.isArray(row.roles));
  for (const { row } of batch) row.rolesOff = null;
  const groupOf = (row: Row) => String(row.group_role_id);
  const known = await rolesByGroup(
    db,
    chosen.map(({ row }) => groupOf(row)),
  );
  for (const { line, row } of chosen) {
    const offered = known.get(groupOf(row)) ?? [];
    const roles = row.roles as string[];
    const other = roles.find((role) => !offered.includes(role));
    if (other !== undefined)
      tell(line, 'roles', 'NOT_ALLOWED', `"${other}" is no role of the group role`);
    else row.rolesOff = offered.filter((role) => !roles.includes(role));
  }
}
