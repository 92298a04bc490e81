import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { issueInvitationLink } from '#server/features/session/user-sessions.public.ts';
import { isOpen, mostTries } from './invitation.store.ts';

/** An invitation whose mail a server is about to send. */
export interface DueInvitation {
  id: number;
  host: string;
  replacesPassword: boolean;
}

/**
 * Takes invitations whose mails are due, the oldest first, at most so many a minute over all servers. Each one is due
 * again after a pause that doubles, from five minutes on, in case this server is killed or the mail cannot be sent.
 */
export function takeDue(db: Db, mostAMinute: number): Promise<DueInvitation[]> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('invitation-mail', 0))`.execute(tx);
    const { rows } = await sql<DueInvitation>`
      with due as (
        select i.id from user_invitation i
        where i.is_mailed and i.sent_at is null and ${isOpen} and i.attempts < ${mostTries}
          and i.next_try_at <= now()
        order by i.next_try_at, i.id
        limit greatest(0, ${mostAMinute} - (
          select count(*) from user_invitation t where t.tried_at > now() - interval '1 minute'))
      )
      update user_invitation i
      set attempts = i.attempts + 1, tried_at = now(),
        next_try_at = now() + make_interval(mins => 5 * power(2, i.attempts)::int)
      from due where due.id = i.id
      returning i.id, i.host, i.replaces_password as "replacesPassword"`.execute(tx);
    return rows;
  });
}

/** The recipient of the mail, and the token in its link. */
export interface AddressedInvitation {
  token: string;
  username: string;
  name: string;
  email: string;
  language: string;
}

/** Makes the link of an invitation, whose time begins now; null when it was already used or revoked. */
export function addressInvitation(
  db: Db,
  id: number,
  hours: number,
): Promise<AddressedInvitation | null> {
  return transact(db, async (tx) => {
    // The user first, as everything does that changes a user: two transactions must not wait for each other.
    await sql`select u.id from app_user u join user_invitation i on i.user_id = u.id
      where i.id = ${id} for no key update of u`.execute(tx);
    const { rows } = await sql<
      Omit<AddressedInvitation, 'token'> & { userId: number; sorg: string }
    >`
      update user_invitation i set expires_at = now() + make_interval(hours => ${hours})
      from app_user u where i.id = ${id} and u.id = i.user_id and ${isOpen} and i.sent_at is null
        and not u.fake_email and u.email <> ''
      returning u.id as "userId", i.sorg, u.username, u.name, u.email, u.language`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    const { userId, sorg, ...user } = row;
    return {
      ...user,
      token: await issueInvitationLink(tx, { invitationId: id, userId, sorg, hours }),
    };
  });
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('user_invitation')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Stops trying: the mail server has refused the mail permanently, or the host is gone. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('user_invitation')
    .set({ attempts: mostTries, next_try_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
