import type { Row } from './columns.ts';
import type { Market, MarketKey } from './markets.ts';
import { inAllLanguages, type Texts, texts } from './texts/languages.ts';

/** Warehouses: id, name, freight area, share of the stock. */
export const warehouses: Record<MarketKey, readonly (readonly [string, string, string, number])[]> =
  {
    id: [
      ['SBY', 'Gudang Surabaya', 'Jawa', 1],
      ['JKT', 'Gudang Jakarta', 'Jawa', 0.7],
      ['MDN', 'Gudang Medan', 'Sumatra', 0.3],
    ],
    us: [
      ['NJ', 'New Jersey', 'East', 1],
      ['NV', 'Nevada', 'West', 0.8],
    ],
    de: [
      ['KS', 'Zentrallager Kassel', 'Inland', 1],
      ['HH', 'Lager Hamburg', 'Nord', 0.5],
    ],
  };

/** Price lists: id, name, margin added to the model's own. */
export const priceLists = [
  ['A', 'A', 0.04],
  ['B', 'B', 0],
  ['C', 'C', -0.04],
] as const;

const listName = texts(
  'Dealer level',
  'Händlerstufe',
  'Niveau revendeur',
  'Level dealer',
  'Tahap pengedar',
);

type Pictures = ReadonlyMap<string, string>;

