import { addressText, type PostalAddress } from '#shared/address-text.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import type { MailedLine, MailedOrder } from './order-mail.store.ts';

/** What the mail speaks of; at least one order. */
export interface OrderMail {
  orders: readonly MailedOrder[];
  /** By order number. */
  lines: ReadonlyMap<string, readonly MailedLine[]>;
  /** Whether staff must confirm the orders first. */
  wait: boolean;
}

interface Words {
  subject(portal: string, orders: string): string;
  greeting(name: string): string;
  received(customer: string): string;
  waits: string;
  order: string;
  poNumber: string;
  shipTo: string;
  delivery: string;
  soon: string;
  shipping: string;
  payment: string;
  notes: string;
  total: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (portal, orders) => `${portal}: order ${orders}`,
    greeting: (name) => `Hello ${name},`,
    received: (customer) => `this was ordered for ${customer}:`,
    waits: 'The order goes out once our staff have confirmed it.',
    order: 'Order',
    poNumber: 'Your number',
    shipTo: 'Ship to',
    delivery: 'Requested delivery',
    soon: 'as soon as possible',
    shipping: 'Shipping',
    payment: 'Payment',
    notes: 'Notes',
    total: 'Total',
  },
  de: {
    subject: (portal, orders) => `${portal}: Bestellung ${orders}`,
    greeting: (name) => `Hallo ${name},`,
    received: (customer) => `dies wurde für ${customer} bestellt:`,
    waits: 'Die Bestellung wird ausgeführt, sobald unser Team sie bestätigt hat.',
    order: 'Bestellung',
    poNumber: 'Ihre Nummer',
    shipTo: 'Lieferung an',
    delivery: 'Gewünschte Lieferung',
    soon: 'so bald wie möglich',
    shipping: 'Versand',
    payment: 'Zahlung',
    notes: 'Bemerkung',
    total: 'Summe',
  },
  fr: {
    subject: (portal, orders) => `${portal} : commande ${orders}`,
    greeting: (name) => `Bonjour ${name},`,
    received: (customer) => `voici ce qui a été commandé pour ${customer} :`,
    waits: 'La commande part dès que notre équipe l’a confirmée.',
    order: 'Commande',
    poNumber: 'Votre numéro',
    shipTo: 'Livraison à',
    delivery: 'Livraison souhaitée',
    soon: 'dès que possible',
    shipping: 'Expédition',
    payment: 'Paiement',
    notes: 'Remarque',
    total: 'Total',
  },
  id: {
    subject: (portal, orders) => `${portal}: pesanan ${orders}`,
    greeting: (name) => `Halo ${name},`,
    received: (customer) => `ini yang dipesan untuk ${customer}:`,
    waits: 'Pesanan diproses setelah dikonfirmasi oleh staf kami.',
    order: 'Pesanan',
    poNumber: 'Nomor Anda',
    shipTo: 'Kirim ke',
    delivery: 'Pengiriman yang diminta',
    soon: 'secepatnya',
    shipping: 'Pengiriman',
    payment: 'Pembayaran',
    notes: 'Catatan',
    total: 'Total',
  },
  ms: {
    subject: (portal, orders) => `${portal}: pesanan ${orders}`,
    greeting: (name) => `Helo ${name},`,
    received: (customer) => `ini yang dipesan untuk ${customer}:`,
    waits: 'Pesanan diproses selepas disahkan oleh kakitangan kami.',
    order: 'Pesanan',
    poNumber: 'Nombor anda',
    shipTo: 'Hantar ke',
    delivery: 'Penghantaran yang diminta',
    soon: 'secepat mungkin',
    shipping: 'Penghantaran',
    payment: 'Pembayaran',
    notes: 'Catatan',
    total: 'Jumlah',
  },
};

/** The mail that confirms the orders of one checkout, in one language. */
export function orderMailText(
  locale: Locale,
  host: HostConfig,
  { orders, lines, wait }: OrderMail,
) {
  const text = words[languageOf(locale)];
  const [first] = orders;
  const blocks = orders.map((order) =>
    orderBlock(text, locale, host, order, lines.get(order.orderNo) ?? []),
  );
  const paragraphs = [
    text.greeting(first?.userName ?? ''),
    text.received(first?.customer ?? ''),
    ...blocks,
    ...(wait ? [text.waits] : []),
  ];
  const numbers = orders.map(({ orderNo }) => orderNo).join(', ');
  return {
    subject: text.subject(host.webTitle, numbers),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

function orderBlock(
  text: Words,
  locale: Locale,
  host: HostConfig,
  order: MailedOrder,
  lines: readonly MailedLine[],
): string {
  const money = (minor: number) => formatMoney(minor, host.currency, locale);
  const day = (date: string) =>
    new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );
  const place = addressText(order.shipTo as unknown as PostalAddress);
  return [
    `${text.order} ${order.orderNo}`,
    ...(order.poNumber ? [`${text.poNumber}: ${order.poNumber}`] : []),
    `${text.shipTo}: ${place}`,
    `${text.delivery}: ${order.date === null ? text.soon : day(order.date)}`,
    ...(order.notes ? [`${text.notes}: ${order.notes}`] : []),
    '',
    ...lines.map(
      ({ qty, uom, article, description, subtotal }) =>
        `${qty} ${uom}  ${article}  ${description}  ${money(subtotal)}`,
    ),
    '',
    `${text.shipping} (${order.shipment}): ${money(order.shipping)}`,
    `${text.payment}: ${order.payment}`,
    `${text.total}: ${money(order.total)}`,
  ].join('\n');
}
