import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { languageOf } from '#shared/locales.ts';
import { resetNoticeText } from './reset-notice.texts.ts';
import { findMailbox } from './second-factors.store.ts';

/** The queue of notices that an administrator has reset a second factor. */
export const resetNoticeQueue = 'second-factor-reset';

export interface ResetNoticeJob {
  userId: number;
  host: string;
}

/**
 * Mails a user that the second factor was reset, so that one who did not ask for it notices. Users without a mailbox
 * get none.
 * @throws when the mail cannot be sent, so that the job is tried again
 */
export async function mailResetNotice(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { userId, host: name }: ResetNoticeJob,
): Promise<void> {
  const host = await getHostConfig(db, name);
  const user = host && (await findMailbox(db, userId));
  if (!user) return;
  const language = languageOf(mailLocale(user.language, host));
  const texts = resetNoticeText(language, { name: user.name, portal: host.webTitle });
  await mailer.send({ to: user.email, ...texts, about: `second-factor-reset-${userId}` });
}
