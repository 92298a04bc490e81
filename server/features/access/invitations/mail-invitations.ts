import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import {
  addressInvitation,
  type DueInvitation,
  markFailed,
  markSent,
  takeDue,
} from './invitation-mail.store.ts';
import { toInvitationMail } from './invitation-mail.ts';

/** The queue whose jobs mail invitations at once, and the one that does so every minute. */
export const invitationQueue = 'invitation-mail';
export const invitationRounds = 'invitation-rounds';
export const everyMinute = '* * * * *';

/** Mail servers slow a sender down who sends more. */
const mostAMinute = 500;
const mostAtOnce = 5;

type MailServices = Pick<Services, 'db' | 'mailer' | 'config'>;

/**
 * Mails the invitations that are due. Any number of servers may do it at once: each invitation is taken by one.
 * @throws the first failure, so that it is kept with the job; a later round tries its invitation again
 */
export async function mailInvitations(services: MailServices, most = mostAMinute): Promise<void> {
  const due = await takeDue(services.db, most);
  const failures: unknown[] = [];
  const next = due.values();
  const work = async () => {
    for (const invitation of next)
      await mailInvitation(services, invitation).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  if (failures.length > 0) throw failures[0];
}

async function mailInvitation(
  { db, mailer, config }: MailServices,
  { id, host: name, replacesPassword }: DueInvitation,
): Promise<void> {
  const host = await getHostConfig(db, name);
  if (!host) return await markFailed(db, id);
  const user = await addressInvitation(db, id, host.invitationHours);
  if (!user) return;
  const locale = mailLocale(user.language, host);
  const link = toInvitationLink(publicOrigin(config, name), locale, user.token);
  const mail = toInvitationMail({ host, locale, user, link, replacesPassword });
  try {
    await mailer.send({ to: user.email, ...mail, about: `invitation-${id}` });
  } catch (error) {
    // 5xx: the mail server will never take it.
    const { responseCode = 0 } = error as { responseCode?: number };
    if (responseCode >= 500) return await markFailed(db, id);
    throw error;
  }
  await markSent(db, id);
}

/** The address where an invited user sets a password. Browsers send the part after the # to no server. */
export function toInvitationLink(origin: string, locale: string, token: string): string {
  return `${origin}/${locale}/login#reset=${token}`;
}
