import type { PaperHost } from '#server/features/documents/documents.public.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';
import { bcp47, type Language, languageOf } from '#shared/locales.ts';
import type { ReadyOrder } from './ready-mail.store.ts';

interface Texts {
  title(number: string): string;
  greeting(name: string): string;
  where: string;
  until(day: string): string;
  code(code: string): string;
}

const mailTexts: Record<Language, Texts> = {
  en: {
    title: (number) => `Your order ${number} is ready`,
    greeting: (name) => `Hello ${name},`,
    where: 'you can collect your order here:',
    until: (day) => `Please collect it by ${day}.`,
    code: (code) => `Show this code when you collect it: ${code}`,
  },
  de: {
    title: (number) => `Ihre Bestellung ${number} liegt bereit`,
    greeting: (name) => `Hallo ${name},`,
    where: 'Sie können Ihre Bestellung hier abholen:',
    until: (day) => `Bitte holen Sie sie bis zum ${day} ab.`,
    code: (code) => `Zeigen Sie beim Abholen diesen Code: ${code}`,
  },
  fr: {
    title: (number) => `Votre commande ${number} est prête`,
    greeting: (name) => `Bonjour ${name},`,
    where: 'vous pouvez retirer votre commande ici :',
    until: (day) => `Merci de la retirer avant le ${day} inclus.`,
    code: (code) => `Présentez ce code lors du retrait : ${code}`,
  },
  id: {
    title: (number) => `Pesanan Anda ${number} siap diambil`,
    greeting: (name) => `Halo ${name},`,
    where: 'pesanan Anda dapat diambil di sini:',
    until: (day) => `Mohon diambil paling lambat ${day}.`,
    code: (code) => `Tunjukkan kode ini saat mengambil pesanan: ${code}`,
  },
  ms: {
    title: (number) => `Pesanan anda ${number} sedia untuk diambil`,
    greeting: (name) => `Helo ${name},`,
    where: 'pesanan anda boleh diambil di sini:',
    until: (day) => `Sila ambil selewat-lewatnya pada ${day}.`,
    code: (code) => `Tunjukkan kod ini semasa mengambil pesanan: ${code}`,
  },
};

/** The mail that says that an order can be collected. @param until the last day, as it is written; null for none */
export function readyMailText(
  { host, locale }: PaperHost,
  order: ReadyOrder,
  until: string | null,
): { subject: string; text: string; html: string } {
  const texts = mailTexts[languageOf(locale)];
  const { webTitle: portal, brandColor } = host;
  const title = texts.title(order.orderNumber);
  const greeting = texts.greeting(`${order.firstName} ${order.lastName}`.trim());
  const paragraphs = [
    `${texts.where}\n${order.dealer}\n${order.dealerAddress}`,
    texts.code(order.code),
    ...(until === null ? [] : [texts.until(until)]),
  ];
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
  return {
    subject: `${portal}: ${title}`,
    text: `${[greeting, ...paragraphs].join('\n\n')}\n`,
    html: mailFrame({ lang: bcp47(locale), portal, brandColor, title, greeting, body }),
  };
}
