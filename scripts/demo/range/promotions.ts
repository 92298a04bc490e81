import { formatMoney, parseMoney } from '#shared/money.ts';
import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages } from '../texts/languages.ts';

type Words = Record<Market['language'], string>;

interface Promotion {
  name: Words;
  tagline: Words;
  locations: readonly ('landing' | 'list' | 'product')[];
}

/** The promotions of the permanent deals, by deal number. */
const promotions: Record<string, Promotion> = {
  'B-VENTOSS': {
    name: { en: 'Ventoss tyre weeks', de: 'Ventoss Reifenwochen', id: 'Pekan ban Ventoss' },
    tagline: {
      en: 'Fill the rack: the more, the better the price',
      de: 'Regal auffüllen: je mehr, desto besser der Preis',
      id: 'Isi rak toko: makin banyak, makin hemat',
    },
    locations: ['landing', 'list', 'product'],
  },
  'B-HELMORA': {
    name: { en: 'Helmora starter offer', de: 'Helmora Einstiegsangebot', id: 'Paket awal Helmora' },
    tagline: {
      en: 'Four helmets make a display',
      de: 'Vier Helme füllen einen Aufsteller',
      id: 'Empat helm untuk satu rak pajang',
    },
    locations: ['landing', 'product'],
  },
  'B-LENKRA': {
    name: { en: 'Lenkra cockpit deal', de: 'Lenkra Cockpit-Aktion', id: 'Promo kokpit Lenkra' },
    tagline: {
      en: 'Bars, stems and grips from five pieces',
      de: 'Lenker, Vorbauten und Griffe ab fünf Stück',
      id: 'Setang, stem dan grip mulai lima buah',
    },
    locations: ['landing', 'list'],
  },
  'C-TUB': {
    name: { en: 'Tubes by the box', de: 'Schläuche im Karton', id: 'Ban dalam per dus' },
    tagline: {
      en: 'Ready for the workshop season',
      de: 'Bereit für die Werkstattsaison',
      id: 'Siap untuk musim servis',
    },
    locations: ['landing', 'list', 'product'],
  },
  'C-PAD': {
    name: { en: 'Brake pad stock-up', de: 'Bremsbelag-Bevorratung', id: 'Stok kampas rem' },
    tagline: {
      en: 'Ten pairs last a month of service',
      de: 'Zehn Paar reichen für einen Monat Service',
      id: 'Sepuluh pasang cukup untuk sebulan servis',
    },
    locations: ['list', 'product'],
  },
  'C-KID': {
    name: {
      en: 'Kids’ bikes in threes',
      de: 'Kinderräder im Dreierpack',
      id: 'Sepeda anak paket tiga',
    },
    tagline: {
      en: 'One of each size for the shop window',
      de: 'Von jeder Größe eins fürs Schaufenster',
      id: 'Satu tiap ukuran untuk etalase',
    },
    locations: ['landing', 'list'],
  },
  'C-EMT': {
    name: { en: 'E-MTB demo fleet', de: 'E-MTB Testflotte', id: 'Armada demo E-MTB' },
    tagline: {
      en: 'Two test bikes at a better price',
      de: 'Zwei Testräder zum besseren Preis',
      id: 'Dua sepeda uji dengan harga lebih baik',
    },
    locations: ['landing', 'product'],
  },
  'C-LUB-OLD': {
    name: { en: 'Winter care', de: 'Winterpflege', id: 'Perawatan musim hujan' },
    tagline: { en: 'Oils and greases', de: 'Öle und Fette', id: 'Oli dan gemuk' },
    locations: ['list'],
  },
  'C-GLV-NEXT': {
    name: { en: 'Glove pre-sale', de: 'Handschuh-Vorverkauf', id: 'Prapenjualan sarung tangan' },
    tagline: {
      en: 'Ten pairs of the new collection',
      de: 'Zehn Paar der neuen Kollektion',
      id: 'Sepuluh pasang koleksi baru',
    },
    locations: ['landing'],
  },
};

const about: Words = {
  en: 'The better price is in the cart as soon as the quantity is reached.',
  de: 'Der bessere Preis steht im Warenkorb, sobald die Menge erreicht ist.',
  id: 'Harga lebih baik langsung muncul di keranjang saat jumlah tercapai.',
};

const terms: Words = {
  en: 'Per article, while stocks last. Of several offers the best one counts.',
  de: 'Je Artikel, solange der Vorrat reicht. Von mehreren Angeboten gilt das beste.',
  id: 'Per artikel, selama persediaan ada. Dari beberapa penawaran berlaku yang terbaik.',
};

/** Returns the discount of the best step as text for the badge. */
function formatBadge(market: Market, { type, value }: Row<'deals.csv'>): string {
  const { precision, decimalSeparator, ...format } = market;
  const off = String(value).replace('-', '');
  if (type === 'percentage') {
    const percent = new Intl.NumberFormat(market.language, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    return `−${percent.format(Number(off) / 100)}`;
  }
  const amount = parseMoney(off, precision) ?? 0;
  return `−${formatMoney(amount, { ...format, decimalSeparator, decimalPrecision: precision })}`;
}

/**
 * Returns the promotions of deals, for as long as the deals last. Deals on single articles have no promotion.
 * @param deals rows of deals, ladders from the first step to the best
 * @param pictures the picture that represents a brand or a merchandise category, by its name
 */
export function promotionRows(
  market: Market,
  deals: readonly Row<'deals.csv'>[],
  pictures: ReadonlyMap<string, string>,
): Row<'promotions.csv'>[] {
  const { sorg, language } = market;
  // French and Malay readers get the distributor's own words.
  const said = <Name extends string>(column: Name, words: Words) =>
    inAllLanguages(column, language, { ...words, fr: words[language], ms: words[language] });
  const best = new Map(deals.map((step) => [String(step.dealNo), step]));
  return [...best].flatMap(([code, step]) => {
    const promotion = promotions[code];
    if (!promotion) return [];
    return [
      {
        sorg,
        code,
        ...said('name', promotion.name),
        ...said('description', about),
        ...said('terms', terms),
        badge: formatBadge(market, step),
        ...said('tagline', promotion.tagline),
        locations: promotion.locations,
        image: pictures.get(String(step.brand || step.merchandiseCategory)) ?? '',
        validFrom: step.validFrom,
        validTo: step.validTo,
      },
    ];
  });
}
