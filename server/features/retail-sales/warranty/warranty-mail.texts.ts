import type { PaperHost } from '#server/features/documents/documents.public.ts';
import type { RegisteredFrame } from '#server/graphql/generated/types.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';
import { bcp47, type Language, languageOf } from '#shared/locales.ts';
import { warrantyTexts } from './warranty-card.texts.ts';

/** The texts of the mail that brings a warranty card; those of the card itself are in it as well. */
interface MailTexts {
  subject(portal: string, card: string): string;
  greeting(name: string): string;
  toConsumer: string;
  toShop: string;
}

const mailTexts: Record<Language, MailTexts> = {
  en: {
    subject: (portal, card) => `${portal}: ${card}`,
    greeting: (name) => `Hello ${name},`,
    toConsumer: 'here is the warranty card of your bike. It is attached as a PDF.',
    toShop: 'your shop has registered a sale. The warranty card is attached as a PDF.',
  },
  de: {
    subject: (portal, card) => `${portal}: ${card}`,
    greeting: (name) => `Hallo ${name},`,
    toConsumer: 'hier ist die Garantiekarte Ihres Fahrrads. Sie ist als PDF angehängt.',
    toShop: 'Ihr Geschäft hat einen Verkauf registriert. Die Garantiekarte ist als PDF angehängt.',
  },
  fr: {
    subject: (portal, card) => `${portal} : ${card}`,
    greeting: (name) => `Bonjour ${name},`,
    toConsumer: 'voici la carte de garantie de votre vélo. Elle est jointe au format PDF.',
    toShop: 'votre magasin a enregistré une vente. La carte de garantie est jointe au format PDF.',
  },
  id: {
    subject: (portal, card) => `${portal}: ${card}`,
    greeting: (name) => `Halo ${name},`,
    toConsumer: 'berikut kartu garansi sepeda Anda. Kartu terlampir sebagai PDF.',
    toShop: 'toko Anda telah mendaftarkan penjualan. Kartu garansi terlampir sebagai PDF.',
  },
  ms: {
    subject: (portal, card) => `${portal}: ${card}`,
    greeting: (name) => `Helo ${name},`,
    toConsumer: 'ini kad waranti basikal anda. Kad dilampirkan sebagai PDF.',
    toShop: 'kedai anda telah mendaftarkan jualan. Kad waranti dilampirkan sebagai PDF.',
  },
};

/**
 * The text of the mail with a warranty card. Only the mail to the consumer names the consumer, and no subject does.
 * @param facts days as they are written; `reader` is null for the consumer
 */
export function warrantyMailText(
  { host, locale }: PaperHost,
  frame: RegisteredFrame,
  facts: { reader: string | null; soldOn: string; warrantyUntil: string | null },
): { subject: string; text: string; html: string } {
  const language = languageOf(locale);
  const [texts, card] = [mailTexts[language], warrantyTexts[language]];
  const title = `${card.title} ${frame.frameNumber}`;
  const greeting = texts.greeting(facts.reader ?? frame.customer?.name ?? '');
  const intro = facts.reader === null ? texts.toConsumer : texts.toShop;
  const lines = [
    ...(frame.articleDescription ? [frame.articleDescription] : []),
    `${card.frameNumber}: ${frame.frameNumber}`,
    `${card.soldOn}: ${facts.soldOn}`,
    ...(facts.warrantyUntil ? [`${card.warrantyUntil}: ${facts.warrantyUntil}`] : []),
    `${card.dealer}: ${frame.dealerName}`,
  ];
  const { webTitle: portal, brandColor } = host;
  const paragraphs = [intro, lines.join('\n'), card.note];
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
  return {
    subject: texts.subject(portal, title),
    text: `${[greeting, ...paragraphs].join('\n\n')}\n`,
    html: mailFrame({ lang: bcp47(locale), portal, brandColor, title, greeting, body }),
  };
}
