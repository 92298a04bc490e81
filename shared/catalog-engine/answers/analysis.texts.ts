import type { Language } from '#shared/locales.ts';

/** The sentences of the analysis (E298 to E312). Names and dates are inserted as they are given. */
export interface AnalysisTexts {
  unknown(code: string, sorg: string): string;
  inactive: string;
  orderBlocked: string;
  /** @param day in the words of the locale */
  orderedFrom(day: string): string;
  hierarchy(merchandiseCategory: string): string;
  brand(brand: string): string;
  category: Record<'Bike' | 'PAA', string>;
  sorg: string;
  noPrice: string;
  noCustomer: string;
  /** The same in short, as parts of a sentence. */
  causes: CauseTexts;
}

interface CauseTexts {
  INVALID: string;
  INACTIVE: string;
  SORG_BLOCKED: string;
  hierarchy(merchandiseCategory: string): string;
  brand(brand: string): string;
  category: Record<'Bike' | 'PAA', string>;
  orderBlocked: string;
  /** @param day in the words of the locale */
  early(day: string): string;
  NO_PRICE: string;
  NO_STOCK: string;
}

const texts: Record<Language, AnalysisTexts> = {
  en: {
    unknown: (code, sorg) => `There is no article ${code} in sales organisation ${sorg}.`,
    inactive: 'The article is no longer in the range.',
    orderBlocked: 'The article is blocked for orders.',
    orderedFrom: (day) => `The article can be ordered from ${day}.`,
    hierarchy: (name) => `The merchandise category ${name} is blocked for this customer.`,
    brand: (brand) => `The brand ${brand} is blocked for this customer.`,
    category: {
      Bike: 'Bicycles are blocked for this customer.',
      PAA: 'Parts and accessories are blocked for this customer.',
    },
    sorg: 'This customer is blocked for all orders of the sales organisation.',
    noPrice: 'The customer’s price list has no price for the article.',
    noCustomer: 'Prices need a customer, and none is selected.',
    causes: {
      INVALID: 'no such article',
      INACTIVE: 'no longer in the range',
      SORG_BLOCKED: 'all orders are blocked',
      hierarchy: (name) => `merchandise category ${name} is blocked`,
      brand: (brand) => `brand ${brand} is blocked`,
      category: { Bike: 'bicycles are blocked', PAA: 'parts and accessories are blocked' },
      orderBlocked: 'blocked for orders',
      early: (day) => `not to be ordered before ${day}`,
      NO_PRICE: 'no price',
      NO_STOCK: 'not in stock',
    },
  },
  de: {
    unknown: (code, sorg) => `In der Verkaufsorganisation ${sorg} gibt es keinen Artikel ${code}.`,
    inactive: 'Der Artikel ist nicht mehr im Sortiment.',
    orderBlocked: 'Der Artikel ist für Bestellungen gesperrt.',
    orderedFrom: (day) => `Der Artikel ist ab ${day} bestellbar.`,
    hierarchy: (name) => `Die Warengruppe ${name} ist für diesen Kunden gesperrt.`,
    brand: (brand) => `Die Marke ${brand} ist für diesen Kunden gesperrt.`,
    category: {
      Bike: 'Fahrräder sind für diesen Kunden gesperrt.',
      PAA: 'Teile und Zubehör sind für diesen Kunden gesperrt.',
    },
    sorg: 'Dieser Kunde ist für alle Bestellungen der Verkaufsorganisation gesperrt.',
    noPrice: 'Die Preisliste des Kunden enthält keinen Preis für den Artikel.',
    noCustomer: 'Preise gibt es nur für einen Kunden, und es ist keiner ausgewählt.',
    causes: {
      INVALID: 'Artikel unbekannt',
      INACTIVE: 'nicht mehr im Sortiment',
      SORG_BLOCKED: 'alle Bestellungen sind gesperrt',
      hierarchy: (name) => `Warengruppe ${name} ist gesperrt`,
      brand: (brand) => `Marke ${brand} ist gesperrt`,
      category: { Bike: 'Fahrräder sind gesperrt', PAA: 'Teile und Zubehör sind gesperrt' },
      orderBlocked: 'für Bestellungen gesperrt',
      early: (day) => `nicht vor dem ${day} bestellbar`,
      NO_PRICE: 'kein Preis',
      NO_STOCK: 'nicht auf Lager',
    },
  },
  fr: {
    unknown: (code, sorg) =>
      `L’article ${code} n’existe pas dans l’organisation commerciale ${sorg}.`,
    inactive: 'L’article n’est plus dans la gamme.',
    orderBlocked: 'L’article est bloqué à la commande.',
    orderedFrom: (day) => `L’article peut être commandé à partir du ${day}.`,
    hierarchy: (name) => `La catégorie ${name} est bloquée pour ce client.`,
    brand: (brand) => `La marque ${brand} est bloquée pour ce client.`,
    category: {
      Bike: 'Les vélos sont bloqués pour ce client.',
      PAA: 'Les pièces et accessoires sont bloqués pour ce client.',
    },
    sorg: 'Ce client est bloqué pour toute commande dans l’organisation commerciale.',
    noPrice: 'Le tarif du client n’a pas de prix pour cet article.',
    noCustomer: 'Sans client il n’y a pas de prix, et aucun n’est sélectionné.',
    causes: {
      INVALID: 'article inconnu',
      INACTIVE: 'n’est plus dans la gamme',
      SORG_BLOCKED: 'toutes les commandes sont bloquées',
      hierarchy: (name) => `la catégorie ${name} est bloquée`,
      brand: (brand) => `la marque ${brand} est bloquée`,
      category: { Bike: 'les vélos sont bloqués', PAA: 'les pièces et accessoires sont bloqués' },
      orderBlocked: 'bloqué à la commande',
      early: (day) => `pas de commande avant le ${day}`,
      NO_PRICE: 'pas de prix',
      NO_STOCK: 'pas en stock',
    },
  },
  id: {
    unknown: (code, sorg) => `Tidak ada artikel ${code} di organisasi penjualan ${sorg}.`,
    inactive: 'Artikel sudah tidak dijual lagi.',
    orderBlocked: 'Artikel diblokir untuk pemesanan.',
    orderedFrom: (day) => `Artikel dapat dipesan mulai ${day}.`,
    hierarchy: (name) => `Kategori barang ${name} diblokir untuk pelanggan ini.`,
    brand: (brand) => `Merek ${brand} diblokir untuk pelanggan ini.`,
    category: {
      Bike: 'Sepeda diblokir untuk pelanggan ini.',
      PAA: 'Suku cadang dan aksesori diblokir untuk pelanggan ini.',
    },
    sorg: 'Pelanggan ini diblokir untuk semua pesanan di organisasi penjualan.',
    noPrice: 'Artikel tidak ada di daftar harga pelanggan.',
    noCustomer: 'Harga memerlukan pelanggan, dan belum ada yang dipilih.',
    causes: {
      INVALID: 'artikel tidak dikenal',
      INACTIVE: 'tidak dijual lagi',
      SORG_BLOCKED: 'semua pesanan diblokir',
      hierarchy: (name) => `kategori barang ${name} diblokir`,
      brand: (brand) => `merek ${brand} diblokir`,
      category: { Bike: 'sepeda diblokir', PAA: 'suku cadang dan aksesori diblokir' },
      orderBlocked: 'diblokir untuk pemesanan',
      early: (day) => `belum dapat dipesan sebelum ${day}`,
      NO_PRICE: 'tidak ada harga',
      NO_STOCK: 'stok kosong',
    },
  },
  ms: {
    unknown: (code, sorg) => `Tiada artikel ${code} dalam organisasi jualan ${sorg}.`,
    inactive: 'Artikel ini tidak dijual lagi.',
    orderBlocked: 'Artikel ini disekat daripada pesanan.',
    orderedFrom: (day) => `Artikel ini boleh dipesan mulai ${day}.`,
    hierarchy: (name) => `Kategori barangan ${name} disekat untuk pelanggan ini.`,
    brand: (brand) => `Jenama ${brand} disekat untuk pelanggan ini.`,
    category: {
      Bike: 'Basikal disekat untuk pelanggan ini.',
      PAA: 'Alat ganti dan aksesori disekat untuk pelanggan ini.',
    },
    sorg: 'Pelanggan ini disekat untuk semua pesanan organisasi jualan.',
    noPrice: 'Tiada harga untuk artikel ini dalam senarai harga pelanggan.',
    noCustomer: 'Harga memerlukan pelanggan, dan belum ada yang dipilih.',
    causes: {
      INVALID: 'artikel tidak dikenali',
      INACTIVE: 'tidak dijual lagi',
      SORG_BLOCKED: 'semua pesanan disekat',
      hierarchy: (name) => `kategori barangan ${name} disekat`,
      brand: (brand) => `jenama ${brand} disekat`,
      category: { Bike: 'basikal disekat', PAA: 'alat ganti dan aksesori disekat' },
      orderBlocked: 'disekat daripada pesanan',
      early: (day) => `tidak boleh dipesan sebelum ${day}`,
      NO_PRICE: 'tiada harga',
      NO_STOCK: 'tiada stok',
    },
  },
};

/** The sentences in one language. */
export const analysisTexts = (language: Language): AnalysisTexts => texts[language];
