import { describe, expect, test } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import { locales } from '#shared/locales.ts';
import { mostPayloadBytes, payloadBytes } from '../push/payload.rules.ts';
import {
  type InvoiceFacts,
  invoicePayload,
  type PaymentFacts,
  paymentPayload,
} from './money-payload.rules.ts';

const languages = locales.map((code) => ({ code, name: code }));
const currency = {
  display: 'EUR',
  symbol: '€',
  thousandSeparator: '.',
  decimalSeparator: ',',
  decimalPrecision: 2,
};
const host = {
  host: 'shop.example',
  languages,
  currency,
  timeZone: 'Europe/Berlin',
  payment: true,
} as unknown as HostConfig;
const read = (locale = 'en-us', over: Partial<HostConfig> = {}) => ({
  host: { ...host, ...over },
  locale,
  origin: 'https://shop.example',
});
const due: InvoiceFacts = {
  event: 'due',
  count: 3,
  amount: 412_000,
  dueDate: '2026-11-28',
  level: 0,
};
const waiting: PaymentFacts = {
  event: 'waiting',
  externalId: 'PR23456789BC',
  amount: 10_000,
  expiresAt: '2026-11-27T23:00:00.000Z',
};
const spoken = ['en-uk', 'de', 'fr', 'id-id', 'ms-my'];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('news of invoices', () => {
  const bodies = (facts: Partial<InvoiceFacts>) =>
    spoken.map((locale) => plain(invoicePayload(7, { ...due, ...facts }, read(locale)).body));

  test('count them and name day and sum in every language', () => {
    expect(bodies({})).toEqual([
      '3 invoices are due on 28 Nov: €4,120.00',
      '3 Rechnungen sind am 28. Nov. fällig: 4.120,00 €',
      '3 factures arrivent à échéance le 28 nov. : 4 120,00 €',
      '3 faktur jatuh tempo pada 28 Nov: €4.120,00',
      '3 invois perlu dibayar pada 28 Nov: €4,120.00',
    ]);
    expect(bodies({ event: 'overdue', dueDate: null })).toEqual([
      '3 invoices are overdue: €4,120.00',
      '3 Rechnungen sind überfällig: 4.120,00 €',
      '3 factures sont en retard : 4 120,00 €',
      '3 faktur lewat jatuh tempo: €4.120,00',
      '3 invois tertunggak: €4,120.00',
    ]);
    expect(bodies({ event: 'dunned', dueDate: null, level: 2 })).toEqual([
      'Reminder 2 for 3 invoices: €4,120.00',
      'Mahnung 2 zu 3 Rechnungen: 4.120,00 €',
      'Rappel 2 pour 3 factures : 4 120,00 €',
      'Peringatan 2 untuk 3 faktur: €4.120,00',
      'Peringatan 2 untuk 3 invois: €4,120.00',
    ]);
  });

  test('have a singular', () => {
    expect(bodies({ count: 1, amount: 5 }).slice(0, 3)).toEqual([
      '1 invoice is due on 28 Nov: €0.05',
      '1 Rechnung ist am 28. Nov. fällig: 0,05 €',
      '1 facture arrive à échéance le 28 nov. : 0,05 €',
    ]);
  });

  test('write amounts in the currency of the host', () => {
    const rupiah = { ...currency, symbol: 'Rp', decimalPrecision: 0 };
    const { body } = invoicePayload(7, due, read('id-id', { currency: rupiah }));
    expect(plain(body)).toBe('3 faktur jatuh tempo pada 28 Nov: Rp 412.000');
  });

  test('lead to the list with a filter', () => {
    const { url, tag, notification } = invoicePayload(7, due, read('de'));
    expect([url, tag, notification.navigate]).toEqual([
      '/de/invoice/open-invoice?show=soon',
      'invoice-7',
      'https://shop.example/de/invoice/open-invoice?show=soon',
    ]);
    for (const event of ['overdue', 'dunned'] as const)
      expect(invoicePayload(8, { ...due, event }, read()).url).toContain('?show=overdue');
  });
});

describe('news of a payment request', () => {
  const body = (event: PaymentFacts['event'], locale: string) =>
    plain(paymentPayload(7, { ...waiting, event }, read(locale)).body);

  test('name the last day to transfer in the host’s time zone', () => {
    expect(spoken.map((locale) => body('waiting', locale))).toEqual([
      'Payment PR23456789BC: transfer €100.00 by 27 Nov',
      'Zahlung PR23456789BC: bis 27. Nov. 100,00 € überweisen',
      'Paiement PR23456789BC : virez 100,00 € d’ici au 27 nov.',
      'Pembayaran PR23456789BC: transfer €100,00 paling lambat 27 Nov',
      'Bayaran PR23456789BC: pindahkan €100.00 selewat-lewatnya pada 27 Nov',
    ]);
  });

  test.each(['complete', 'failed', 'expired', 'voided', 'voidedByOther'] as const)(
    'say %s in every language',
    (event) => {
      const all = spoken.map((locale) => body(event, locale));
      expect(new Set(all).size).toBe(spoken.length);
      for (const text of all) expect(text).toMatch(/PR23456789BC .*100[.,]00/);
    },
  );

  test('lead to the request, replacing the state before', () => {
    const { url, tag } = paymentPayload(7, waiting, read('fr'));
    expect([url, tag]).toEqual(['/fr/payment/request/PR23456789BC', 'payment-PR23456789BC']);
  });

  test('stay small in every language', () => {
    for (const { code } of languages) {
      const payload = paymentPayload(7, { ...waiting, event: 'voidedByOther' }, read(code));
      expect(payloadBytes(payload).length).toBeLessThan(mostPayloadBytes);
    }
  });
});
