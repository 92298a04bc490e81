import type { Row } from './columns.ts';
import type { Market, MarketKey } from './markets.ts';
import { type Texts, texts } from './texts/languages.ts';

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

/** Merchandise categories: id, name, bicycles or parts. */
const categories: readonly (readonly [string, 'Bike' | 'PAA', string, string, string])[] = [
  ['MHT', 'Bike', 'Hardtails', 'Hardtails', 'Hardtail'],
  ['MTR', 'Bike', 'Trail', 'Trail', 'Trail'],
  ['MEN', 'Bike', 'Enduro', 'Enduro', 'Enduro'],
  ['GRV', 'Bike', 'Gravel', 'Gravel', 'Gravel'],
  ['REN', 'Bike', 'Road Endurance', 'Rennrad Langstrecke', 'Balap Endurance'],
  ['RAE', 'Bike', 'Road Aero', 'Rennrad Aero', 'Balap Aero'],
  ['CTY', 'Bike', 'City', 'City', 'Kota'],
  ['TRK', 'Bike', 'Trekking', 'Trekking', 'Trekking'],
  ['EMT', 'Bike', 'E-MTB', 'E-MTB', 'E-MTB'],
  ['ECT', 'Bike', 'E-City & Trekking', 'E-City & Trekking', 'E-City & Trekking'],
  ['KID', 'Bike', 'Kids', 'Kinder', 'Anak'],
  ['FLD', 'Bike', 'Folding', 'Falträder', 'Lipat'],
  ['CHN', 'PAA', 'Chains', 'Ketten', 'Rantai'],
  ['CST', 'PAA', 'Cassettes', 'Kassetten', 'Kaset'],
  ['CRK', 'PAA', 'Cranks & Chainrings', 'Kurbeln & Kettenblätter', 'Crank & Chainring'],
  ['BBK', 'PAA', 'Bottom Brackets', 'Innenlager', 'Bottom Bracket'],
  ['DER', 'PAA', 'Derailleurs', 'Schaltwerke & Umwerfer', 'RD & FD'],
  ['SHF', 'PAA', 'Shifters', 'Schalthebel', 'Shifter'],
  ['BRK', 'PAA', 'Brakes', 'Bremsen', 'Rem'],
  ['PAD', 'PAA', 'Brake Pads', 'Bremsbeläge', 'Kampas Rem'],
  ['DSC', 'PAA', 'Brake Discs', 'Bremsscheiben', 'Rotor'],
  ['TYR', 'PAA', 'Tyres', 'Reifen', 'Ban Luar'],
  ['TUB', 'PAA', 'Tubes', 'Schläuche', 'Ban Dalam'],
  ['RIM', 'PAA', 'Rims', 'Felgen', 'Pelek'],
  ['WHL', 'PAA', 'Wheels', 'Laufräder', 'Wheelset'],
  ['FRK', 'PAA', 'Forks', 'Gabeln', 'Garpu'],
  ['BAR', 'PAA', 'Handlebars', 'Lenker', 'Setang'],
  ['STM', 'PAA', 'Stems', 'Vorbauten', 'Stem'],
  ['GRP', 'PAA', 'Grips & Tape', 'Griffe & Lenkerband', 'Grip & Bar Tape'],
  ['SDL', 'PAA', 'Saddles', 'Sättel', 'Sadel'],
  ['SPT', 'PAA', 'Seatposts', 'Sattelstützen', 'Seatpost'],
  ['PDL', 'PAA', 'Pedals', 'Pedale', 'Pedal'],
  ['HLM', 'PAA', 'Helmets', 'Helme', 'Helm'],
  ['GLV', 'PAA', 'Gloves', 'Handschuhe', 'Sarung Tangan'],
  ['LGT', 'PAA', 'Lights', 'Beleuchtung', 'Lampu'],
  ['LCK', 'PAA', 'Locks', 'Schlösser', 'Gembok'],
  ['PMP', 'PAA', 'Pumps', 'Pumpen', 'Pompa'],
  ['BTL', 'PAA', 'Bottles & Cages', 'Flaschen & Halter', 'Botol & Cage'],
  ['MUD', 'PAA', 'Mudguards', 'Schutzbleche', 'Spakbor'],
  ['RCK', 'PAA', 'Carriers & Stands', 'Gepäckträger & Ständer', 'Boncengan & Standar'],
  ['BAG', 'PAA', 'Bags', 'Taschen', 'Tas'],
  ['BEL', 'PAA', 'Bells', 'Klingeln', 'Bel'],
  ['TLS', 'PAA', 'Tools', 'Werkzeug', 'Alat'],
  ['LUB', 'PAA', 'Lubes & Care', 'Öle & Pflege', 'Pelumas & Perawatan'],
  ['CMP', 'PAA', 'Computers', 'Computer', 'Komputer'],
];

