import { hostConfigOf } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/room.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { mailedLines, mailedOrders } from './order-mail.store.ts';
import { orderMailText } from './order-mail.texts.ts';

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
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  { sorg, orderNos, host: name, wait }: OrderMailJob,
): Promise<void> {
  const host = await hostConfigOf(db, name);
  const orders = await mailedOrders(db, sorg, orderNos);
  const [first] = orders;
  if (!host || !first?.email) return;
  const lines = Map.groupBy(await mailedLines(db, sorg, orderNos), (line) => line.orderNo);
  const locale = mailLocale(first.language, host);
  const texts = orderMailText(locale, host, { orders, lines, wait });
  await mailer.send({ to: first.email, ...texts, about: `order-${first.orderNo}` });
}