/** Merchandise categories: id, name, bicycles or parts. */
const categories: readonly (readonly [string, 'Bike' | 'PAA', Texts])[] = [
  ['MHT', 'Bike', texts('Hardtails', 'Hardtails', 'VTT semi-rigides', 'Hardtail', 'Hardtail')],
  ['MTR', 'Bike', texts('Trail', 'Trail', 'Trail', 'Trail', 'Trail')],
  ['MEN', 'Bike', texts('Enduro', 'Enduro', 'Enduro', 'Enduro', 'Enduro')],
  ['GRV', 'Bike', texts('Gravel', 'Gravel', 'Gravel', 'Gravel', 'Gravel')],
  [
    'REN',
    'Bike',
    texts(
      'Road Endurance',
      'Rennrad Langstrecke',
      'Route endurance',
      'Balap Endurance',
      'Lumba Endurance',
    ),
  ],
  ['RAE', 'Bike', texts('Road Aero', 'Rennrad Aero', 'Route aéro', 'Balap Aero', 'Lumba Aero')],
  ['CTY', 'Bike', texts('City', 'City', 'Ville', 'Kota', 'Bandar')],
  ['TRK', 'Bike', texts('Trekking', 'Trekking', 'Randonnée', 'Trekking', 'Jelajah')],
  ['EMT', 'Bike', texts('E-MTB', 'E-MTB', 'VTT électriques', 'E-MTB', 'E-MTB')],
  [
    'ECT',
    'Bike',
    texts(
      'E-City & Trekking',
      'E-City & Trekking',
      'Ville & randonnée électriques',
      'E-City & Trekking',
      'Bandar & Jelajah Elektrik',
    ),
  ],
  ['KID', 'Bike', texts('Kids', 'Kinder', 'Enfants', 'Anak', 'Kanak-kanak')],
  ['FLD', 'Bike', texts('Folding', 'Falträder', 'Pliants', 'Lipat', 'Basikal Lipat')],
  ['CHN', 'PAA', texts('Chains', 'Ketten', 'Chaînes', 'Rantai', 'Rantai')],
  ['CST', 'PAA', texts('Cassettes', 'Kassetten', 'Cassettes', 'Kaset', 'Kaset')],
  [
    'CRK',
    'PAA',
    texts(
      'Cranks & Chainrings',
      'Kurbeln & Kettenblätter',
      'Pédaliers & plateaux',
      'Crank & Chainring',
      'Engkol & Cincin Rantai',
    ),
  ],
  [
    'BBK',
    'PAA',
    texts(
      'Bottom Brackets',
      'Innenlager',
      'Boîtiers de pédalier',
      'Bottom Bracket',
      'Bottom Bracket',
    ),
  ],
  [
    'DER',
    'PAA',
    texts('Derailleurs', 'Schaltwerke & Umwerfer', 'Dérailleurs', 'RD & FD', 'Derailleur'),
  ],
  ['SHF', 'PAA', texts('Shifters', 'Schalthebel', 'Manettes', 'Shifter', 'Penukar Gear')],
  ['BRK', 'PAA', texts('Brakes', 'Bremsen', 'Freins', 'Rem', 'Brek')],
  [
    'PAD',
    'PAA',
    texts('Brake Pads', 'Bremsbeläge', 'Plaquettes de frein', 'Kampas Rem', 'Pad Brek'),
  ],
  ['DSC', 'PAA', texts('Brake Discs', 'Bremsscheiben', 'Disques de frein', 'Rotor', 'Cakera Brek')],
  ['TYR', 'PAA', texts('Tyres', 'Reifen', 'Pneus', 'Ban Luar', 'Tayar')],
  ['TUB', 'PAA', texts('Tubes', 'Schläuche', 'Chambres à air', 'Ban Dalam', 'Tiub')],
  ['RIM', 'PAA', texts('Rims', 'Felgen', 'Jantes', 'Pelek', 'Rim')],
  ['WHL', 'PAA', texts('Wheels', 'Laufräder', 'Roues', 'Wheelset', 'Roda')],
  ['FRK', 'PAA', texts('Forks', 'Gabeln', 'Fourches', 'Garpu', 'Fork')],
  ['BAR', 'PAA', texts('Handlebars', 'Lenker', 'Guidons', 'Setang', 'Hendal')],
  ['STM', 'PAA', texts('Stems', 'Vorbauten', 'Potences', 'Stem', 'Stem')],
  [
    'GRP',
    'PAA',
    texts(
      'Grips & Tape',
      'Griffe & Lenkerband',
      'Poignées & guidolines',
      'Grip & Bar Tape',
      'Genggaman & Pita Hendal',
    ),
  ],
  ['SDL', 'PAA', texts('Saddles', 'Sättel', 'Selles', 'Sadel', 'Pelana')],
  ['SPT', 'PAA', texts('Seatposts', 'Sattelstützen', 'Tiges de selle', 'Seatpost', 'Tiang Pelana')],
  ['PDL', 'PAA', texts('Pedals', 'Pedale', 'Pédales', 'Pedal', 'Pedal')],
  ['HLM', 'PAA', texts('Helmets', 'Helme', 'Casques', 'Helm', 'Topi Keledar')],
  ['GLV', 'PAA', texts('Gloves', 'Handschuhe', 'Gants', 'Sarung Tangan', 'Sarung Tangan')],
  ['LGT', 'PAA', texts('Lights', 'Beleuchtung', 'Éclairage', 'Lampu', 'Lampu')],
  ['LCK', 'PAA', texts('Locks', 'Schlösser', 'Antivols', 'Gembok', 'Kunci')],
  ['PMP', 'PAA', texts('Pumps', 'Pumpen', 'Pompes', 'Pompa', 'Pam')],
  [
    'BTL',
    'PAA',
    texts(
      'Bottles & Cages',
      'Flaschen & Halter',
      'Bidons & porte-bidons',
      'Botol & Cage',
      'Botol & Pemegang',
    ),
  ],
  ['MUD', 'PAA', texts('Mudguards', 'Schutzbleche', 'Garde-boue', 'Spakbor', 'Madgad')],
  [
    'RCK',
    'PAA',
    texts(
      'Carriers & Stands',
      'Gepäckträger & Ständer',
      'Porte-bagages & béquilles',
      'Boncengan & Standar',
      'Pembawa & Tongkat',
    ),
  ],
  ['BAG', 'PAA', texts('Bags', 'Taschen', 'Sacs', 'Tas', 'Beg')],
  ['BEL', 'PAA', texts('Bells', 'Klingeln', 'Sonnettes', 'Bel', 'Loceng')],
  ['TLS', 'PAA', texts('Tools', 'Werkzeug', 'Outils', 'Alat', 'Alatan')],
  [
    'LUB',
    'PAA',
    texts(
      'Lubes & Care',
      'Öle & Pflege',
      'Lubrifiants & entretien',
      'Pelumas & Perawatan',
      'Pelincir & Penjagaan',
    ),
  ],
  ['CMP', 'PAA', texts('Computers', 'Computer', 'Compteurs', 'Komputer', 'Komputer')],
];

/** Bike categories as the menu shows them: id, type, merchandise categories. */
const bikeCategories: readonly (readonly [string, string, string[], Texts])[] = [
  [
    'MTB',
    'mountain',
    ['MHT', 'MTR', 'MEN'],
    texts('Mountain', 'Mountainbike', 'VTT', 'Sepeda Gunung', 'Basikal Gunung'),
  ],
  [
    'ROAD',
    'road',
    ['REN', 'RAE'],
    texts('Road', 'Rennrad', 'Route', 'Sepeda Balap', 'Basikal Lumba'),
  ],
  ['GRAVEL', 'gravel', ['GRV'], texts('Gravel', 'Gravel', 'Gravel', 'Gravel', 'Gravel')],
  [
    'URBAN',
    'urban',
    ['CTY', 'TRK'],
    texts(
      'City & Trekking',
      'City & Trekking',
      'Ville & randonnée',
      'Kota & Trekking',
      'Bandar & Jelajah',
    ),
  ],
  [
    'EBIKE',
    'electric',
    ['EMT', 'ECT'],
    texts('E-Bike', 'E-Bike', 'Vélo électrique', 'Sepeda Listrik', 'Basikal Elektrik'),
  ],
  ['KIDS', 'kids', ['KID'], texts('Kids', 'Kinder', 'Enfants', 'Anak', 'Kanak-kanak')],
  ['FOLD', 'folding', ['FLD'], texts('Folding', 'Faltrad', 'Pliant', 'Lipat', 'Basikal Lipat')],
];

