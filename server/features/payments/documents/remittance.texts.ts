import type { Language } from '#shared/locales.ts';

/** The texts of a remittance advice, and of the receipt that it becomes once the payment is complete. */
export interface RemittanceTexts {
  title: string;
  receipt: string;
  payment: string;
  date: string;
  paidOn: string;
  method: string;
  recipient: string;
  /** The virtual account that is transferred to. */
  account: string;
  reference: string;
  columns: { invoice: string; amount: string; discount: string; freight: string; paid: string };
  invoices: string;
  earlyPaymentDiscount: string;
  freightAllowance: string;
  methodDiscount: string;
  total: string;
}

export const remittanceTexts: Record<Language, RemittanceTexts> = {
  en: {
    title: 'Remittance advice',
    receipt: 'Receipt',
    payment: 'Payment',
    date: 'Date',
    paidOn: 'Paid on',
    method: 'Payment method',
    recipient: 'Recipient',
    account: 'Virtual account',
    reference: 'Reference',
    columns: {
      invoice: 'Invoice',
      amount: 'Amount',
      discount: 'Discount taken',
      freight: 'Freight allowance',
      paid: 'Paid',
    },
    invoices: 'Invoices',
    earlyPaymentDiscount: 'Early-payment discount',
    freightAllowance: 'Freight allowance',
    methodDiscount: 'Discount of the payment method',
    total: 'Total',
  },
  de: {
    title: 'Zahlungsavis',
    receipt: 'Zahlungsbeleg',
    payment: 'Zahlung',
    date: 'Datum',
    paidOn: 'Bezahlt am',
    method: 'Zahlungsart',
    recipient: 'Empfänger',
    account: 'Virtuelles Konto',
    reference: 'Referenz',
    columns: {
      invoice: 'Rechnung',
      amount: 'Betrag',
      discount: 'Skonto',
      freight: 'Frachtvergütung',
      paid: 'Gezahlt',
    },
    invoices: 'Rechnungen',
    earlyPaymentDiscount: 'Skonto',
    freightAllowance: 'Frachtvergütung',
    methodDiscount: 'Nachlass der Zahlungsart',
    total: 'Gesamtbetrag',
  },
  fr: {
    title: 'Avis de paiement',
    receipt: 'Reçu de paiement',
    payment: 'Paiement',
    date: 'Date',
    paidOn: 'Payé le',
    method: 'Mode de paiement',
    recipient: 'Bénéficiaire',
    account: 'Compte virtuel',
    reference: 'Référence',
    columns: {
      invoice: 'Facture',
      amount: 'Montant',
      discount: 'Escompte',
      freight: 'Remise sur le fret',
      paid: 'Payé',
    },
    invoices: 'Factures',
    earlyPaymentDiscount: 'Escompte',
    freightAllowance: 'Remise sur le fret',
    methodDiscount: 'Remise du mode de paiement',
    total: 'Total',
  },
  id: {
    title: 'Pemberitahuan pembayaran',
    receipt: 'Bukti pembayaran',
    payment: 'Pembayaran',
    date: 'Tanggal',
    paidOn: 'Dibayar pada',
    method: 'Cara pembayaran',
    recipient: 'Penerima',
    account: 'Virtual account',
    reference: 'Referensi',
    columns: {
      invoice: 'Faktur',
      amount: 'Nilai',
      discount: 'Diskon',
      freight: 'Potongan ongkos kirim',
      paid: 'Dibayar',
    },
    invoices: 'Faktur',
    earlyPaymentDiscount: 'Diskon pelunasan awal',
    freightAllowance: 'Potongan ongkos kirim',
    methodDiscount: 'Diskon cara pembayaran',
    total: 'Total',
  },
  ms: {
    title: 'Nasihat bayaran',
    receipt: 'Resit',
    payment: 'Bayaran',
    date: 'Tarikh',
    paidOn: 'Dibayar pada',
    method: 'Cara bayaran',
    recipient: 'Penerima',
    account: 'Akaun maya',
    reference: 'Rujukan',
    columns: {
      invoice: 'Invois',
      amount: 'Jumlah',
      discount: 'Diskaun',
      freight: 'Elaun kos penghantaran',
      paid: 'Dibayar',
    },
    invoices: 'Invois',
    earlyPaymentDiscount: 'Diskaun bayaran awal',
    freightAllowance: 'Elaun kos penghantaran',
    methodDiscount: 'Diskaun cara bayaran',
    total: 'Jumlah',
  },
};
