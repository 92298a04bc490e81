import { type Expression, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Origin } from '../sessions/sessions.store.ts';
import { viewLifetime } from '../tokens/access-tokens.ts';

/** An administrator's view as a user, with its reason. */
export interface View {
  family: string;
  userId: number;
  viewedBy: number;
  /** The family of the administrator's own login. */
  viewedFrom: string;
  reason: string;
}

/** Begins a session in which an administrator views as a user. */
export async function insertView(
  db: Db,
  { host, device }: Pick<Origin, 'host' | 'device'>,
  { family, userId, viewedBy, viewedFrom, reason }: View,
): Promise<void> {
  await db
    .insertInto('user_session')
    .values({
      family,
      user_id: userId,
      sorg: host.sorg,
      host: host.host,
      device: device.name,
      network: device.network,
      viewed_by: viewedBy,
      viewed_from: viewedFrom,
      view_reason: reason,
      expires_at: sql<Date>`now() + make_interval(secs => ${viewLifetime / 1_000})`,
    })
    .execute();
}

/** A view that goes on, for the administrator's screen; null when it has ended. */
export async function findView(db: Db, family: string) {
  const row = await db
    .selectFrom('user_session as s')
    .innerJoin('app_user as v', 'v.id', 's.viewed_by')
    .select(['v.name as by', 's.view_reason as reason'])
    .select(sql<number>`ceil(extract(epoch from s.expires_at - now()))::integer`.as('secondsLeft'))
    .where('s.family', '=', family)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, reason: row.reason ?? '' };
}

/**
 * Ends views: the one of a family and those begun in the login of a family; or all as a user, and those that the
 * user has begun in other logins than the one of a family. A trigger revokes their access tokens.
 * @returns how many have ended
 */
export async function endViews(
  db: Db,
  which: { family: string } | { userId: number; keptFamily: Expression<string> },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('user_session')
    .set({ expires_at: sql<Date>`now()` })
    .where('viewed_by', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ eb, or }) =>
      'userId' in which
        ? or([
            eb('user_id', '=', which.userId),
            eb('viewed_by', '=', which.userId).and(
              'viewed_from',
              'is distinct from',
              which.keptFamily,
            ),
          ])
        : or([eb('family', '=', which.family), eb('viewed_from', '=', which.family)]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
