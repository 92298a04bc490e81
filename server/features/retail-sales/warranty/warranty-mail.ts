import type { Db } from '#server/db/database.ts';
import { paperFormats } from '#server/features/documents/documents.public.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import { serialRules } from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { mailLocale } from '#server/mail/mail-locale.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { findSaleToMail } from '../list/sale-list.store.ts';
import { toRegisteredFrame } from '../list/to-registered-frame.ts';
import type { StoredSale } from '../register/sales.store.ts';
import type { SaleValues } from '../register/write-sales.store.ts';
import { makeWarrantyCard } from './warranty-card.ts';
import {
  askForMails,
  cancelMail,
  findWaitingMails,
  recordMail,
  type WaitingMail,
} from './warranty-mail.store.ts';
import { warrantyMailText } from './warranty-mail.texts.ts';

/** The queue of warranty cards to be mailed. */
export const warrantyMailQueue = 'warranty-mail';

/** How long a mail server may be down before the card has to be sent from the report. */
export const daysOfTrying = 1;

/** No address and no name: jobs are kept for a while after they are done. */
export interface WarrantyMailJob {
  sorg: string;
  saleId: string;
  /** Of the mails that were asked for together. */
  round: number;
}

/**
 * Has the card of a registered sale mailed in its transaction: to the consumer, and to the users of the shop who want
 * it, each once. A consumer whose address was changed gets it again.
 */
export async function mailRegisteredSale(
  tx: Db,
  ctx: Context,
  sale: SaleValues,
  before: StoredSale | null,
): Promise<void> {
  if (sale.nonRetail) return;
  const address = sale.consumer?.email ?? '';
  const earlier = before?.consumer?.email ?? '';
  const again = earlier !== '' && earlier !== address;
  const consumer = address === '' ? 'no' : again ? 'again' : 'once';
  await queueCards(tx, ctx, sale, { consumer, shop: true });
}

/** Has the card of a sale mailed in the transaction. @returns whether there was anything to be sent */
export async function queueCards(
  tx: Db,
  ctx: Context,
  sale: Pick<SaleValues, 'id' | 'customer'>,
  to: Parameters<typeof askForMails>[3],
): Promise<boolean> {
  const { sorg } = viewerOf(ctx);
  const round = await askForMails(tx, { sorg, ...sale }, ctx.host.host, to);
  if (round === null) return false;
  const job: WarrantyMailJob = { sorg, saleId: sale.id, round };
  await ctx.jobs.send(warrantyMailQueue, job, tx);
  return true;
}

/**
 * Mails a card to all who are to get it and did not. The card of a deleted sale is not sent.
 * @throws when one of the mails cannot be handed over, so that the job is tried again for it
 */
export async function mailCards(services: Services, job: WarrantyMailJob): Promise<void> {
  const { db } = services;
  const failures: unknown[] = [];
  for (const mail of await findWaitingMails(db, job)) {
    const of = { ...job, recipient: mail.recipient };
    try {
      const isSent = await mailCard(services, job, mail);
      await (isSent ? recordMail(db, of, 'sent') : cancelMail(db, of));
    } catch (error) {
      await recordMail(db, of, 'failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Mails one card in the language of its reader. @returns false when it is not to be sent any more */
async function mailCard(
  services: Services,
  { sorg, saleId, round }: WarrantyMailJob,
  { recipient, address, user, host: name }: WaitingMail,
): Promise<boolean> {
  const { db, mailer } = services;
  const host = await getHostConfig(db, name);
  if (!host || address === null) return false;
  const paper = { host, locale: mailLocale(user?.language ?? '', host) };
  const frame = await findFrame(db, sorg, paper, saleId);
  if (!frame) return false;
  const { day } = paperFormats(paper);
  const bytes = await makeWarrantyCard(services, paper, frame);
  await mailer.send({
    to: address,
    ...warrantyMailText(paper, frame, {
      reader: user?.name ?? null,
      soldOn: day(frame.soldDate),
      warrantyUntil: frame.warrantyUntil ? day(frame.warrantyUntil) : null,
    }),
    attachments: [{ name: `${frame.frameNumber}.pdf`, type: 'application/pdf', bytes }],
    about: `warranty-${sorg}-${saleId}-${recipient}-${round}`,
  });
  return true;
}

async function findFrame(
  db: Db,
  sorg: string,
  paper: { host: HostConfig; locale: ReturnType<typeof mailLocale> },
  saleId: string,
) {
  const row = await findSaleToMail(db, sorg, paper.locale, saleId);
  return row && toRegisteredFrame(paper, row, await serialRules(db, sorg));
}
