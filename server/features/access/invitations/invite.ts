import type { Db } from '#server/db/database.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import { issueInvitationLink } from '#server/features/session/user-sessions.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { notYours, notYourself } from '../users/user-problems.ts';
import {
  countInvitations,
  findInvitationHost,
  insertInvitation,
  insertInvitations,
} from './invitation.store.ts';
import { findInvitationCode, type Invitee } from './invitee.rules.ts';
import { invitationQueue, toInvitationLink } from './mail-invitations.ts';

const messages = {
  NOT_YOURSELF: notYourself.message,
  USER_INACTIVE: 'A deactivated user cannot be invited',
  NO_ADDRESS: 'The user has no address',
  AREAS_ELSEWHERE: 'The user has areas that you do not administer',
};

/** Most invitations of a user within a day. */
export const mostADay = 3;

/**
 * Returns why an administrator may not invite a user. An administrator who sees a link can log in as the user, hence no
 * link for a user with areas elsewhere.
 * @param field where the form shows it
 */
export async function findInvitationProblems(
  tx: Db,
  me: Administrator,
  user: Invitee,
  field: string,
): Promise<UserError[]> {
  const code = findInvitationCode(me, user);
  if (code === 'NOT_YOURS_TO_GRANT')
    return [{ ...(await notYours(tx, me, user.groupRole)), field }];
  if (code) return [userError(field, code, messages[code])];
  const homeless = await findHostProblems(tx, user.sorgs, field);
  if (homeless.length > 0) return homeless;
  return user.id === null ? [] : await findTooMany(tx, user.id, field);
}

/** Returns the problem of a user who got as many invitations within a day as anybody gets. */
export async function findTooMany(tx: Db, userId: number, field: string): Promise<UserError[]> {
  if (((await countInvitations(tx, [userId])).get(userId) ?? 0) < mostADay) return [];
  const facts = { most: mostADay };
  return [userError(field, 'TOO_MANY_INVITATIONS', `At most ${mostADay} a day`, facts)];
}

/** Returns the problem of a user who could log in nowhere. @param sorgs of all areas */
export async function findHostProblems(
  tx: Db,
  sorgs: readonly string[],
  field: string,
): Promise<UserError[]> {
  return (await findInvitationHost(tx, sorgs, '')) ? [] : [noHost(field)];
}

export const noHost = (field: string): UserError =>
  userError(field, 'NO_HOST', 'No portal of the user is there to log in to');

/**
 * Invites users by mail, as a set, after NO_HOST was ruled out; those without a mailbox are left out, because
 * their links have to be shown.
 * @returns the ids of those who are invited
 */
export async function inviteByMail(
  tx: Db,
  { host, jobs }: Pick<Context, 'host' | 'jobs'>,
  users: readonly { id: number; isFakeEmail: boolean }[],
): Promise<Set<number>> {
  const ids = users.filter(({ isFakeEmail }) => !isFakeEmail).map(({ id }) => id);
  if (ids.length > 0) {
    await insertInvitations(tx, ids, { host: host.host, hours: host.invitationHours });
    await jobs.send(invitationQueue, {}, tx);
  }
  return new Set(ids);
}

/**
 * Invites a user whom `findInvitationProblems` lets through; earlier invitations end.
 * @returns the link for a user without a mailbox, which is kept nowhere; null when a job mails it
 */
export async function inviteUser(
  tx: Db,
  ctx: Context,
  user: Invitee & { id: number },
  replacesPassword: boolean,
): Promise<string | null> {
  const place = await findInvitationHost(tx, user.sorgs, ctx.host.host);
  if (!place) throw new Error('The host of the invitation is gone');
  const host = place.host === ctx.host.host ? ctx.host : await requireHost(tx, place.host);
  const hours = host.invitationHours;
  const isMailed = !user.isFakeEmail;
  const values = { ...place, userId: user.id, hours, isMailed, replacesPassword };
  const invitationId = await insertInvitation(tx, values);
  if (isMailed) {
    await ctx.jobs.send(invitationQueue, {}, tx);
    return null;
  }
  const link = { invitationId, userId: user.id, sorg: place.sorg, hours };
  const token = await issueInvitationLink(tx, link);
  return toInvitationLink(ctx.originOf(place.host), mailLocale(user.language, host), token);
}

async function requireHost(db: Db, name: string): Promise<HostConfig> {
  const host = await getHostConfig(db, name);
  if (!host) throw new Error(`Host ${name} is gone`);
  return host;
}
