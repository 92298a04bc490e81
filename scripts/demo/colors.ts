import type { TradeLanguage } from './texts/languages.ts';

/** A colour as the trade names it. */
export interface Color {
  /** English; picture files are named by it. */
  name: string;
  names: Record<TradeLanguage, string>;
  hex: string;
}

const table = {
  black: ['Matt Black', 'Mattschwarz', 'Hitam Doff', '#24292f'],
  carbon: ['Raw Carbon', 'Carbon natur', 'Karbon Polos', '#353b42'],
  graphite: ['Graphite', 'Graphit', 'Grafit', '#4d565f'],
  stone: ['Stone Grey', 'Steingrau', 'Abu-abu Batu', '#8c959d'],
  silver: ['Silver', 'Silber', 'Perak', '#aeb7bf'],
  chalk: ['Chalk White', 'Kreideweiß', 'Putih Kapur', '#e3dfd3'],
  sand: ['Desert Sand', 'Wüstensand', 'Pasir Gurun', '#cdb58f'],
  olive: ['Moss Olive', 'Moosoliv', 'Zaitun Lumut', '#68733f'],
  forest: ['Pine Green', 'Kieferngrün', 'Hijau Pinus', '#1f5b45'],
  mint: ['Glacier Mint', 'Gletscherminze', 'Mint Gletser', '#8fcab5'],
  teal: ['Lagoon Teal', 'Lagunentürkis', 'Toska Laguna', '#127e86'],
  sky: ['Morning Sky', 'Morgenhimmel', 'Langit Pagi', '#6fb1dc'],
  sea: ['Deep Sea', 'Tiefsee', 'Laut Dalam', '#17456f'],
  cobalt: ['Cobalt', 'Kobaltblau', 'Biru Kobalt', '#2257c5'],
  violet: ['Dusk Violet', 'Abendviolett', 'Ungu Senja', '#6a4c93'],
  plum: ['Ripe Plum', 'Reife Pflaume', 'Prem Matang', '#6b2346'],
  berry: ['Wild Berry', 'Waldbeere', 'Beri Liar', '#b3265e'],
  rose: ['Old Rose', 'Altrosa', 'Mawar Antik', '#d99aa5'],
  red: ['Signal Red', 'Signalrot', 'Merah Sinyal', '#cf2027'],
  brick: ['Red Clay', 'Tonrot', 'Merah Bata', '#a2452d'],
  orange: ['Ember Orange', 'Glutorange', 'Oranye Bara', '#e8641b'],
  amber: ['Amber', 'Bernstein', 'Kuning Ambar', '#e79a1c'],
  lemon: ['Lemon', 'Zitronengelb', 'Kuning Lemon', '#f2cf2e'],
  lime: ['Fern Lime', 'Farngrün', 'Hijau Pakis', '#9cc43c'],
  tan: ['Tan Wall', 'Beige Flanke', 'Dinding Krem', '#b88a57'],
  brown: ['Saddle Brown', 'Sattelbraun', 'Cokelat Sadel', '#7a4f31'],
  clear: ['Clear', 'Transparent', 'Bening', '#dfe7ec'],
  gold: ['Gold', 'Goldfarben', 'Emas', '#c49a3a'],
  oil: ['Oil Slick', 'Ölschimmer', 'Pelangi Minyak', '#5a5f9e'],
} as const satisfies Record<string, readonly [en: string, de: string, id: string, hex: string]>;

export type ColorKey = keyof typeof table;

export function colorOf(key: ColorKey): Color {
  const [en, de, id, hex] = table[key];
  return { name: en, names: { en, de, id }, hex };
}

export const colorKeys = Object.keys(table) as ColorKey[];
