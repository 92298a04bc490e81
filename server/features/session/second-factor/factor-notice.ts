import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { languageOf } from '#shared/locales.ts';
import { type FactorChange, factorNoticeText } from './factor-notice.texts.ts';
import { findMailbox } from './second-factors.store.ts';

/** The queue of notices to users whose second factors or mail addresses have changed. */
export const factorNoticeQueue = 'second-factor-notice';

export interface FactorNoticeJob {
  /** Of the notice: a mail that is sent again is known by it. */
  id: string;
  userId: number;
  host: string;
  change: FactorChange;
  /** The mailbox that is told of its replacement; without it the user's present one is told. */
  former?: Mailbox;
}

export interface Mailbox {
  name: string;
  email: string;
  language: string;
}

/** Mails a user what has changed, once the transaction is committed. */
export async function sendFactorNotice(
  tx: Db,
  jobs: Services['jobs'],
  notice: Omit<FactorNoticeJob, 'id'>,
): Promise<void> {
  const job: FactorNoticeJob = { id: randomUUID(), ...notice };
  await jobs.send(factorNoticeQueue, job, tx);
}

/**
 * Mails a user what has changed, so that one who did not do it notices. Users without a mailbox get no mail.
 * @throws when the mail cannot be sent, so that the job is tried again
 */
export async function mailFactorNotice(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { id, userId, host: name, change, former }: FactorNoticeJob,
): Promise<void> {
  const host = await getHostConfig(db, name);
  const user = host && (former ?? (await findMailbox(db, userId)));
  if (!user) return;
  const language = languageOf(mailLocale(user.language, host));
  const texts = factorNoticeText(language, change, { name: user.name, portal: host.webTitle });
  await mailer.send({ to: user.email, ...texts, about: `second-factor-${id}` });
}
