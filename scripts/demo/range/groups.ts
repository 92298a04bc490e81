import type { ColorKey } from '../colors.ts';
import type { Fit } from '../texts/family-names.ts';
import type { Brand } from './brands.ts';
import { createParts, offRoad, type PartDef, type PartRow, street } from './part-def.ts';

/** A drivetrain group: every part a bicycle needs, from one brand and series. */
export interface DriveGroup {
  brand: Brand;
  serie: string;
  level: number;
  speeds: number;
  style: 'mtb' | 'road' | 'city';
  color: ColorKey;
  fits: readonly Fit[];
}

export const driveGroups: readonly DriveGroup[] = [
  {
    brand: 'Rotaq',
    serie: 'Terra 10',
    level: 1,
    speeds: 10,
    style: 'mtb',
    color: 'graphite',
    fits: ['hardtail', 'trail', 'trekking'],
  },
  {
    brand: 'Rotaq',
    serie: 'Terra 12',
    level: 2,
    speeds: 12,
    style: 'mtb',
    color: 'black',
    fits: offRoad,
  },
  {
    brand: 'Rotaq',
    serie: 'Terra Pro 12',
    level: 4,
    speeds: 12,
    style: 'mtb',
    color: 'carbon',
    fits: offRoad,
  },
  {
    brand: 'Rotaq',
    serie: 'Gravio 11',
    level: 2,
    speeds: 11,
    style: 'road',
    color: 'stone',
    fits: ['gravel'],
  },
  {
    brand: 'Rotaq',
    serie: 'Corsa 12',
    level: 4,
    speeds: 12,
    style: 'road',
    color: 'black',
    fits: ['road', 'gravel'],
  },
  {
    brand: 'Brenz',
    serie: 'Summit 12',
    level: 3,
    speeds: 12,
    style: 'mtb',
    color: 'black',
    fits: offRoad,
  },
  {
    brand: 'Brenz',
    serie: 'Trail 11',
    level: 1,
    speeds: 11,
    style: 'mtb',
    color: 'stone',
    fits: ['hardtail', 'trail', 'emtb'],
  },
  {
    brand: 'Brenz',
    serie: 'Racer 11',
    level: 2,
    speeds: 11,
    style: 'road',
    color: 'graphite',
    fits: ['road', 'gravel'],
  },
  {
    brand: 'Brenz',
    serie: 'Lane 8',
    level: 0,
    speeds: 8,
    style: 'city',
    color: 'silver',
    fits: [...street, 'folding', 'kids'],
  },
];

const ranges = {
  mtb: { 10: ['11-36T', '11-42T'], 11: ['11-46T', '11-51T'], 12: ['10-45T', '10-52T'] },
  road: { 11: ['11-28T', '11-34T'], 12: ['11-30T', '11-36T'] },
  city: { 8: ['11-32T', '11-34T'] },
} as const;

/** The price of a part at each level, relative to the middle level. */
const priceLevel = [0.55, 0.85, 1.15, 1.6, 2.3];

function createRows(group: DriveGroup): PartRow[] {
  const { serie, level, color, style, speeds } = group;
  const euro = (base: number) => Math.round(base * (priceLevel[level] ?? 1) * 10) / 10;
  const cassette = (ranges[style] as Record<number, readonly string[]>)[speeds] ?? ['11-34T'];
  const road = style === 'road';
  const finish: ColorKey[] = level > 2 ? ['silver', 'oil'] : ['silver'];
  const rows: PartRow[] = [
    ['chain', serie, level, euro(26), 262, ['118 links', ['126 links', 1.06]], finish],
    [
      'cassette',
      serie,
      level,
      euro(68),
      390,
      [cassette[0] ?? '', [cassette[1] ?? '', 1.12]],
      ['silver'],
    ],
    [
      'crankset',
      serie,
      level,
      euro(105),
      690,
      road || style === 'city' ? ['170 mm', '172.5 mm', '175 mm'] : ['165 mm', '170 mm', '175 mm'],
      [color],
    ],
    [
      'chainring',
      serie,
      level,
      euro(36),
      92,
      road ? ['34-50T', '36-52T', '40T'] : ['30T', '32T', '34T', '36T'],
      [color],
    ],
    ['bottomBracket', serie, level, euro(24), 96, ['BSA 68/73', ['Press-fit 92', 1.1]], ['black']],
    [
      'rearDerailleur',
      serie,
      level,
      euro(72),
      286,
      road ? ['medium cage', 'short cage'] : ['long cage', 'medium cage'],
      [color],
    ],
    ['brake', serie, level, euro(84), 274, ['front', 'rear'], ['black']],
    ['pads', serie, level, euro(14), 24, ['resin', ['metal', 1.2]], [level > 2 ? 'gold' : 'stone']],
    [
      'rotor',
      serie,
      level,
      euro(27),
      118,
      road ? ['140 mm', '160 mm'] : ['160 mm', '180 mm', ['203 mm', 1.15]],
      ['silver'],
    ],
  ];
  if (road)
    rows.push(
      ['dualLever', serie, level, euro(120), 412, ['left', 'right'], ['black']],
      ['frontDerailleur', serie, level, euro(38), 92, ['braze-on', '34.9 mm clamp'], [color]],
    );
  else
    rows.push([
      'shifter',
      serie,
      level,
      euro(38),
      118,
      style === 'city' ? ['left', 'right'] : ['right'],
      [color],
    ]);
  return rows;
}

/** The parts of all drivetrain groups. */
export function groupParts(): PartDef[] {
  return driveGroups.flatMap((group) =>
    createParts(group.brand, group.fits, createRows(group), {
      specs: [['Speeds', String(group.speeds)]],
    }),
  );
}
