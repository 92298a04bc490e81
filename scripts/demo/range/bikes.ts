import { colorOf } from '../colors.ts';
import { drawBike } from '../draw/bike.ts';
import type { BikeShape } from '../draw/shapes.ts';
import { slugOf } from '../slug.ts';
import { type BikeFamily, bikeTexts } from '../texts/bike-texts.ts';
import { levelSentences } from '../texts/family-names.ts';
import { filled, type Texts, textLanguages, texts } from '../texts/languages.ts';
import { type BikeLine, bikeLines, type Tier } from './bike-lines.ts';
import { createBuild } from './bike-specs.ts';
import { brands } from './brands.ts';
import type { Model, Variant } from './model.ts';

type Size = [size: string, wheel: string];

const mtbSizes: Size[] = [
  ['S', '27.5"'],
  ['M', '29"'],
  ['L', '29"'],
  ['XL', '29"'],
];
const cm = (sizes: number[], wheel: string): Size[] => sizes.map((size) => [`${size} cm`, wheel]);

function listSizes(family: BikeFamily, shape: BikeShape): Size[] {
  switch (family) {
    case 'hardtail':
    case 'trail':
    case 'enduro':
    case 'emtb':
      return mtbSizes;
    case 'gravel':
      return cm([50, 53, 56, 58, 60], '700C');
    case 'endurance':
      return cm([48, 51, 54, 56, 58, 60], '700C');
    case 'aero':
      return cm([49, 52, 54, 56, 58], '700C');
    case 'city':
      return cm([48, 53], '28"');
    case 'trekking':
      return cm([50, 55, 60], '28"');
    case 'ecity':
      return cm([46, 50, 54], '28"');
    case 'kids':
      return shape === 'kids24'
        ? [
            ['12"', '24"'],
            ['13.5"', '24"'],
          ]
        : [[shape === 'kids20' ? '11"' : '9"', shape === 'kids20' ? '20"' : '16"']];
    case 'folding':
      return [['One size', '20"']];
  }
}

/** The merchandise category of each family. */
export const bikeCategoryOf: Record<BikeFamily, string> = {
  hardtail: 'MHT',
  trail: 'MTR',
  enduro: 'MEN',
  gravel: 'GRV',
  endurance: 'REN',
  aero: 'RAE',
  city: 'CTY',
  trekking: 'TRK',
  emtb: 'EMT',
  ecity: 'ECT',
  kids: 'KID',
  folding: 'FLD',
};

const fitOf: Partial<Record<BikeFamily, string>> = { endurance: 'road', aero: 'road' };

function describe(line: BikeLine, level: number, words: Record<string, string>): Texts {
  const result = texts('', '', '', '', '');
  for (const language of textLanguages) {
    const main = filled(bikeTexts[line.family][language], words);
    result[language] = `${main} ${levelSentences[level]?.[language] ?? ''}`.trim();
  }
  return result;
}

function listTags(line: BikeLine, year: number): string[] {
  const tags: string[] = [];
  if (year === 2027) tags.push('new');
  if (year === 2025) tags.push('sale');
  if (line.shape.startsWith('e-')) tags.push('e-bike');
  if (line.family === 'kids') tags.push('kids');
  if (line.family === 'city' || line.family === 'trekking' || line.family === 'folding') {
    tags.push('commuting');
  }
  if (line.family === 'gravel') tags.push('bikepacking');
  return tags;
}

function createBike(line: BikeLine, tier: Tier, year: number): Omit<Model, 'index' | 'generation'> {
  const [name, level, euro, , colors] = tier;
  const build = createBuild(line.family, line.shape, level);
  const sizes = listSizes(line.family, line.shape);
  const title = `${line.model} ${name}`;
  const slug = slugOf(line.brand, title, year);
  const variants: Variant[] = sizes.flatMap(([size, wheel], step) =>
    colors.map((color) => ({
      size,
      wheel,
      color: colorOf(color),
      factor: year === 2025 ? 0.85 : 1,
      grams: build.grams + step * 120,
    })),
  );
  return {
    slug,
    category: 'Bike',
    kind: line.family,
    merchandiseCategory: bikeCategoryOf[line.family],
    brand: line.brand,
    model: line.model,
    serie: title,
    year,
    name: texts(title, title, title, title, title),
    descriptions: describe(line, level, build.words),
    euro,
    uom: 'EA',
    specs: build.specs,
    fits: [fitOf[line.family] ?? line.family],
    tags: listTags(line, year),
    soldIn: line.soldIn,
    variants,
    image: (color = colorOf('black')) => ({
      file: `${slug}-${slugOf(color.name)}.svg`,
      draw: () => drawBike({ shape: line.shape, color, accent: brands[line.brand][1], level }),
    }),
  };
}

/** All bicycles of the demo range. */
export function bikes(): Omit<Model, 'index' | 'generation'>[] {
  return bikeLines.flatMap((line) =>
    line.tiers.flatMap((tier) => tier[3].map((year) => createBike(line, tier, year))),
  );
}
