import type { Row } from './columns.ts';
import { places } from './dealer-names.ts';
import type { Market, MarketKey } from './markets.ts';
import { randomFor } from './random.ts';
import { slugOf } from './slug.ts';

/** Latitude and longitude of the towns of `places`, in its order. */
const coordinates: Record<MarketKey, readonly (readonly [lat: number, lng: number])[]> = {
  id: [
    [-7.26, 112.75],
    [-7.97, 112.63],
    [-7.45, 112.72],
    [-8.65, 115.22],
    [-6.26, 106.81],
    [-6.17, 106.76],
    [-6.91, 107.61],
    [-6.6, 106.8],
    [-6.24, 106.99],
    [-6.18, 106.63],
    [-6.97, 110.42],
    [-7.8, 110.37],
    [-7.57, 110.83],
    [-7.43, 109.25],
    [3.6, 98.67],
    [-2.99, 104.76],
    [0.53, 101.45],
    [-0.95, 100.35],
    [-5.15, 119.43],
    [-1.24, 116.85],
  ],
  us: [
    [44.48, -73.21],
    [43.66, -70.26],
    [42.36, -71.06],
    [41.76, -72.67],
    [39.95, -75.17],
    [40.44, -80.0],
    [35.6, -82.55],
    [33.75, -84.39],
    [35.05, -85.31],
    [30.27, -97.74],
    [43.07, -89.4],
    [44.98, -93.27],
    [41.88, -87.63],
    [39.96, -83.0],
    [39.74, -104.99],
    [40.01, -105.27],
    [40.76, -111.89],
    [44.06, -121.31],
    [47.61, -122.33],
    [38.58, -121.49],
  ],
  de: [
    [53.55, 9.99],
    [54.32, 10.12],
    [53.08, 8.8],
    [52.37, 9.73],
    [51.96, 7.63],
    [50.94, 6.96],
    [51.23, 6.78],
    [51.51, 7.47],
    [51.31, 9.48],
    [50.11, 8.68],
    [49.99, 8.25],
    [52.52, 13.41],
    [51.34, 12.37],
    [51.05, 13.74],
    [50.98, 11.03],
    [48.78, 9.18],
    [48.0, 7.85],
    [48.14, 11.58],
    [49.45, 11.08],
    [49.01, 12.1],
  ],
};

const idOf = (city: string) => slugOf(city).toUpperCase();

/** A region for each town with dealers. */
export const salesRegionRows = ({ key, sorg }: Market): Row<'sales_regions.csv'>[] =>
  places[key].map(({ city }, index) => {
    const [lat, lng] = coordinates[key][index] ?? [];
    return { sorg, id: idOf(city), description: city, lat, lng };
  });

/** One to three groups in each region: the centre of the town, and what is around it. */
export const salesRegionGroupRows = ({
  key,
  sorg,
  language,
}: Market): Row<'sales_region_groups.csv'>[] =>
  places[key].flatMap(({ city, region }) => {
    const random = randomFor(`sales area ${sorg} ${city}`);
    const parts = partsOf[language].slice(0, random.int(1, 3));
    return parts.map((part, index) => ({
      sorg,
      code: `${idOf(city)}-${index + 1}`,
      region: idOf(city),
      description: `${city}: ${part}`,
      category: random.pick(['A', 'B', 'B', 'C', 'C', 'D', '']),
      salesGroup: `SG${region + 1}`,
    }));
  });

const partsOf: Record<Market['language'], readonly string[]> = {
  en: ['centre', 'north', 'south'],
  de: ['Zentrum', 'Nord', 'Süd'],
  id: ['pusat', 'utara', 'selatan'],
};
