import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import type { Limit } from './throttle.rules.ts';

/** A login that may be tried, or how many milliseconds to wait. */
export type Attempt = { ids: number[] } | { retryAfter: number };

/** No failure counts for longer than this. */
const longestMinutes = 60;
/** No check of a password takes longer than this; until then an attempt without a verdict counts. */
const longestCheckSeconds = 60;
/** How long an address that a user does not log in from any more stays known. */
const knownDays = 90;

/**
 * Counts a try under each limit before it is made, so that a burst sent at once is counted too; a try that one
 * limit refuses counts under none. `clearAttempt` takes it back when it succeeds, and `keepFailure` keeps it when
 * it fails. One that gets neither, because the server was killed, stops counting after a minute.
 */
export function claimAttempt(db: Db, limits: readonly Limit[]): Promise<Attempt> {
  return db.transaction().execute(async (tx) => {
    const subjects = limits.map(({ subject }) => subject);
    const names = sql`unnest(${subjects}::text[])`;
    await sql`select pg_advisory_xact_lock(hashtextextended(s, 0))
      from (select s from ${names} s order by s) ordered`.execute(tx);
    const { rows: full } = await sql<{ wait: number | string }>`
      select extract(epoch from
        min(least(f.at + make_interval(mins => l.minutes), f.under_way_until)) - now()) * 1000 as wait
      from json_to_recordset(${JSON.stringify(limits)}::json)
        as l (subject text, most integer, minutes integer)
      join login_failure f
        on f.subject = l.subject and f.at > now() - make_interval(mins => l.minutes)
        and (f.under_way_until is null or f.under_way_until > now())
      group by l.subject, l.most, l.minutes
      having count(*) >= l.most`.execute(tx);
    if (full.length > 0)
      return { retryAfter: Math.max(...full.map(({ wait }) => Math.ceil(Number(wait)))) };
    const rows = await tx
      .insertInto('login_failure')
      .values(subjects.map((subject) => ({ subject, under_way_until: checkEnd })))
      .returning('id')
      .execute();
    return { ids: rows.map(({ id }) => id) };
  });
}

const checkEnd = sql<Date>`now() + make_interval(secs => ${longestCheckSeconds})`;

/** After a failure: lets these attempts count for the whole time of their limits. */
export async function keepFailure(db: Db, ids: number[]): Promise<void> {
  await db
    .updateTable('login_failure')
    .set({ under_way_until: null })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** After a success: deletes these attempts and subjects, and everything that is too old to count. */
export async function clearAttempt(db: Db, subjects: string[], ids: number[]): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where((eb) =>
      eb.or([
        sql<boolean>`subject = any(${subjects}::text[])`,
        sql<boolean>`id = any(${ids}::bigint[])`,
        sql<boolean>`at <= now() - make_interval(mins => ${longestMinutes})`,
      ]),
    )
    .execute();
}

/** Whether the user of this name has logged in from there lately. */
export async function isKnownAddress(db: Db, username: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_address as a')
    .innerJoin('app_user as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where((eb) => eb(eb.fn('lower', ['u.username']), '=', toCaselessKey(username)))
    .where('a.address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers where a user has logged in from, and forgets where users no longer do. */
export async function keepAddress(db: Db, userId: number, address: string): Promise<void> {
  await db
    .insertInto('login_address')
    .values({ user_id: userId, address })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address']).doUpdateSet({ at: sql<Date>`now()` }),
    )
    .execute();
  await db
    .deleteFrom('login_address')
    .where(sql<boolean>`at <= now() - make_interval(days => ${knownDays})`)
    .execute();
}
