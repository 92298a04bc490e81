import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { mailedLines, mailedOrders } from './order-mail.store.ts';
import { orderMailText } from './order-mail.texts.ts';
import { orderMailPictures } from './order-mail-pictures.ts';

/** The queue of confirmations to be mailed. */
export const orderMailQueue = 'order-mail';

export interface OrderMailJob {
  sorg: string;
  /** The orders one checkout became. */
  orderNos: string[];
  host: string;
  /** Whether they go out only when staff have confirmed them (N035). */
  wait: boolean;
}

/** How long a mail server may be down before an order is only in the portal. */
export const daysOfTrying = 3;

/**
 * Mails the orders of one checkout to the user who placed them, in the user's language.
 * @throws when the mail cannot be handed over, so that the job is tried again
 */
export async function mailOrders(
  { db, mailer, files, config }: Pick<Services, 'db' | 'mailer' | 'files' | 'config'>,
  { sorg, orderNos, host: name, wait }: OrderMailJob,
): Promise<void> {
  const host = await getHostConfig(db, name);
  const orders = await mailedOrders(db, sorg, orderNos);
  const [first] = orders;
  if (!host || !first?.email) return;
  const all = await mailedLines(db, sorg, orderNos);
  const lines = Map.groupBy(all, (line) => line.orderNo);
  const pictures = await orderMailPictures(files, all);
  const locale = mailLocale(first.language, host);
  const texts = orderMailText(locale, host, {
    orders,
    lines,
    wait,
    origin: publicOrigin(config, host.host),
    pictures: new Set(pictures.map(({ name }) => name)),
  });
  await mailer.send({ to: first.email, ...texts, pictures, about: `order-${first.orderNo}` });
}
