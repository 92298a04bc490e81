import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';

/** The state of an invitation: `failed` when its mail could not be sent for two and a half hours, or was refused. */
export type InvitationState = 'pending' | 'expired' | 'used' | 'revoked' | 'failed';

/** The last invitation of a user. Instants are text, because an answer is kept as JSON. */
export interface InvitationRow {
  state: InvitationState;
  isMailed: boolean;
  replacesPassword: boolean;
  createdAt: string;
  sentAt: string | null;
  expiresAt: string;
}

/** How often the mail of an invitation is tried. */
export const mostTries = 5;

/** Still to be used, as far as only time can end it. */
export const isOpen = sql<boolean>`(i.used_at is null and i.revoked_at is null)`;

/** The state of `user_invitation i`. */
export const invitationState: RawBuilder<InvitationState> = sql`case
  when i.used_at is not null then 'used'
  when i.revoked_at is not null then 'revoked'
  when i.is_mailed and i.sent_at is null and i.attempts >= ${sql.lit(mostTries)}
    and i.next_try_at <= now() then 'failed'
  when i.expires_at <= now() then 'expired'
  else 'pending' end`;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of `user_invitation i` that make an `InvitationRow`, as one JSON object. */
const invitationJson = sql`json_build_object('state', ${invitationState},
  'isMailed', i.is_mailed, 'replacesPassword', i.replaces_password, 'createdAt', ${instant('i.created_at')},
  'sentAt', ${instant('i.sent_at')}, 'expiresAt', ${instant('i.expires_at')})`;

/** The invitation of `app_user u` that counts; null for a user who was never invited. */
export const lastInvitation = sql`(select ${invitationJson} from user_invitation i
  where i.user_id = u.id order by i.id desc limit 1)`;

/** Whether `app_user u` has a password. */
export const hasPassword = sql`u.password_hash <> ${sql.lit(unusablePasswordHash)}`;

/** How many invitations users got within the last day; without those who got none. */
export async function countInvitations(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select user_id as id, count(*)::int as count from user_invitation
    where user_id = any(${[...userIds]}::bigint[]) and created_at > now() - interval '1 day'
    group by user_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns those of the organisations that have a host. */
export async function findSorgsWithHost(db: Db, sorgs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sorg: string }>`
    select distinct sorg from host where sorg = any(${[...sorgs]}::text[])`.execute(db);
  return new Set(rows.map(({ sorg }) => sorg));
}

/** The host that an invitation leads to. */
export interface InvitationHost {
  host: string;
  sorg: string;
}

/** The host where a user can log in: the wanted one if it is of one of the user's organisations, else the first. */
export async function findInvitationHost(
  db: Db,
  sorgs: readonly string[],
  wanted: string,
): Promise<InvitationHost | null> {
  const { rows } = await sql<InvitationHost>`select host, sorg from host
    where sorg = any(${[...sorgs]}::text[])
    order by host <> ${wanted}, sorg, host limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Stores an invitation; earlier ones of the user are revoked. @returns the id */
export async function insertInvitation(
  tx: Db,
  invitation: InvitationHost & {
    userId: number;
    hours: number;
    isMailed: boolean;
    replacesPassword: boolean;
  },
): Promise<number> {
  await revokeInvitations(tx, [invitation.userId]);
  const { id } = await tx
    .insertInto('user_invitation')
    .values({
      user_id: invitation.userId,
      sorg: invitation.sorg,
      host: invitation.host,
      is_mailed: invitation.isMailed,
      replaces_password: invitation.replacesPassword,
      expires_at: sql<Date>`now() + make_interval(hours => ${invitation.hours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores invitations, which a job mails; each leads to the wanted host if the user can log in there. Earlier ones of
 * the users are revoked.
 */
export async function insertInvitations(
  tx: Db,
  userIds: readonly number[],
  { host, hours }: { host: string; hours: number },
): Promise<void> {
  await revokeInvitations(tx, userIds);
  await sql`insert into user_invitation
      (user_id, sorg, host, is_mailed, replaces_password, expires_at)
    select u.id, h.sorg, h.host, true, coalesce(e.replaces, false), now() + make_interval(hours => ${hours})
    from unnest(${[...userIds]}::bigint[]) as u (id)
    cross join lateral (select host, sorg from host
      where sorg in (select a.sorg from user_area a where a.user_id = u.id)
      order by host <> ${host}, sorg, host limit 1) h
    left join lateral (select i.used_at is not null or i.replaces_password as replaces
      from user_invitation i where i.user_id = u.id order by i.id desc limit 1) e on true`.execute(
    tx,
  );
}

/** Ends the open invitations of users, and their links. @returns whether one could still be used */
export async function revokeInvitations(tx: Db, userIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ good: boolean }>`
    update user_invitation i set revoked_at = now() where i.user_id = any(${[...userIds]}::bigint[])
      and ${isOpen}
    returning i.expires_at > now() as good`.execute(tx);
  await sql`update password_reset set used_at = now()
    where user_id = any(${[...userIds]}::bigint[]) and used_at is null and invitation_id is not null`.execute(
    tx,
  );
  return rows.some(({ good }) => good);
}

/** Takes the password away, so that only a link sets the next one. */
export async function removePassword(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: unusablePasswordHash })
    .where('id', '=', userId)
    .execute();
}
