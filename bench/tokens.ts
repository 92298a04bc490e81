import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { openSessionKeys } from '#server/features/session/session.public.ts';
import { findSessionUser } from '#server/features/session/tokens/session.store.ts';
import { viewerFor } from '#server/features/session/tokens/session-user.rules.ts';
import type { CustomerCode } from '#server/graphql/context.ts';

/** A user who acts for one customer, with the rights of `dealer.us`. */
export interface TokenUser {
  id: number;
  customer: CustomerCode;
}

/** Signs access tokens of users of sales organisation 2000 as the login would, each of a login of its own. */
export async function signTokens(
  env: Record<string, string>,
  users: readonly TokenUser[],
): Promise<string[]> {
  const sorg = '2000';
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    const keys = await openSessionKeys(config, db);
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'dealer.us')
      .executeTakeFirstOrThrow();
    const dealer = await findSessionUser(db, id, sorg);
    if (!dealer) throw new Error('There is no dealer.us');
    return users.map(({ id, customer }, nth) => {
      const areas = [{ sorg, limitation: 'customer', value: customer.unified }];
      const viewer = viewerFor({ ...dealer, id, areas }, sorg, customer);
      return keys.access.sign({
        viewer,
        viewedBy: null,
        refreshHash: `bench ${nth}`,
        family: `bench ${nth}`,
        host: null,
        // The ids may be those of other users, whose rights may have changed.
        rightsVersion: Number.MAX_SAFE_INTEGER,
      });
    });
  } finally {
    await close();
  }
}
