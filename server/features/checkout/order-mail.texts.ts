import { addressText, type PostalAddress } from '#shared/address-text.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, type Locale, languageOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import { unitName } from '#shared/units.ts';
import { type OrderBlock, orderMailHtml } from './order-mail.html.ts';
import type { MailedLine, MailedOrder } from './order-mail.store.ts';
import { type OrderMailTexts, orderMailTexts } from './order-mail-parts.texts.ts';

/** The content of the mail; at least one order. */
export interface OrderMail {
  orders: readonly MailedOrder[];
  /** By order number. */
  lines: ReadonlyMap<string, readonly MailedLine[]>;
  /** Whether staff must confirm the orders first. */
  wait: boolean;
  /** Where links to the portal begin. */
  origin: string;
  /** Names of the pictures that come with the mail. */
  pictures: ReadonlySet<string>;
}

/** The mail that confirms the orders of one checkout, in one language: as text and as a page. */
export function orderMailText(locale: Locale, host: HostConfig, mail: OrderMail) {
  const { orders, lines, wait } = mail;
  const text = orderMailTexts[languageOf(locale)];
  const [first] = orders;
  const blocks = orders.map((order) =>
    orderBlock(text, { locale, host, mail, order, lines: lines.get(order.orderNo) ?? [] }),
  );
  const greeting = text.greeting(first?.userName ?? '');
  const received = text.received(first?.customer ?? '');
  const paragraphs = [greeting, received, ...blocks.map(plainBlock), ...(wait ? [text.waits] : [])];
  const numbers = orders.map(({ orderNo }) => orderNo).join(', ');
  const subject = text.subject(host.webTitle, numbers);
  const { webTitle: portal, brandColor } = host;
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: orderMailHtml({
      lang: bcp47(locale),
      portal,
      brandColor,
      title: `${text.order} ${numbers}`,
      greeting,
      received,
      waits: wait ? text.waits : null,
      view: text.view,
      blocks,
    }),
  };
}

interface BlockFacts {
  locale: Locale;
  host: HostConfig;
  mail: OrderMail;
  order: MailedOrder;
  lines: readonly MailedLine[];
}

function orderBlock(
  text: OrderMailTexts,
  { locale, host, mail, order, lines }: BlockFacts,
): OrderBlock {
  const money = (minor: number) => formatMoney(minor, host.currency, locale);
  const day = (date: string) =>
    new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );
  const place = addressText(order.shipTo as unknown as PostalAddress);
  return {
    title: `${text.order} ${order.orderNo}`,
    link: `${mail.origin}/${locale}/order/${order.orderNo}`,
    facts: [
      ...(order.custPoNo ? [[text.custPoNo, order.custPoNo] as const] : []),
      [text.shipTo, place],
      [text.delivery, order.date === null ? text.soon : day(order.date)],
      ...(order.notes ? [[text.notes, order.notes] as const] : []),
    ],
    lines: lines.map((line) => ({
      qty: quantityText(locale, text, line),
      code: line.article,
      name: nameOf(line),
      total: money(line.subtotal),
      picture: line.picture && mail.pictures.has(line.picture) ? line.picture : null,
    })),
    sums: [
      [`${text.shipping} (${order.shipment})`, money(order.shipping)],
      [text.payment, order.payment],
      [text.total, money(order.total)],
    ],
  };
}

/** A quantity with its unit in words: "1,200 pcs"; an unknown unit is its code. */
function quantityText(locale: Locale, { units }: OrderMailTexts, { qty, uom }: MailedLine): string {
  const tag = bcp47(locale);
  const number = new Intl.NumberFormat(tag).format(qty);
  const name = unitName(uom);
  if (!name) return `${number} ${uom}`.trim();
  const [one, other] = units[name];
  return `${number} ${new Intl.PluralRules(tag).select(qty) === 'one' ? one : other}`;
}

/** The article with its color, where its name does not say it. */
function nameOf({ description, color }: MailedLine): string {
  const isSaid = !color || description.toLowerCase().includes(color.toLowerCase());
  return isSaid ? description : `${description}, ${color}`;
}

/** An order in lines of text: quantities and amounts end, codes and names begin below each other. */
function plainBlock({ title, link, facts, lines, sums }: OrderBlock): string {
  const widest = (of: (line: OrderBlock['lines'][number]) => string) =>
    Math.max(0, ...lines.map((line) => of(line).length));
  const [qty, code, total] = [
    widest((line) => line.qty),
    widest((line) => line.code),
    widest((line) => line.total),
  ];
  return [
    title,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...lines.map((line) =>
      [line.qty.padStart(qty), line.code.padEnd(code), line.total.padStart(total), line.name].join(
        '  ',
      ),
    ),
    '',
    ...sums.map(([name, value]) => `${name}: ${value}`),
    link,
  ].join('\n');
}
