import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const allowed = 10;
const windowMinutes = 15;
const cutoff = sql<Date>`(now() - make_interval(mins => ${sql.lit(windowMinutes)}))`;

/** A login that may be tried, or how many milliseconds to wait. */
export type Attempt = { ids: number[] } | { retryAfter: number };

/** What failures are counted under: the name that was typed, and the address it came from. */
export function loginSubjects(username: string, address: string): [string, string] {
  return [userSubject(username), `address:${address}`];
}

/** What a user's failures are counted under, wherever they come from. */
export function userSubject(username: string): string {
  return `user:${username.toLowerCase()}`;
}

/** What requests for a new password are counted under; they do not keep anybody from logging in. */
export function forgotSubjects(username: string, address: string): [string, string] {
  return [`forgot:${username.toLowerCase()}`, `forgot-address:${address}`];
}

/**
 * Counts a login as failed before it is tried, so that a burst sent at once is counted too; at most
 * ten in fifteen minutes per subject. `clearAttempt` takes it back when the login succeeds.
 */
export function claimAttempt(db: Db, subjects: string[]): Promise<Attempt> {
  return db.transaction().execute(async (tx) => {
    const names = sql`unnest(${subjects}::text[])`;
    await sql`select pg_advisory_xact_lock(hashtextextended(s, 0))
      from (select s from ${names} s order by s) ordered`.execute(tx);
    const full = await tx
      .selectFrom('login_failure')
      .select(
        sql<number>`extract(epoch from min(at) - ${cutoff}) * 1000`
          .$castTo<number | string>()
          .as('wait'),
      )
      .where('subject', 'in', subjects)
      .where('at', '>', cutoff)
      .groupBy('subject')
      .having((eb) => eb(eb.fn.countAll(), '>=', allowed))
      .execute();
    if (full.length > 0)
      return { retryAfter: Math.max(...full.map(({ wait }) => Math.ceil(Number(wait)))) };
    const rows = await tx
      .insertInto('login_failure')
      .values(subjects.map((subject) => ({ subject })))
      .returning('id')
      .execute();
    return { ids: rows.map(({ id }) => id) };
  });
}

/** After a success: forgets the user's failures, these attempts, and whatever is too old to count. */
export async function clearAttempt(db: Db, user: string, ids: number[]): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where((eb) =>
      eb.or([
        eb('subject', '=', user),
        sql<boolean>`id = any(${ids}::bigint[])`,
        eb('at', '<=', cutoff),
      ]),
    )
    .execute();
}
