import type { Language } from '#shared/locales.ts';

/** The entries of the launcher's menu of an installed portal. */
interface ShortcutNames {
  fastOrder: string;
  scan: string;
  cart: string;
}

export const shortcutNames: Record<Language, ShortcutNames> = {
  en: { fastOrder: 'Fast order', scan: 'Scan a barcode', cart: 'Cart' },
  de: { fastOrder: 'Schnellbestellung', scan: 'Barcode scannen', cart: 'Warenkorb' },
  fr: { fastOrder: 'Commande rapide', scan: 'Scanner un code-barres', cart: 'Panier' },
  id: { fastOrder: 'Pesan cepat', scan: 'Pindai barcode', cart: 'Keranjang' },
  ms: { fastOrder: 'Pesanan pantas', scan: 'Imbas kod bar', cart: 'Troli' },
};
