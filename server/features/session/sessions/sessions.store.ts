import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { AuditSource } from '#server/features/audit/audit.public.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Device } from '../tokens/device.rules.ts';

/** Where a login or refresh comes from. */
export interface Origin {
  source: AuditSource;
  host: Pick<HostConfig, 'host' | 'sorg' | 'sessionDays'>;
  device: Device;
}

/**
 * Notes that a session is in use, and begins it when it is new. It ends some days after its last use
 * or, however much it is used, `sessionDays` of the host after the login, whichever is first.
 * @param days how long it may be unused
 * @returns when it ends from now on; null when it has ended, or belongs to another host
 */
export async function keepSession(
  tx: Db,
  days: number,
  { host, device }: Origin,
  { family, userId }: { family: string; userId: number },
): Promise<Date | null> {
  const end = (startedAt: string) => sql<Date>`least(now() + make_interval(days => ${days}),
    ${sql.ref(startedAt)} + make_interval(days => ${host.sessionDays}))`;
  const row = await tx
    .insertInto('user_session')
    .values({
      family,
      user_id: userId,
      sorg: host.sorg,
      host: host.host,
      device: device.name,
      network: device.network,
      expires_at: sql<Date>`now() + make_interval(days => ${Math.min(days, host.sessionDays)})`,
    })
    .onConflict((conflict) =>
      conflict
        .column('family')
        .doUpdateSet({
          host: host.host,
          device: device.name,
          network: device.network,
          last_used_at: sql<Date>`now()`,
          expires_at: end('user_session.started_at'),
        })
        .where(({ eb, or }) =>
          or([eb('user_session.host', 'is', null), eb('user_session.host', '=', host.host)]),
        )
        .where(end('user_session.started_at'), '>', sql<Date>`now()`),
    )
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/**
 * The sessions of a user that have not ended, the last used first; also those of administrators who view as the
 * user.
 * @param hash of a refresh token of the session that asks
 * @param which only those at hosts of these organisations, and at most so many; all when not given
 */
export async function liveSessions(
  db: Db,
  userId: number,
  hash: string,
  which: { sorgs?: readonly string[]; limit?: number } = {},
) {
  const { sorgs, limit } = which;
  return await db
    .selectFrom('user_session as s')
    .leftJoin('app_user as v', 'v.id', 's.viewed_by')
    .select(['s.id', 's.family', 's.host', 's.device', 's.network'])
    .select(['s.started_at', 's.last_used_at'])
    .select('v.name as viewed_by')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token as t')
          .select('t.hash')
          .whereRef('t.family', '=', 's.family')
          .where('t.hash', '=', hash),
      ).as('current'),
    )
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('s.viewed_by', 'is not', null),
        exists(
          selectFrom('refresh_token as t')
            .select('t.hash')
            .whereRef('t.family', '=', 's.family')
            .where('t.revoked_at', 'is', null)
            .where('t.expires_at', '>', sql<Date>`now()`),
        ),
      ]),
    )
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .$if(sorgs !== undefined, (query) =>
      query.where(sql<boolean>`s.sorg = any(${[...(sorgs ?? [])]}::text[])`),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

export type LiveSession = Awaited<ReturnType<typeof liveSessions>>[number];

/** Returns how many of the sessions are devices of the user, and how many are views of administrators. */
export function countEnded(ended: readonly { viewed_by: unknown }[]) {
  const views = ended.filter(({ viewed_by }) => viewed_by !== null).length;
  return { sessions: ended.length - views, ...(views > 0 && { views }) };
}

/** A session of a user, or a view as the user; null for one of another user or one that does not exist. */
export async function findSession(db: Db, userId: number, id: string) {
  if (!/^\d{1,15}$/.test(id)) return null;
  const row = await db
    .selectFrom('user_session')
    .select(['family', 'viewed_by'])
    .where('id', '=', Number(id))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
