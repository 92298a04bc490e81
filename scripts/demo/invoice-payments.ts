import type { Row } from './columns.ts';
import type { Market, MarketKey } from './markets.ts';
import { inAllLanguages, type Texts, texts } from './texts/languages.ts';

interface Method {
  id: string;
  type: string;
  description: Texts;
  /** Its name at the embedded provider; empty for a transfer. */
  gateway: string;
  discount: number;
  instruction: string;
}

const card: Method = {
  ...{ id: 'INV-CARD', type: 'Credit Card', gateway: 'card', discount: 0, instruction: '' },
  description: texts('Credit card', 'Kreditkarte', 'Carte de crédit', 'Kartu kredit', 'Kad kredit'),
};

/** How invoices are paid in each market: at the embedded provider (docs/payments.md), or by transfer. */
const methods: Record<MarketKey, readonly Method[]> = {
  us: [
    {
      ...{ id: 'INV-ACH', type: 'ACH', gateway: 'ach', discount: 0.01, instruction: '' },
      description: texts(
        'Bank account (ACH)',
        'Bankkonto (ACH)',
        'Compte bancaire (ACH)',
        'Rekening bank (ACH)',
        'Akaun bank (ACH)',
      ),
    },
    card,
  ],
  de: [
    {
      ...{ id: 'INV-SEPA', type: 'SEPA', gateway: 'sepa', discount: 0, instruction: '' },
      description: texts(
        'SEPA direct debit',
        'SEPA-Lastschrift',
        'Prélèvement SEPA',
        'Debit langsung SEPA',
        'Debit terus SEPA',
      ),
    },
    {
      ...{ id: 'INV-BANK', type: 'Bank Transfer', gateway: '', discount: 0 },
      description: texts(
        'Bank transfer',
        'Überweisung',
        'Virement bancaire',
        'Transfer bank',
        'Pindahan bank',
      ),
      instruction:
        'Überweisen Sie den Betrag auf das Konto auf unserer Rechnung. Geben Sie die Nummer der Zahlung als Verwendungszweck an.',
    },
  ],
  id: [
    {
      ...{ id: 'INV-VA', type: 'Virtual Account', gateway: 'virtual_account', discount: 0 },
      description: texts(
        'Virtual account',
        'Virtuelles Konto',
        'Compte virtuel',
        'Virtual account',
        'Akaun maya',
      ),
      instruction: 'Transfer jumlah yang tepat ke nomor virtual account ini sebelum batas waktu.',
    },
    card,
  ],
};

export function invoicePaymentRows({ sorg, key, language }: Market): Row<'payments.csv'>[] {
  return methods[key].map(({ description, ...method }) => ({
    ...{ sorg, ...method, module: 'invoice', currency: '' },
    ...inAllLanguages('description', language, description),
  }));
}
