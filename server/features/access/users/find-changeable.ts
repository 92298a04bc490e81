import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { ActingAdministrator } from '../rights/administrator.ts';
import type { ManagedUser, UserEntity } from './user-entity.ts';

/** Reads and locks the user that an operation names by `userId`. @returns why the viewer may not change the user */
export async function findChangeable(
  tx: Db,
  viewer: Viewer,
  entity: UserEntity,
  userId: string,
): Promise<{ me: ActingAdministrator; found: ManagedUser } | { userErrors: UserError[] }> {
  const me = await entity.begin(tx, viewer);
  const found = await entity.find(tx, me, userId);
  if (!found)
    return { userErrors: [userError('userId', 'UNKNOWN_RECORD', 'There is no such user')] };
  const problems = await entity.checkState(tx, me, found);
  if (problems.length === 0) return { me, found };
  return { userErrors: problems.map((problem) => ({ ...problem, field: 'userId' })) };
}
