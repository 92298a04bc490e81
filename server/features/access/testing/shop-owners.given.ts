import type { Db } from '#server/db/database.ts';
import { givenRights } from './rights.given.ts';

/** Owners of shops, who invite colleagues. */
export function givenShopOwners(db: Db) {
  const rights = givenRights(db);
  return {
    /** The owner of a shop, who may give its colleagues the group role of dealers. */
    async shopOwner(
      username: string,
      { areas }: { areas?: readonly string[] } = {},
    ): Promise<number> {
      const known = await db
        .selectFrom('role')
        .select('id')
        .where('id', '=', 'shop-owner')
        .execute();
      if (known.length === 0) {
        await rights.role('shop-owner', { permissions: ['company.users'] });
        await rights.groupRole('shop-owner', {
          roles: ['dealer', 'shop-owner'],
          grants: ['dealer'],
        });
      }
      return await rights.newUser(username, { groupRole: 'shop-owner', ...(areas && { areas }) });
    },
  };
}
