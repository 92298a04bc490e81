/** A colour as the trade names it. */
export interface Color {
  name: string;
  hex: string;
}

const table = {
  black: ['Matt Black', '#24292f'],
  carbon: ['Raw Carbon', '#353b42'],
  graphite: ['Graphite', '#4d565f'],
  stone: ['Stone Grey', '#8c959d'],
  silver: ['Silver', '#aeb7bf'],
  chalk: ['Chalk White', '#e3dfd3'],
  sand: ['Desert Sand', '#cdb58f'],
  olive: ['Moss Olive', '#68733f'],
  forest: ['Pine Green', '#1f5b45'],
  mint: ['Glacier Mint', '#8fcab5'],
  teal: ['Lagoon Teal', '#127e86'],
  sky: ['Morning Sky', '#6fb1dc'],
  sea: ['Deep Sea', '#17456f'],
  cobalt: ['Cobalt', '#2257c5'],
  violet: ['Dusk Violet', '#6a4c93'],
  plum: ['Ripe Plum', '#6b2346'],
  berry: ['Wild Berry', '#b3265e'],
  rose: ['Old Rose', '#d99aa5'],
  red: ['Signal Red', '#cf2027'],
  brick: ['Red Clay', '#a2452d'],
  orange: ['Ember Orange', '#e8641b'],
  amber: ['Amber', '#e79a1c'],
  lemon: ['Lemon', '#f2cf2e'],
  lime: ['Fern Lime', '#9cc43c'],
  tan: ['Tan Wall', '#b88a57'],
  brown: ['Saddle Brown', '#7a4f31'],
  clear: ['Clear', '#dfe7ec'],
  gold: ['Gold', '#c49a3a'],
  oil: ['Oil Slick', '#5a5f9e'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColorKey = keyof typeof table;

export function colorOf(key: ColorKey): Color {
  const [name, hex] = table[key];
  return { name, hex };
}

export const colorKeys = Object.keys(table) as ColorKey[];
