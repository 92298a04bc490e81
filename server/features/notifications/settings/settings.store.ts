import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { MailWish } from '../mail/news-mail.rules.ts';
import { mostDevices } from '../push/push-subscription.store.ts';
import type { QuietTimes } from './quiet-hours.rules.ts';
import { isMailed, type PreferenceKind, preferenceKinds } from './settings.rules.ts';

/** A user's settings for a kind of notification. */
export interface Preference {
  kind: PreferenceKind;
  push: boolean;
  email: MailWish;
}

/** A device that takes pushes, and when it took the last one. */
export interface DeviceRow {
  name: string;
  since: Date;
  toldAt: Date | null;
}

/**
 * A user's quiet hours, null for none, the devices that take pushes of this sales organisation, and for
 * which kinds of news they ring or a mail is sent.
 */
export async function readSettings(
  db: Db,
  { userId, sorg }: Viewer,
): Promise<{
  quietHours: QuietTimes | null;
  devices: DeviceRow[];
  preferences: Preference[];
}> {
  const quiet = await db
    .selectFrom('quiet_hours')
    .select(['from_time as from', 'to_time as to', 'time_zone as timeZone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { rows: devices } = await sql<DeviceRow>`
    select p.name, p.created_at as since,
      (select max(n.created_at) from notification n
        join push_delivery d on d.notification_id = n.id and d.endpoint = p.endpoint
        where n.user_id = p.user_id and d.state = 'sent') as "toldAt"
    from push_subscription p where p.user_id = ${userId} and p.sorg = ${sorg}
    order by p.created_at desc, p.endpoint limit ${mostDevices}`.execute(db);
  const chosen = await db
    .selectFrom('notification_preference')
    .select(['kind', 'push', sql<MailWish>`email`.as('email')])
    .where('user_id', '=', userId)
    .limit(100)
    .execute();
  const preferences = preferenceKinds.map((kind): Preference => {
    const { push = true, email = 'fallback' } = chosen.find((row) => row.kind === kind) ?? {};
    return { kind, push, email: isMailed(kind) ? email : 'never' };
  });
  return { quietHours: quiet ?? null, devices, preferences };
}

/** Keeps whether a user's devices ring for a kind of news, and whether it is mailed if that is said. */
export async function savePreference(
  tx: Db,
  { userId }: Viewer,
  { kind, push, email }: Omit<Preference, 'email'> & { email?: MailWish | undefined },
): Promise<void> {
  const wishes = { push, ...(email && { email }) };
  await tx
    .insertInto('notification_preference')
    .values({ user_id: userId, kind, ...wishes })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(wishes))
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
  await sql`
    update notification set mail_at = now()
    where user_id = ${userId} and mail_at > now()`.execute(tx);
}
