import type { AccountMovementKind } from '#server/graphql/generated/types.ts';
import type { Language } from '#shared/locales.ts';

/** The texts of invoices and statements on paper. */
export interface PaperTexts {
  invoice: string;
  /** Names the ZIP file of several invoices. */
  invoices: string;
  creditNote: string;
  copy: string;
  shop: string;
  date: string;
  due: string;
  terms: string;
  order: string;
  delivery: string;
  instalment(number: number, of: number, due: string, amount: string): string;
  earlyPayment(amount: string, until: string): string;
  columns: { article: string; name: string; qty: string; price: string; amount: string };
  total: string;
  statement: string;
  period: string;
  opening: string;
  closing: string;
  document: string;
  kind: string;
  balance: string;
  kinds: Record<AccountMovementKind, string>;
  more: string;
}

export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    invoice: 'Invoice',
    invoices: 'Invoices',
    creditNote: 'Credit note',
    copy: 'Copy from the portal. The original is the document that was sent to you.',
    shop: 'Delivered to',
    date: 'Date',
    due: 'Due',
    terms: 'Terms',
    order: 'Order',
    delivery: 'Delivery',
    instalment: (number, of, due, amount) => `Instalment ${number} of ${of}: ${amount}, due ${due}`,
    earlyPayment: (amount, until) => `Early payment by ${until}: ${amount} less`,
    columns: { article: 'Article', name: 'Name', qty: 'Qty', price: 'Price', amount: 'Amount' },
    total: 'Total',
    statement: 'Statement of account',
    period: 'Period',
    opening: 'Opening balance',
    closing: 'Closing balance',
    document: 'Document',
    kind: 'Type',
    balance: 'Balance',
    kinds: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      partPayment: 'Paid in part',
      payment: 'Payment',
      creditUsed: 'Credit used',
    },
    more: 'There are more movements than fit here. The balances count all of them.',
  },
  de: {
    invoice: 'Rechnung',
    invoices: 'Rechnungen',
    creditNote: 'Gutschrift',
    copy: 'Kopie aus dem Portal. Das Original ist der Beleg, der Ihnen zugesandt wurde.',
    shop: 'Geliefert an',
    date: 'Datum',
    due: 'Fällig',
    terms: 'Zahlungsziel',
    order: 'Bestellung',
    delivery: 'Lieferung',
    instalment: (number, of, due, amount) =>
      `Rate ${number} von ${of}: ${amount}, fällig am ${due}`,
    earlyPayment: (amount, until) => `Skonto bis ${until}: ${amount}`,
    columns: { article: 'Artikel', name: 'Name', qty: 'Menge', price: 'Preis', amount: 'Betrag' },
    total: 'Gesamtbetrag',
    statement: 'Kontoauszug',
    period: 'Zeitraum',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    document: 'Beleg',
    kind: 'Art',
    balance: 'Saldo',
    kinds: {
      invoice: 'Rechnung',
      creditNote: 'Gutschrift',
      partPayment: 'Teilzahlung',
      payment: 'Zahlung',
      creditUsed: 'Gutschrift verrechnet',
    },
    more: 'Es gibt mehr Buchungen, als hier stehen. Die Salden enthalten alle.',
  },
  fr: {
    invoice: 'Facture',
    invoices: 'Factures',
    creditNote: 'Avoir',
    copy: 'Copie issue du portail. L’original est le document qui vous a été envoyé.',
    shop: 'Livré à',
    date: 'Date',
    due: 'Échéance',
    terms: 'Conditions de paiement',
    order: 'Commande',
    delivery: 'Livraison',
    instalment: (number, of, due, amount) => `Échéance ${number} sur ${of} : ${amount}, le ${due}`,
    earlyPayment: (amount, until) => `Escompte jusqu’au ${until} : ${amount}`,
    columns: {
      article: 'Article',
      name: 'Désignation',
      qty: 'Qté',
      price: 'Prix',
      amount: 'Montant',
    },
    total: 'Total',
    statement: 'Relevé de compte',
    period: 'Période',
    opening: 'Solde initial',
    closing: 'Solde final',
    document: 'Pièce',
    kind: 'Type',
    balance: 'Solde',
    kinds: {
      invoice: 'Facture',
      creditNote: 'Avoir',
      partPayment: 'Paiement partiel',
      payment: 'Paiement',
      creditUsed: 'Avoir imputé',
    },
    more: 'Tous les mouvements ne figurent pas ici. Les soldes les comptent tous.',
  },
  id: {
    invoice: 'Faktur',
    invoices: 'Faktur',
    creditNote: 'Nota kredit',
    copy: 'Salinan dari portal. Aslinya adalah dokumen yang dikirim kepada Anda.',
    shop: 'Dikirim ke',
    date: 'Tanggal',
    due: 'Jatuh tempo',
    terms: 'Syarat pembayaran',
    order: 'Pesanan',
    delivery: 'Pengiriman',
    instalment: (number, of, due, amount) =>
      `Cicilan ${number} dari ${of}: ${amount}, jatuh tempo ${due}`,
    earlyPayment: (amount, until) => `Potongan bila dibayar sampai ${until}: ${amount}`,
    columns: { article: 'Artikel', name: 'Nama', qty: 'Jml.', price: 'Harga', amount: 'Nilai' },
    total: 'Total',
    statement: 'Rekening koran',
    period: 'Periode',
    opening: 'Saldo awal',
    closing: 'Saldo akhir',
    document: 'Dokumen',
    kind: 'Jenis',
    balance: 'Saldo',
    kinds: {
      invoice: 'Faktur',
      creditNote: 'Nota kredit',
      partPayment: 'Dibayar sebagian',
      payment: 'Pembayaran',
      creditUsed: 'Nota kredit dipakai',
    },
    more: 'Tidak semua mutasi tercantum di sini. Saldo menghitung semuanya.',
  },
  ms: {
    invoice: 'Invois',
    invoices: 'Invois',
    creditNote: 'Nota kredit',
    copy: 'Salinan dari portal. Yang asal ialah dokumen yang dihantar kepada anda.',
    shop: 'Dihantar ke',
    date: 'Tarikh',
    due: 'Tarikh akhir',
    terms: 'Syarat bayaran',
    order: 'Pesanan',
    delivery: 'Penghantaran',
    instalment: (number, of, due, amount) =>
      `Ansuran ${number} daripada ${of}: ${amount}, tarikh akhir ${due}`,
    earlyPayment: (amount, until) =>
      `Diskaun jika dibayar selewat-lewatnya pada ${until}: ${amount}`,
    columns: {
      article: 'Artikel',
      name: 'Nama',
      qty: 'Kuantiti',
      price: 'Harga',
      amount: 'Jumlah',
    },
    total: 'Jumlah',
    statement: 'Penyata akaun',
    period: 'Tempoh',
    opening: 'Baki awal',
    closing: 'Baki akhir',
    document: 'Dokumen',
    kind: 'Jenis',
    balance: 'Baki',
    kinds: {
      invoice: 'Invois',
      creditNote: 'Nota kredit',
      partPayment: 'Dibayar sebahagian',
      payment: 'Bayaran',
      creditUsed: 'Nota kredit digunakan',
    },
    more: 'Tidak semua urus niaga disenaraikan di sini. Baki mengira semuanya.',
  },
};
