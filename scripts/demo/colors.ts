import type { Texts } from './texts/languages.ts';

/** A colour as the trade names it. */
export interface Color {
  /** English; picture files are named by it. */
  name: string;
  names: Texts;
  hex: string;
}

const table = {
  black: ['Matt Black', 'Mattschwarz', 'Hitam Doff', 'Noir mat', 'Hitam Matt', '#24292f'],
  carbon: ['Raw Carbon', 'Carbon natur', 'Karbon Polos', 'Carbone brut', 'Karbon Asli', '#353b42'],
  graphite: ['Graphite', 'Graphit', 'Grafit', 'Graphite', 'Grafit', '#4d565f'],
  stone: ['Stone Grey', 'Steingrau', 'Abu-abu Batu', 'Gris pierre', 'Kelabu Batu', '#8c959d'],
  silver: ['Silver', 'Silber', 'Perak', 'Argent', 'Perak', '#aeb7bf'],
  chalk: ['Chalk White', 'Kreideweiß', 'Putih Kapur', 'Blanc craie', 'Putih Kapur', '#e3dfd3'],
  sand: ['Desert Sand', 'Wüstensand', 'Pasir Gurun', 'Sable du désert', 'Pasir Gurun', '#cdb58f'],
  olive: ['Moss Olive', 'Moosoliv', 'Zaitun Lumut', 'Olive mousse', 'Zaitun Lumut', '#68733f'],
  forest: ['Pine Green', 'Kieferngrün', 'Hijau Pinus', 'Vert pin', 'Hijau Pain', '#1f5b45'],
  mint: [
    'Glacier Mint',
    'Gletscherminze',
    'Mint Gletser',
    'Menthe glaciale',
    'Pudina Glasier',
    '#8fcab5',
  ],
  teal: ['Lagoon Teal', 'Lagunentürkis', 'Toska Laguna', 'Bleu lagon', 'Biru Lagun', '#127e86'],
  sky: ['Morning Sky', 'Morgenhimmel', 'Langit Pagi', 'Ciel du matin', 'Langit Pagi', '#6fb1dc'],
  sea: ['Deep Sea', 'Tiefsee', 'Laut Dalam', 'Bleu abysse', 'Laut Dalam', '#17456f'],
  cobalt: ['Cobalt', 'Kobaltblau', 'Biru Kobalt', 'Bleu cobalt', 'Biru Kobalt', '#2257c5'],
  violet: [
    'Dusk Violet',
    'Abendviolett',
    'Ungu Senja',
    'Violet crépuscule',
    'Ungu Senja',
    '#6a4c93',
  ],
  plum: ['Ripe Plum', 'Reife Pflaume', 'Prem Matang', 'Prune mûre', 'Plum Masak', '#6b2346'],
  berry: ['Wild Berry', 'Waldbeere', 'Beri Liar', 'Baies sauvages', 'Beri Liar', '#b3265e'],
  rose: ['Old Rose', 'Altrosa', 'Mawar Antik', 'Vieux rose', 'Merah Jambu Antik', '#d99aa5'],
  red: ['Signal Red', 'Signalrot', 'Merah Sinyal', 'Rouge signal', 'Merah Isyarat', '#cf2027'],
  brick: ['Red Clay', 'Tonrot', 'Merah Bata', 'Terre cuite', 'Merah Bata', '#a2452d'],
  orange: ['Ember Orange', 'Glutorange', 'Oranye Bara', 'Orange braise', 'Jingga Bara', '#e8641b'],
  amber: ['Amber', 'Bernstein', 'Kuning Ambar', 'Ambre', 'Kuning Ambar', '#e79a1c'],
  lemon: ['Lemon', 'Zitronengelb', 'Kuning Lemon', 'Jaune citron', 'Kuning Lemon', '#f2cf2e'],
  lime: ['Fern Lime', 'Farngrün', 'Hijau Pakis', 'Vert fougère', 'Hijau Paku Pakis', '#9cc43c'],
  tan: ['Tan Wall', 'Beige Flanke', 'Dinding Krem', 'Flancs beiges', 'Dinding Krim', '#b88a57'],
  brown: ['Saddle Brown', 'Sattelbraun', 'Cokelat Sadel', 'Brun selle', 'Coklat Pelana', '#7a4f31'],
  clear: ['Clear', 'Transparent', 'Bening', 'Transparent', 'Lutsinar', '#dfe7ec'],
  gold: ['Gold', 'Goldfarben', 'Emas', 'Or', 'Emas', '#c49a3a'],
  oil: ['Oil Slick', 'Ölschimmer', 'Pelangi Minyak', 'Nappe d’huile', 'Pelangi Minyak', '#5a5f9e'],
} as const satisfies Record<
  string,
  readonly [en: string, de: string, id: string, fr: string, ms: string, hex: string]
>;

export type ColorKey = keyof typeof table;

export function colorOf(key: ColorKey): Color {
  const [en, de, id, fr, ms, hex] = table[key];
  return { name: en, names: { en, de, id, fr, ms }, hex };
}

export const colorKeys = Object.keys(table) as ColorKey[];
