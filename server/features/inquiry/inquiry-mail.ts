import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { languageOf } from '#shared/locales.ts';
import { findInquiry, type InquiryRow, recordMail } from './inquiry.store.ts';
import { acknowledgementText, inquiryMailText } from './inquiry-mail.texts.ts';
import { openInquiryTexts } from './show-inquiry.ts';

/** The queue of inquiries to be mailed. */
export const inquiryMailQueue = 'inquiry-mail';

/** How long a mail server may be down before an inquiry is only in the list. */
export const daysOfTrying = 3;

/** Neither name nor address: jobs are kept for a while after they are done. */
export interface InquiryMailJob {
  sorg: string;
  id: string;
}

/**
 * Mails an inquiry to its host and acknowledges it to the applicant (N132), each once.
 * @throws when one of the mails cannot be handed over, so that the job is tried again for it
 */
export async function mailInquiry(services: Services, job: InquiryMailJob): Promise<void> {
  const { db, mailer } = services;
  const inquiry = await findInquiry(db, job.sorg, job.id);
  const host = inquiry && (await getHostConfig(db, inquiry.host));
  if (!inquiry || !host) return;
  const failures: unknown[] = [];
  for (const mail of ['mail', 'acknowledgement'] as const) {
    if (!['waiting', 'failed'].includes(inquiry[mail])) continue;
    try {
      const toHost = mail === 'mail';
      await mailer.send(toHost ? await hostMail(services, inquiry, host) : receipt(inquiry, host));
      await recordMail(db, job, mail, 'sent');
    } catch (error) {
      await recordMail(db, job, mail, 'failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** In the first language of the host; an answer to it goes to the applicant. */
async function hostMail({ db }: Services, inquiry: InquiryRow, host: HostConfig): Promise<Mail> {
  const locale = mailLocale('', host);
  const show = await openInquiryTexts(db, inquiry.sorg, locale, [inquiry]);
  return {
    to: host.email,
    ...inquiryMailText(languageOf(locale), host.webTitle, show(inquiry)),
    replyTo: inquiry.custEmail,
    about: `inquiry-${inquiry.id}`,
  };
}

/** Holds nothing that was typed: the address may be another person's. */
function receipt({ id, locale, custEmail }: InquiryRow, host: HostConfig): Mail {
  return {
    to: custEmail,
    ...acknowledgementText(languageOf(mailLocale(locale, host)), host.webTitle),
    about: `inquiry-receipt-${id}`,
  };
}
