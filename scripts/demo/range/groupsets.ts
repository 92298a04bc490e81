import { colorOf } from '../colors.ts';
import type { Row } from '../columns.ts';
import { drawGroupset } from '../draw/part.ts';
import type { Market } from '../markets.ts';
import { slugOf } from '../slug.ts';
import { brands } from './brands.ts';
import { articleCodes } from './codes.ts';
import { type DriveGroup, driveGroups } from './groups.ts';
import type { Model } from './model.ts';

const noun = { en: 'Groupset', de: 'Schaltgruppe', id: 'Groupset' };

const slugFor = ({ brand, serie }: DriveGroup) => slugOf(brand, serie, 'groupset');

/** Kind of part, the places of its variants that belong in the box, and how many of each. */
const contents: readonly (readonly [kind: string, places: readonly number[], qty: number])[] = [
  ['shifter', [0], 1],
  ['dualLever', [0, 1], 1],
  ['rearDerailleur', [0], 1],
  ['frontDerailleur', [0], 1],
  ['crankset', [1], 1],
  ['bottomBracket', [0], 1],
  ['cassette', [1], 1],
  ['chain', [0], 1],
  ['brake', [0, 1], 1],
  ['rotor', [0], 2],
];

function findArticles(group: DriveGroup, models: readonly Model[]): string[] | null {
  const parts = models.filter(({ brand, serie }) => brand === group.brand && serie === group.serie);
  const shifts = parts.some(({ kind }) => kind === 'shifter' || kind === 'dualLever');
  const complete = shifts && parts.some(({ kind }) => kind === 'rotor');
  if (!complete) return null;
  return contents.flatMap(([kind, places, qty]) => {
    const part = parts.find((model) => model.kind === kind);
    if (!part) return [];
    return places
      .filter((place) => place < part.variants.length)
      .map((place) => `${articleCodes(part, place).code}${qty > 1 ? `*${qty}` : ''}`);
  });
}

/** The complete drivetrain groups whose parts a sales organisation sells. */
export function groupsetRows(
  market: Market,
  models: readonly Model[],
  withImages: boolean,
): Row<'groupsets.csv'>[] {
  return driveGroups.flatMap((group) => {
    const articles = findArticles(group, models);
    if (!articles) return [];
    const slug = slugFor(group);
    return [
      {
        sorg: market.sorg,
        id: `GS-${slugOf(group.serie).toUpperCase()}`,
        name: `${group.serie} ${noun[market.language]}`,
        brand: group.brand,
        serie: group.serie,
        slug,
        image: withImages ? `${slug}.svg` : '',
        articles,
      },
    ];
  });
}

/** The pictures of the groupsets. */
export function groupsetImages(): { file: string; draw(): string }[] {
  return driveGroups.map((group) => ({
    file: `${slugFor(group)}.svg`,
    draw: () =>
      drawGroupset(
        { hex: colorOf(group.color).hex, accent: brands[group.brand][1] },
        group.style === 'road',
      ),
  }));
}
