import type { Db } from '#server/db/database.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { listAdministered } from './administrator.store.ts';

/**
 * Returns the refusal of a change that has left organisations without an administrator. It is asked in the
 * transaction of the change, which holds the lock of `lockAdministrator`.
 * @param administered the organisations that had one before
 */
export async function findLostAdministrators(
  tx: Db,
  administered: readonly string[],
): Promise<UserError[]> {
  const left = await listAdministered(tx);
  return administered
    .filter((sorg) => !left.includes(sorg))
    .map((sorg) =>
      userError('id', 'LAST_ADMIN', `The last administrator of ${sorg} cannot be removed`, {
        name: sorg,
      }),
    );
}
