import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { QuietTimes } from './quiet-hours.rules.ts';

/** A user's quiet hours, null for none, and the devices that take pushes of this sales organisation. */
export async function readSettings(
  db: Db,
  { userId, sorg }: Viewer,
): Promise<{ quietHours: QuietTimes | null; devices: number }> {
  const quiet = await db
    .selectFrom('quiet_hours')
    .select(['from_time as from', 'to_time as to', 'time_zone as timeZone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { devices } = await db
    .selectFrom('push_subscription')
    .select((eb) => eb.fn.countAll<number>().as('devices'))
    .where('user_id', '=', userId)
    .where('sorg', '=', sorg)
    .executeTakeFirstOrThrow();
  return { quietHours: quiet ?? null, devices };
}

/**
 * Keeps a user's quiet hours, or that there are none. What waits for the end of the former ones is
 * looked at again.
 */
export async function saveQuietHours(
  tx: Db,
  { userId }: Viewer,
  times: QuietTimes | null,
): Promise<void> {
  if (times) {
    const row = { from_time: times.from, to_time: times.to, time_zone: times.timeZone };
    await tx
      .insertInto('quiet_hours')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  } else await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
  await sql`
    update push_delivery d set due_at = now() from notification n
    where n.id = d.notification_id and n.user_id = ${userId} and d.state = 'waiting'
      and d.attempts = 0`.execute(tx);
}
