import { expect, test } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import type { Locale } from '#shared/locales.ts';
import type { MailedLine, MailedOrder } from './order-mail.store.ts';
import { orderMailText } from './order-mail.texts.ts';

const currency = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
};
const host = { webTitle: 'Wheels & Co', brandColor: '#009ACE', currency } as HostConfig;
const order = {
  orderNo: '71',
  custPoNo: 'PO-9',
  notes: '<b>Ring</b>',
  date: '2031-05-07',
  shipTo: { name: 'Shop', address: 'Road 1', postalCode: '1000', city: 'Town', country: 'US' },
  shipment: 'Standard',
  shipping: 1250,
  payment: 'Invoice 30 days',
  total: 123_450,
  userName: 'Ann',
  customer: 'Velo',
  email: 'ann@velo.example',
  language: 'en',
} as unknown as MailedOrder;
const line = (over: Partial<MailedLine>): MailedLine => ({
  orderNo: '71',
  article: 'AL 10034-02',
  description: 'Forte U-Lock',
  qty: 2,
  uom: 'EA',
  subtotal: 8400,
  color: 'Stone Grey',
  picture: 'lock',
  ...over,
});
const lines = [
  line({}),
  line({
    article: 'C-1',
    description: 'Chain',
    qty: 10,
    subtotal: 120_000,
    color: null,
    picture: null,
  }),
  line({ article: 'X', description: 'Black Bell', color: 'Black', picture: 'gone' }),
];
const mail = orderMailText('en-us', host, {
  orders: [order],
  lines: new Map([['71', lines]]),
  wait: true,
  origin: 'https://us.example',
  pictures: new Set(['lock']),
});

test('aligns columns in the text and includes colors and the link', () => {
  expect(mail.text).toContain(
    [
      ' 2 pcs  AL 10034-02     $84.00  Forte U-Lock, Stone Grey',
      '10 pcs  C-1          $1,200.00  Chain',
      ' 2 pcs  X               $84.00  Black Bell',
    ].join('\n'),
  );
  expect(mail.text).toContain('https://us.example/en-us/order/71');
  expect(mail.text).toContain('once our staff have confirmed it');
});

test('embeds the pictures and escapes user input in the HTML', () => {
  expect(mail.html.match(/src="[^"]*"/g)).toEqual(['src="cid:lock"']);
  expect(mail.html).toContain('Forte U-Lock, Stone Grey');
  expect(mail.html).toContain('&lt;b&gt;Ring&lt;/b&gt;');
  expect(mail.html).toContain('Wheels &amp; Co');
  expect(mail.html).toContain('href="https://us.example/en-us/order/71"');
});

test.each<[Locale, number, string, string]>([
  ['en-us', 1, 'EA', '1 pc'],
  ['en-us', 1200, 'PCE', '1,200 pcs'],
  ['de', 1200, 'EA', '1.200 Stk.'],
  ['de', 2, 'SET', '2 Sätze'],
  ['fr', 1, 'PR', '1 paire'],
  ['fr', 2, 'PR', '2 paires'],
  ['id-id', 3, 'EA', '3 pcs'],
  ['ms-my', 2, 'PR', '2 pasang'],
  ['de', 3, 'KAR', '3 KAR'],
])('%s: %i %s is written %s', (locale, qty, uom, text) => {
  const { text: body } = orderMailText(locale, host, {
    orders: [order],
    wait: false,
    origin: 'https://us.example',
    pictures: new Set(),
    lines: new Map([['71', [line({ qty, uom })]]]),
  });
  expect(body).toContain(`\n${text}  AL 10034-02`);
});
