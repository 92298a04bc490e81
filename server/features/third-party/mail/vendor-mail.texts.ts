import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';
import { addressText } from '#shared/address-text.ts';
import { bcp47, type Language, languageOf } from '#shared/locales.ts';
import type { MailedOrder } from '../orders/order.store.ts';

interface Texts {
  title(number: string): string;
  greeting(name: string): string;
  ordered(customer: string): string;
  shipTo: string;
  collects: string;
  day: string;
  notes: string;
  total: string;
  view: string;
}

const mailTexts: Record<Language, Texts> = {
  en: {
    title: (number) => `Order ${number}`,
    greeting: (name) => `Hello ${name},`,
    ordered: (customer) => `${customer} has ordered:`,
    shipTo: 'Ship to',
    collects: 'Will be collected here',
    day: 'Requested delivery',
    notes: 'Notes',
    total: 'Total',
    view: 'Confirm the order in the portal',
  },
  de: {
    title: (number) => `Bestellung ${number}`,
    greeting: (name) => `Hallo ${name},`,
    ordered: (customer) => `${customer} hat bestellt:`,
    shipTo: 'Lieferung an',
    collects: 'Wird hier abgeholt',
    day: 'Gewünschte Lieferung',
    notes: 'Bemerkung',
    total: 'Summe',
    view: 'Bestellung im Portal bestätigen',
  },
  fr: {
    title: (number) => `Commande ${number}`,
    greeting: (name) => `Bonjour ${name},`,
    ordered: (customer) => `${customer} a commandé :`,
    shipTo: 'Livraison à',
    collects: 'Sera retirée ici',
    day: 'Livraison souhaitée',
    notes: 'Remarque',
    total: 'Total',
    view: 'Confirmer la commande dans le portail',
  },
  id: {
    title: (number) => `Pesanan ${number}`,
    greeting: (name) => `Halo ${name},`,
    ordered: (customer) => `${customer} telah memesan:`,
    shipTo: 'Kirim ke',
    collects: 'Akan diambil di sini',
    day: 'Tanggal kirim yang diminta',
    notes: 'Catatan',
    total: 'Total',
    view: 'Konfirmasi pesanan di portal',
  },
  ms: {
    title: (number) => `Pesanan ${number}`,
    greeting: (name) => `Helo ${name},`,
    ordered: (customer) => `${customer} telah memesan:`,
    shipTo: 'Hantar ke',
    collects: 'Akan diambil di sini',
    day: 'Tarikh penghantaran diminta',
    notes: 'Nota',
    total: 'Jumlah',
    view: 'Sahkan pesanan di portal',
  },
};

/** The mail that tells a vendor of an order. @param link to the order in the portal */
export function vendorMailText(
  paper: PaperHost,
  order: MailedOrder,
  link: string,
): { subject: string; text: string; html: string } {
  const { host, locale } = paper;
  const texts = mailTexts[languageOf(locale)];
  const { money, day } = paperFormats(paper);
  const title = texts.title(order.orderNo);
  const greeting = texts.greeting(order.vendor);
  const lines = order.lines.map(
    ({ qty, salesUnit, article, description, subtotal }) =>
      `${qty} ${salesUnit}  ${article}  ${description}  ${money(subtotal)}`,
  );
  const facts = [
    `${order.isPickup ? texts.collects : texts.shipTo}: ${addressText(order.address)}`,
    ...(order.reqDeliveryDate ? [`${texts.day}: ${day(order.reqDeliveryDate)}`] : []),
    ...(order.notes ? [`${texts.notes}: ${order.notes}`] : []),
  ];
  const paragraphs = [
    texts.ordered(order.customer),
    [...lines, `${texts.total}: ${money(order.total)}`].join('\n'),
    facts.join('\n'),
  ];
  const { webTitle: portal, brandColor } = host;
  const body = [
    ...paragraphs.map(
      (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`,
    ),
    `<p style="margin:0"><a href="${escapeHtml(link)}">${escapeHtml(texts.view)}</a></p>`,
  ].join('\n');
  return {
    subject: `${portal}: ${title}`,
    text: `${[greeting, ...paragraphs, `${texts.view}: ${link}`].join('\n\n')}\n`,
    html: mailFrame({ lang: bcp47(locale), portal, brandColor, title, greeting, body }),
  };
}
