import { paperFormats } from '#server/features/documents/documents.public.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import { noteMailed, type ReadyOrder, takeReadyOrders } from './ready-mail.store.ts';
import { readyMailText } from './ready-mail.texts.ts';

/** The queue by which the mails of orders that have become ready are sent at once. */
export const readyMailQueue = 'click-collect-ready';

/**
 * Mails the consumers of orders that are ready their codes, in the first language of the host.
 * @throws when one of the mails cannot be handed over; the next round tries it again
 */
export async function mailReadyOrders(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const order of await takeReadyOrders(services.db)) {
    try {
      await mailOrder(services, order);
      await noteMailed(services.db, order);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function mailOrder({ db, mailer }: Services, order: ReadyOrder): Promise<void> {
  const host = await getHostConfig(db, order.host);
  if (!host) throw new Error(`There is no host ${order.host}`);
  const paper = { host, locale: mailLocale('', host) };
  const { day } = paperFormats(paper);
  await mailer.send({
    to: order.email,
    ...readyMailText(paper, order, order.pickUpBy && day(order.pickUpBy)),
    about: `click-collect-${order.sorg}-${order.id}`,
  });
}