export function warehouseRows({ sorg, key }: Market): Row<'warehouses.csv'>[] {
  return warehouses[key].map(([id, name, area]) => ({ sorg, id, name, area }));
}

export function priceListRows({ sorg, language }: Market): Row<'price_lists.csv'>[] {
  return priceLists.map(([id, name]) => ({ sorg, id, name: `${listName[language]} ${name}` }));
}

/** @param pictures the picture of a merchandise category, by its id */
export function categoryRows(
  market: Market,
  pictures: Pictures = new Map(),
): Row<'merchandise_categories.csv'>[] {
  const { sorg, language } = market;
  return categories.map(([id, category, name]) => ({
    sorg,
    id,
    ...inAllLanguages('name', language, name),
    category,
    image: pictures.get(id) ?? '',
  }));
}

/** A bike category has the picture of its first merchandise category that has one. */
export function bikeCategoryRows(
  market: Market,
  pictures: Pictures = new Map(),
): Row<'bike_categories.csv'>[] {
  const { sorg, language } = market;
  return bikeCategories.map(([id, type, mcIds, wording], sorting) => ({
    sorg,
    id,
    ...inAllLanguages('wording', language, wording),
    type,
    mcIds,
    sorting: sorting + 1,
    image: mcIds.map((mc) => pictures.get(mc)).find(Boolean) ?? '',
  }));
}

type Rate = [
  id: string,
  name: Texts,
  prices: Record<MarketKey, [price: number, freeFrom: number | null]>,
  days: number,
];

const rates: Rate[] = [
  [
    'STD',
    texts(
      'Standard freight',
      'Standardversand',
      'Envoi standard',
      'Kargo reguler',
      'Penghantaran biasa',
    ),
    { id: [75_000, 5_000_000], us: [14.5, 500], de: [7.9, 250] },
    3,
  ],
  [
    'EXP',
    texts('Express', 'Express', 'Express', 'Kargo ekspres', 'Ekspres'),
    { id: [210_000, null], us: [39, 2500], de: [19.9, 1500] },
    1,
  ],
  [
    'BULK',
    texts(
      'Pallet freight',
      'Speditionsversand',
      'Transport sur palette',
      'Kargo truk',
      'Penghantaran palet',
    ),
    { id: [350_000, 40_000_000], us: [95, 5000], de: [59, 3000] },
    6,
  ],
];

export function shipmentRows({ sorg, key, language }: Market): Row<'shipment_rates.csv'>[] {
  return rates.map(([id, name, prices, days]) => {
    const [price, freeFrom] = prices[key];
    return { sorg, id, ...inAllLanguages('name', language, name), price, freeFrom, days };
  });
}

/** Orders are paid outside the portal. */
const ofOrders = { module: 'order', instruction: '', gateway: '', currency: '' };

export function paymentRows({ sorg, language }: Market): Row<'payments.csv'>[] {
  const described = (words: Texts) => inAllLanguages('description', language, words);
  const invoice = {
    type: 'Invoice',
    ...described(
      texts(
        'Invoice 30 days',
        'Rechnung 30 Tage',
        'Facture à 30 jours',
        'Faktur 30 hari',
        'Invois 30 hari',
      ),
    ),
  };
  const transfer = {
    type: 'Bank Transfer',
    ...described(
      texts(
        'Bank transfer in advance',
        'Vorkasse per Überweisung',
        'Virement à l’avance',
        'Transfer bank di muka',
        'Pindahan bank terdahulu',
      ),
    ),
  };
  const card = {
    type: 'Credit Card',
    ...described(
      texts('Credit card', 'Kreditkarte', 'Carte de crédit', 'Kartu kredit', 'Kad kredit'),
    ),
  };
  return [
    { sorg, id: 'INV30', ...invoice, ...ofOrders, discount: 0 },
    { sorg, id: 'TRF', ...transfer, ...ofOrders, discount: 0.02 },
    { sorg, id: 'CARD', ...card, ...ofOrders, discount: 0 },
  ];
}

export function salesOrgRow(market: Market): Row<'sales_orgs.csv'> {
  const {
    sorg,
    name,
    country,
    currency,
    precision,
    symbol,
    thousandSeparator,
    decimalSeparator,
    merchantName,
    timeZone,
  } = market;
  return {
    sorg,
    name,
    country,
    currency,
    precision,
    symbol,
    thousandSeparator,
    decimalSeparator,
    merchantName,
    timeZone,
    url1: `https://www.pannier-${market.key}.example`,
  };
}
