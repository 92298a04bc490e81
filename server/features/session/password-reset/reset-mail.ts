import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { languageOf } from '#shared/locales.ts';
import { newRefreshToken, refreshTokenHash } from '../tokens/token-hash.ts';
import { findResetUser, storeReset } from './password-reset.store.ts';
import { resetMailText } from './reset-mail.texts.ts';

/** The queue of links to be mailed. */
export const resetMailQueue = 'reset-mail';

export interface ResetMailJob {
  /** The name as the user typed it; such a user may not exist. */
  username: string;
  host: string;
  origin: string;
}

/**
 * Mails a user a link to set a new password, in the user's language; does nothing for an unknown name. A
 * retry mails another link, because links are not stored.
 * @throws when the mail cannot be sent, so that the job is tried again
 */
export async function mailReset(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  job: ResetMailJob,
): Promise<void> {
  const host = await getHostConfig(db, job.host);
  if (!host?.forgotPassword) return;
  const user = await findResetUser(db, job.username, host.sorg);
  if (!user) return;
  const token = newRefreshToken();
  const hash = refreshTokenHash(token);
  await storeReset(db, { hash, userId: user.id, sorg: host.sorg, minutes: host.resetLinkMinutes });
  const locale = mailLocale(user.language, host);
  const link = `${job.origin}/${locale}/login#reset=${token}`;
  const texts = resetMailText(languageOf(locale), {
    name: user.name,
    portal: host.webTitle,
    link,
    minutes: host.resetLinkMinutes,
  });
  await mailer.send({ to: user.email, ...texts, about: `reset-${hash.slice(0, 16)}` });
}
