import type { ColorKey } from '../colors.ts';
import type { BikeShape } from '../draw/shapes.ts';
import type { MarketKey } from '../markets.ts';
import type { BikeFamily } from '../texts/bike-texts.ts';
import type { Brand } from './brands.ts';

/** One version of a model: name, level of quality 0 to 4, list price in euro, model years. */
export type Tier = [name: string, level: number, euro: number, years: number[], colors: ColorKey[]];

export interface BikeLine {
  brand: Brand;
  model: string;
  family: BikeFamily;
  shape: BikeShape;
  soldIn: MarketKey[];
  tiers: Tier[];
}

const all: MarketKey[] = ['id', 'us', 'de'];

/** The bicycles of the demo range. */
export const bikeLines: BikeLine[] = [
  {
    brand: 'Alto',
    model: 'Ridge',
    family: 'hardtail',
    shape: 'hardtail',
    soldIn: all,
    tiers: [
      ['100', 0, 499, [2026], ['black', 'red', 'sea']],
      ['300', 1, 749, [2026, 2027], ['graphite', 'lime']],
      ['500', 2, 1049, [2026], ['black', 'orange', 'sea']],
      ['700', 3, 1599, [2027], ['olive', 'carbon']],
    ],
  },
  {
    brand: 'Alto',
    model: 'Cairn',
    family: 'trail',
    shape: 'trail',
    soldIn: all,
    tiers: [
      ['400', 1, 1999, [2026], ['teal', 'black', 'brick']],
      ['600', 3, 2999, [2026, 2027], ['forest', 'sand']],
      ['900', 4, 4999, [2027], ['carbon', 'violet']],
    ],
  },
  {
    brand: 'Velm',
    model: 'Sablo',
    family: 'gravel',
    shape: 'gravel',
    soldIn: all,
    tiers: [
      ['2', 1, 1299, [2026], ['olive', 'black', 'chalk']],
      ['4', 2, 1899, [2026], ['brick', 'teal']],
      ['6', 4, 3299, [2027], ['plum', 'sand']],
    ],
  },
  {
    brand: 'Velm',
    model: 'Corvane',
    family: 'endurance',
    shape: 'endurance',
    soldIn: all,
    tiers: [
      ['2', 0, 1099, [2026], ['red', 'black']],
      ['4', 2, 1799, [2026], ['sea', 'chalk']],
      ['6', 3, 2699, [2027], ['mint', 'carbon']],
      ['8', 4, 4299, [2027], ['carbon', 'berry']],
    ],
  },
  {
    brand: 'Liparo',
    model: 'Piego',
    family: 'folding',
    shape: 'folding',
    soldIn: all,
    tiers: [
      ['7', 0, 599, [2025, 2026], ['black', 'red', 'mint']],
      ['9', 2, 849, [2026], ['cobalt', 'chalk', 'brick']],
      ['11', 3, 1249, [2027], ['graphite', 'olive']],
    ],
  },
  {
    brand: 'Alto',
    model: 'Talus',
    family: 'enduro',
    shape: 'enduro',
    soldIn: all,
    tiers: [
      ['700', 3, 3499, [2026], ['lime', 'black']],
      ['900', 4, 5499, [2027], ['carbon', 'orange']],
    ],
  },
  {
    brand: 'Velm',
    model: 'Fleche',
    family: 'aero',
    shape: 'aero',
    soldIn: all,
    tiers: [
      ['6', 3, 3299, [2025, 2026], ['black', 'red']],
      ['8', 4, 5999, [2027], ['oil', 'chalk']],
    ],
  },
  {
    brand: 'Kadal',
    model: 'Rimba',
    family: 'hardtail',
    shape: 'hardtail',
    soldIn: ['id', 'us'],
    tiers: [
      ['3', 0, 379, [2025, 2026], ['lime', 'black', 'orange']],
      ['5', 1, 579, [2026], ['teal', 'graphite']],
      ['7', 2, 899, [2027], ['forest', 'amber']],
    ],
  },
  {
    brand: 'Kadal',
    model: 'Tebing',
    family: 'trail',
    shape: 'trail',
    soldIn: ['id'],
    tiers: [
      ['5', 1, 1599, [2026], ['orange', 'black']],
      ['7', 3, 2399, [2027], ['cobalt', 'chalk']],
    ],
  },
  {
    brand: 'Alto',
    model: 'Prairie',
    family: 'gravel',
    shape: 'gravel',
    soldIn: ['us', 'de'],
    tiers: [
      ['1', 0, 999, [2025, 2026], ['sky', 'graphite']],
      ['3', 2, 1699, [2026], ['amber', 'forest']],
    ],
  },
  {
    brand: 'Haldorf',
    model: 'Weser',
    family: 'trekking',
    shape: 'trekking',
    soldIn: ['us', 'de'],
    tiers: [
      ['20', 0, 699, [2026], ['black', 'sea']],
      ['40', 2, 999, [2026], ['graphite', 'forest']],
      ['60', 3, 1499, [2027], ['stone', 'plum']],
    ],
  },
  {
    brand: 'Haldorf',
    model: 'Hafen',
    family: 'city',
    shape: 'city',
    soldIn: ['de'],
    tiers: [
      ['3', 0, 549, [2026], ['mint', 'black', 'rose']],
      ['7', 2, 849, [2026], ['sea', 'chalk']],
    ],
  },
  {
    brand: 'Velm',
    model: 'Promena',
    family: 'city',
    shape: 'city',
    soldIn: ['us'],
    tiers: [
      ['3', 0, 549, [2026], ['sky', 'black', 'rose']],
      ['7', 2, 749, [2026], ['forest', 'chalk']],
    ],
  },
  {
    brand: 'Kadal',
    model: 'Kota',
    family: 'city',
    shape: 'city',
    soldIn: ['id'],
    tiers: [
      ['3', 0, 279, [2026], ['mint', 'rose', 'chalk']],
      ['7', 1, 399, [2026], ['sky', 'brick']],
    ],
  },
  {
    brand: 'Alto',
    model: 'Cairn E',
    family: 'emtb',
    shape: 'e-trail',
    soldIn: ['us', 'de'],
    tiers: [
      ['500', 2, 4499, [2026], ['teal', 'black']],
      ['750', 4, 6499, [2027], ['carbon', 'brick']],
    ],
  },
  {
    brand: 'Alto',
    model: 'Ridge E',
    family: 'emtb',
    shape: 'e-hardtail',
    soldIn: all,
    tiers: [
      ['400', 1, 2299, [2025, 2026], ['graphite', 'lime']],
      ['600', 3, 3299, [2026], ['sea', 'chalk']],
    ],
  },
  {
    brand: 'Haldorf',
    model: 'Alster E',
    family: 'ecity',
    shape: 'e-city',
    soldIn: ['us', 'de'],
    tiers: [
      ['300', 1, 2399, [2026], ['mint', 'graphite']],
      ['500', 3, 2999, [2027], ['plum', 'chalk']],
    ],
  },
  {
    brand: 'Haldorf',
    model: 'Weser E',
    family: 'ecity',
    shape: 'e-trekking',
    soldIn: ['de'],
    tiers: [
      ['400', 2, 2799, [2026], ['black', 'forest']],
      ['600', 4, 3699, [2027], ['stone', 'cobalt']],
    ],
  },
  {
    brand: 'Kadal',
    model: 'Cicak',
    family: 'kids',
    shape: 'kids16',
    soldIn: ['id', 'us'],
    tiers: [['16', 0, 199, [2026], ['lime', 'berry', 'sky']]],
  },
  {
    brand: 'Kadal',
    model: 'Cicak',
    family: 'kids',
    shape: 'kids20',
    soldIn: ['id', 'us'],
    tiers: [['20', 0, 239, [2026], ['orange', 'violet', 'teal']]],
  },
  {
    brand: 'Kadal',
    model: 'Cicak',
    family: 'kids',
    shape: 'kids24',
    soldIn: ['id', 'us'],
    tiers: [['24', 1, 329, [2026], ['black', 'berry', 'lime']]],
  },
  {
    brand: 'Tupai',
    model: 'Nino',
    family: 'kids',
    shape: 'kids16',
    soldIn: ['us', 'de'],
    tiers: [['16', 1, 269, [2026, 2027], ['red', 'sky', 'lemon']]],
  },
  {
    brand: 'Tupai',
    model: 'Nino',
    family: 'kids',
    shape: 'kids20',
    soldIn: ['us', 'de'],
    tiers: [['20', 1, 329, [2026, 2027], ['mint', 'berry', 'cobalt']]],
  },
  {
    brand: 'Tupai',
    model: 'Nino',
    family: 'kids',
    shape: 'kids24',
    soldIn: ['us', 'de'],
    tiers: [['24', 2, 429, [2026], ['teal', 'violet', 'black']]],
  },
  {
    brand: 'Kadal',
    model: 'Lipat',
    family: 'folding',
    shape: 'folding',
    soldIn: ['id'],
    tiers: [
      ['3', 0, 359, [2026], ['black', 'orange', 'sky']],
      ['5', 1, 499, [2026, 2027], ['forest', 'chalk', 'berry']],
    ],
  },
];
