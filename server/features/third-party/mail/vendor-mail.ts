import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { findMailedOrder } from '../orders/order.store.ts';
import { vendorMailText } from './vendor-mail.texts.ts';

/** The queue of orders to be mailed to their vendors. */
export const vendorMailQueue = 'third-party-mail';

export interface VendorMailJob {
  sorg: string;
  orderNo: string;
  host: string;
}

/** How long a mail server may be down before an order is only in the portal. */
export const daysOfTrying = 3;

/**
 * Mails an order to its vendor, in the first language of the host; a vendor without an e-mail address finds it in the
 * portal only.
 * @throws when the mail cannot be handed over, so that the job is tried again
 */
export async function mailVendor(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  { sorg, orderNo, host: name }: VendorMailJob,
): Promise<void> {
  const host = await getHostConfig(db, name);
  const order = await findMailedOrder(db, sorg, orderNo);
  if (!host || !order?.email) return;
  const locale = mailLocale('', host);
  const link = `${publicOrigin(config, host.host)}/${locale}/3rd-party/order/${orderNo}`;
  const texts = vendorMailText({ host, locale }, order, link);
  await mailer.send({ to: order.email, ...texts, about: `third-party-${orderNo}` });
}
