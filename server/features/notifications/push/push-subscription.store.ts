import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A device that may be pushed to. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  host: string;
  locale: string;
  /** A readable name. */
  name: string;
}

/** The most devices of a user; subscribing another deletes the one that was silent longest. */
export const mostDevices = 20;

/**
 * Keeps a device of the viewer's; a known one becomes the viewer's, with what it says now.
 * @returns false when the user was deactivated or is gone
 */
export function saveSubscription(
  db: Db,
  { userId, sorg }: Viewer,
  device: Subscription,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // The user's row is held, so that two devices at once do not both count to twenty.
    const user = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('active', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) return false;
    const { endpoint, ...rest } = device;
    const row = { ...rest, user_id: userId, sorg, updated_at: sql<Date>`clock_timestamp()` };
    await tx
      .insertInto('push_subscription')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await dropOldest(tx, userId);
    return true;
  });
}

async function dropOldest(tx: Db, userId: number): Promise<void> {
  const oldest = tx
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('endpoint')
    .offset(mostDevices);
  await tx.deleteFrom('push_subscription').where('endpoint', 'in', oldest).execute();
}

/** Forgets a device, if it is the viewer's. */
export async function deleteSubscription(
  db: Db,
  { userId }: Viewer,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute();
}