/** Bike categories as the menu shows them: id, type, merchandise categories. */
const bikeCategories: readonly (readonly [string, string, string[], string, string, string])[] = [
  ['MTB', 'mountain', ['MHT', 'MTR', 'MEN'], 'Mountain', 'Mountainbike', 'Sepeda Gunung'],
  ['ROAD', 'road', ['REN', 'RAE'], 'Road', 'Rennrad', 'Sepeda Balap'],
  ['GRAVEL', 'gravel', ['GRV'], 'Gravel', 'Gravel', 'Gravel'],
  ['URBAN', 'urban', ['CTY', 'TRK'], 'City & Trekking', 'City & Trekking', 'Kota & Trekking'],
  ['EBIKE', 'electric', ['EMT', 'ECT'], 'E-Bike', 'E-Bike', 'Sepeda Listrik'],
  ['KIDS', 'kids', ['KID'], 'Kids', 'Kinder', 'Anak'],
  ['FOLD', 'folding', ['FLD'], 'Folding', 'Faltrad', 'Lipat'],
];

const pick = (market: Market, en: string, de: string, id: string) =>
  ({ en, de, id })[market.language];

export function warehouseRows({ sorg, key }: Market): Row<'warehouses.csv'>[] {
  return warehouses[key].map(([id, name, area]) => ({ sorg, id, name, area }));
}

export function priceListRows({ sorg, language }: Market): Row<'price_lists.csv'>[] {
  return priceLists.map(([id, name]) => ({ sorg, id, name: `${listName[language]} ${name}` }));
}

export function categoryRows(market: Market): Row<'merchandise_categories.csv'>[] {
  return categories.map(([id, category, en, de, idn]) => ({
    sorg: market.sorg,
    id,
    name: pick(market, en, de, idn),
    category,
  }));
}

export function bikeCategoryRows(market: Market): Row<'bike_categories.csv'>[] {
  return bikeCategories.map(([id, type, mcIds, en, de, idn], sorting) => ({
    sorg: market.sorg,
    id,
    wording: pick(market, en, de, idn),
    type,
    mcIds,
    sorting: sorting + 1,
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
    return { sorg, id, name: name[language], price, freeFrom, days };
  });
}

export function paymentRows(market: Market): Row<'payments.csv'>[] {
  const { sorg } = market;
  const invoice = {
    type: 'Invoice',
    description: pick(market, 'Invoice 30 days', 'Rechnung 30 Tage', 'Faktur 30 hari'),
  };
  const transfer = {
    type: 'Bank Transfer',
    description: pick(
      market,
      'Bank transfer in advance',
      'Vorkasse per Überweisung',
      'Transfer bank di muka',
    ),
  };
  const card = {
    type: 'Credit Card',
    description: pick(market, 'Credit card', 'Kreditkarte', 'Kartu kredit'),
  };
  return [
    { sorg, id: 'INV30', ...invoice, module: 'order', discount: 0 },
    { sorg, id: 'TRF', ...transfer, module: 'order', discount: 0.02 },
    { sorg, id: 'CARD', ...card, module: 'order', discount: 0 },
    { sorg, id: 'INV-TRF', ...transfer, module: 'invoice', discount: 0.01 },
    { sorg, id: 'INV-CARD', ...card, module: 'invoice', discount: 0 },
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
    url1: `https://www.pannier-${market.key}.example`,
  };
}
