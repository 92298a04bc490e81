import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { QuietTimes } from './quiet-hours.rules.ts';
import { type PreferenceKind, preferenceKinds } from './settings.rules.ts';

/**
 * A user's quiet hours, null for none, the devices that take pushes of this sales organisation, and for
 * which kinds of news they ring.
 */
export async function readSettings(
  db: Db,
  { userId, sorg }: Viewer,
): Promise<{
  quietHours: QuietTimes | null;
  devices: number;
  preferences: { kind: PreferenceKind; push: boolean }[];
}> {
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
  const silent = await db
    .selectFrom('notification_preference')
    .select('kind')
    .where('user_id', '=', userId)
    .where('push', '=', false)
    .limit(100)
    .execute();
  const preferences = preferenceKinds.map((kind) => ({
    kind,
    push: !silent.some((row) => row.kind === kind),
  }));
  return { quietHours: quiet ?? null, devices, preferences };
}

/** Keeps whether a user's devices ring for a kind of news. */
export async function savePreference(
  tx: Db,
  { userId }: Viewer,
  kind: PreferenceKind,
  push: boolean,
): Promise<void> {
  await tx
    .insertInto('notification_preference')
    .values({ user_id: userId, kind, push })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ push }))
    .execute();
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
