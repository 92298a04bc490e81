import { getDayIn } from '#shared/days.ts';
import {
  assemblePayload,
  type PushPayload,
  type PushReader,
  pickLocale,
} from '../push/payload.rules.ts';
import type { InvoiceNewsData } from './invoice-news.store.ts';
import { invoiceText, paymentText } from './money.texts.ts';
import type { PaymentNewsData } from './payment-news.store.ts';

/** The facts about invoices that a lock screen may show. */
export type InvoiceFacts = Omit<InvoiceNewsData, 'invoiceNos'>;
/** The facts about a payment request that a lock screen may show. */
export type PaymentFacts = PaymentNewsData;

/**
 * Returns the payload for invoices of a payer: how many and how much, no names and no numbers of customers. It
 * leads to the open invoices and replaces no earlier one, which counts others.
 * @param id of the notification
 */
export function invoicePayload(id: number, facts: InvoiceFacts, reader: PushReader): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const text = invoiceText(locale, reader.host.currency, facts);
  const shown = facts.event === 'due' ? 'soon' : 'overdue';
  const path = `/${locale}/invoice/open-invoice?show=${shown}`;
  return assemblePayload(id, text, `invoice-${id}`, path, locale, reader);
}

/**
 * Returns the payload for a payment request: its number and amount. A later one of the same request replaces it.
 * @param id of the notification
 */
export function paymentPayload(id: number, facts: PaymentFacts, reader: PushReader): PushPayload {
  const { host } = reader;
  const locale = pickLocale(host, reader.locale);
  const { externalId, expiresAt } = facts;
  const text = paymentText(locale, host.currency, {
    ...facts,
    lastDay: lastDayBefore(host.timeZone, new Date(expiresAt)),
  });
  const path = `/${locale}/payment/request/${encodeURIComponent(externalId)}`;
  return assemblePayload(id, text, `payment-${externalId}`, path, locale, reader);
}

/** The last day of which some is before an instant. */
function lastDayBefore(timeZone: string, instant: Date): string {
  return getDayIn(timeZone, instant.getTime() - 1);
}
