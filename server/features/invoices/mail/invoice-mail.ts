import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { languageOf } from '#shared/locales.ts';
import { loadDocuments } from '../documents/load-documents.ts';
import { itemsForUser, mailedUser } from '../invoice-detail.store.ts';
import { invoiceMailTexts } from './invoice-mail.texts.ts';

/** The queue of invoices to be mailed. */
export const invoiceMailQueue = 'invoice-mail';

export interface InvoiceMailJob {
  sorg: string;
  invoiceNo: string;
  userId: number;
  host: string;
  /** When it was asked for, in ms: a repetition of the job sends the same mail. */
  askedAt: number;
}

/** How long a mail server may be down before the user has to ask again. */
export const daysOfTrying = 1;

/**
 * Mails an invoice to the user who asked for it, in the user's language. A user who has lost the right to see it, or
 * has left, gets nothing.
 * @throws when the mail cannot be handed over, so that the job is tried again
 */
export async function mailInvoice(
  services: Services,
  { sorg, invoiceNo, userId, host: name, askedAt }: InvoiceMailJob,
): Promise<void> {
  const { db, mailer, config } = services;
  const [host, user, rows] = await Promise.all([
    getHostConfig(db, name),
    mailedUser(db, userId),
    itemsForUser(db, { sorg, userId }, invoiceNo),
  ]);
  if (!host || !user?.email || rows.length === 0) return;
  const locale = mailLocale(user.language, host);
  const documents = await loadDocuments(services, { host, locale }, rows);
  const eInvoice = await documents.eInvoice(invoiceNo);
  const attachments = [await documents.pdf(invoiceNo), eInvoice].filter((one) => one !== null);
  const texts = invoiceMailTexts[languageOf(locale)];
  const link = `${publicOrigin(config, host.host)}/${locale}/invoice/${encodeURIComponent(invoiceNo)}`;
  await mailer.send({
    to: user.email,
    subject: texts.subject(host.webTitle, invoiceNo),
    text: [
      texts.greeting(user.name),
      texts.attached(invoiceNo),
      ...(eInvoice ? [texts.eInvoice] : []),
      `${texts.view}: ${link}\n`,
    ].join('\n\n'),
    attachments,
    about: `invoice-${sorg}-${invoiceNo}-${userId}-${askedAt}`,
  });
}
