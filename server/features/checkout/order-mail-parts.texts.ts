import type { Language } from '#shared/locales.ts';
import type { UnitName } from '#shared/units.ts';

/** The texts of the mail that confirms orders. */
export interface OrderMailTexts {
  subject(portal: string, orders: string): string;
  greeting(name: string): string;
  received(customer: string): string;
  waits: string;
  order: string;
  custPoNo: string;
  shipTo: string;
  delivery: string;
  soon: string;
  shipping: string;
  payment: string;
  notes: string;
  total: string;
  /** Each unit after one and after several. */
  units: Record<UnitName, readonly [one: string, other: string]>;
  /** The link to the order. */
  view: string;
}

export const orderMailTexts: Record<Language, OrderMailTexts> = {
  en: {
    subject: (portal, orders) => `${portal}: order ${orders}`,
    greeting: (name) => `Hello ${name},`,
    received: (customer) => `this was ordered for ${customer}:`,
    waits: 'The order goes out once our staff have confirmed it.',
    order: 'Order',
    custPoNo: 'Your number',
    shipTo: 'Ship to',
    delivery: 'Requested delivery',
    soon: 'as soon as possible',
    shipping: 'Shipping',
    payment: 'Payment',
    notes: 'Notes',
    total: 'Total',
    units: { piece: ['pc', 'pcs'], pair: ['pair', 'pairs'], set: ['set', 'sets'] },
    view: 'View the order',
  },
  de: {
    subject: (portal, orders) => `${portal}: Bestellung ${orders}`,
    greeting: (name) => `Hallo ${name},`,
    received: (customer) => `dies wurde für ${customer} bestellt:`,
    waits: 'Die Bestellung wird ausgeführt, sobald unser Team sie bestätigt hat.',
    order: 'Bestellung',
    custPoNo: 'Ihre Nummer',
    shipTo: 'Lieferung an',
    delivery: 'Gewünschte Lieferung',
    soon: 'so bald wie möglich',
    shipping: 'Versand',
    payment: 'Zahlung',
    notes: 'Bemerkung',
    total: 'Summe',
    units: { piece: ['Stk.', 'Stk.'], pair: ['Paar', 'Paar'], set: ['Satz', 'Sätze'] },
    view: 'Bestellung ansehen',
  },
  fr: {
    subject: (portal, orders) => `${portal} : commande ${orders}`,
    greeting: (name) => `Bonjour ${name},`,
    received: (customer) => `voici ce qui a été commandé pour ${customer} :`,
    waits: 'La commande part dès que notre équipe l’a confirmée.',
    order: 'Commande',
    custPoNo: 'Votre numéro',
    shipTo: 'Livraison à',
    delivery: 'Livraison souhaitée',
    soon: 'dès que possible',
    shipping: 'Expédition',
    payment: 'Paiement',
    notes: 'Remarque',
    total: 'Total',
    units: { piece: ['pièce', 'pièces'], pair: ['paire', 'paires'], set: ['jeu', 'jeux'] },
    view: 'Voir la commande',
  },
  id: {
    subject: (portal, orders) => `${portal}: pesanan ${orders}`,
    greeting: (name) => `Halo ${name},`,
    received: (customer) => `ini yang dipesan untuk ${customer}:`,
    waits: 'Pesanan diproses setelah dikonfirmasi oleh staf kami.',
    order: 'Pesanan',
    custPoNo: 'Nomor Anda',
    shipTo: 'Kirim ke',
    delivery: 'Pengiriman yang diminta',
    soon: 'secepatnya',
    shipping: 'Pengiriman',
    payment: 'Pembayaran',
    notes: 'Catatan',
    total: 'Total',
    units: { piece: ['pcs', 'pcs'], pair: ['pasang', 'pasang'], set: ['set', 'set'] },
    view: 'Lihat pesanan',
  },
  ms: {
    subject: (portal, orders) => `${portal}: pesanan ${orders}`,
    greeting: (name) => `Helo ${name},`,
    received: (customer) => `ini yang dipesan untuk ${customer}:`,
    waits: 'Pesanan diproses selepas disahkan oleh kakitangan kami.',
    order: 'Pesanan',
    custPoNo: 'Nombor anda',
    shipTo: 'Hantar ke',
    delivery: 'Penghantaran yang diminta',
    soon: 'secepat mungkin',
    shipping: 'Penghantaran',
    payment: 'Pembayaran',
    notes: 'Catatan',
    total: 'Jumlah',
    units: { piece: ['unit', 'unit'], pair: ['pasang', 'pasang'], set: ['set', 'set'] },
    view: 'Lihat pesanan',
  },
};
