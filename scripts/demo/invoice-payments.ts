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
  /** The account that is transferred to; of a bank that does not exist. */
  creditor?: { iban: string; bic: string };
}

const card: Method = {
  id: 'INV-CARD',
  type: 'Credit Card',
  gateway: 'card',
  discount: 0,
  instruction: '',
  description: texts('Credit card', 'Kreditkarte', 'Carte de crédit', 'Kartu kredit', 'Kad kredit'),
};

/** How invoices are paid in each market: at the embedded provider (docs/payments.md), or by transfer. */
const methods: Record<MarketKey, readonly Method[]> = {
  us: [
    {
      id: 'INV-ACH',
      type: 'ACH',
      gateway: 'ach',
      discount: 0.01,
      instruction: '',
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
      id: 'INV-SEPA',
      type: 'SEPA',
      gateway: 'sepa',
      discount: 0,
      instruction: '',
      description: texts(
        'SEPA direct debit',
        'SEPA-Lastschrift',
        'Prélèvement SEPA',
        'Debit langsung SEPA',
        'Debit terus SEPA',
      ),
    },
    {
      id: 'INV-BANK',
      type: 'Bank Transfer',
      gateway: '',
      discount: 0,
      description: texts(
        'Bank transfer',
        'Überweisung',
        'Virement bancaire',
        'Transfer bank',
        'Pindahan bank',
      ),
      instruction: 'Überweisen Sie genau diesen Betrag, und geben Sie die Referenz an.',
      creditor: { iban: 'DE18999999990000003000', bic: 'TESTDE88XXX' },
    },
  ],
  id: [
    {
      id: 'INV-VA',
      type: 'Virtual Account',
      gateway: 'virtual_account',
      discount: 0,
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

export function invoicePaymentRows(market: Market): Row<'payments.csv'>[] {
  const { sorg, key, language, merchantName } = market;
  return methods[key].map(({ description, creditor, ...method }) => ({
    sorg,
    ...method,
    module: 'invoice',
    currency: '',
    ...(creditor && {
      creditorName: merchantName,
      creditorIban: creditor.iban,
      creditorBic: creditor.bic,
    }),
    ...inAllLanguages('description', language, description),
  }));
}
