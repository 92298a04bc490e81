import { createParts, every, offRoad, type PartDef, street } from './part-def.ts';

const heads = ['S 51–55 cm', 'M 55–59 cm', 'L 59–63 cm'];
const hands = ['S', 'M', 'L', 'XL', 'XXL'];

/** Helmets, gloves, lights, locks, bags, tools and care. */
export const gearParts: PartDef[] = [
  ...createParts(
    'Helmora',
    ['road', 'gravel'],
    [['sportHelmet', 'Vento', 3, 119, 245, heads, ['black', 'chalk', 'red', 'sky']]],
  ),
  ...createParts('Helmora', every, [
    ['sportHelmet', 'Uno', 1, 54.9, 290, heads.slice(0, 2), ['black', 'cobalt', 'lime', 'berry']],
  ]),
  ...createParts('Helmora', offRoad, [
    ['trailHelmet', 'Cresta', 3, 109, 340, heads, ['black', 'olive', 'orange', 'teal']],
  ]),
  ...createParts('Helmora', street, [
    ['cityHelmet', 'Borgo', 2, 79.9, 390, heads.slice(1), ['black', 'chalk', 'mint', 'plum']],
  ]),
  ...createParts(
    'Helmora',
    ['kids'],
    [['cityHelmet', 'Nino', 0, 36.9, 270, ['XS 46–51 cm', 'S 51–55 cm'], ['sky', 'berry', 'lime']]],
    { tags: ['kids'] },
  ),
  ...createParts('Manara', every, [
    ['glove', 'Aria', 1, 24.9, 46, hands, ['black', 'red', 'sky']],
    ['glove', 'Inverno', 3, 54.9, 110, hands, ['black']],
  ]),
  ...createParts('Manara', offRoad, [['glove', 'Sentier', 2, 36.9, 64, hands, ['black', 'olive']]]),
  ...createParts('Lumeq', every, [
    [
      'frontLight',
      'Beam',
      1,
      34.9,
      95,
      [
        ['30 lux', 1],
        ['60 lux', 1.5],
        ['100 lux', 2.4],
      ],
      ['black'],
    ],
    ['rearLight', 'Ember', 1, 19.9, 42, ['Standard', ['With brake light', 1.4]], ['black']],
  ]),
  ...createParts(
    'Lumeq',
    ['ecity', 'emtb'],
    [
      [
        'frontLight',
        'Volt',
        3,
        89,
        110,
        [
          ['6 V', 1],
          ['12 V', 1.1],
        ],
        ['black', 'silver'],
      ],
    ],
    { tags: ['e-bike'] },
  ),
  ...createParts('Zamkar', every, [
    ['shackleLock', 'Forte', 3, 74.9, 1380, ['108 × 230 mm', ['108 × 300 mm', 1.1]], ['black']],
    ['shackleLock', 'Basis', 0, 29.9, 1050, ['108 × 230 mm'], ['black', 'red', 'cobalt']],
    ['foldingLock', 'Plica', 2, 64.9, 1120, ['75 cm', ['90 cm', 1.15]], ['black', 'chalk']],
  ]),
  ...createParts('Pompra', every, [
    ['floorPump', 'Bravo', 1, 39.9, 1450, ['11 bar'], ['black', 'red', 'teal']],
    ['floorPump', 'Maestro', 3, 79.9, 1820, ['12 bar'], ['silver', 'black']],
    ['miniPump', 'Pico', 1, 22.9, 120, ['7 bar', ['8 bar', 1.15]], ['black', 'orange', 'silver']],
    [
      'multiTool',
      'Folda',
      1,
      24.9,
      160,
      ['9 functions', ['15 functions', 1.4], ['19 functions', 1.7]],
      ['black', 'red'],
    ],
    ['torque', 'Certo', 2, 69.9, 480, ['2–16 Nm', ['5–25 Nm', 1.15]], ['black']],
    ['lube', 'Dry', 1, 8.9, 120, ['50 ml', ['100 ml', 1.5], ['500 ml', 4]], ['cobalt']],
    ['lube', 'Wet', 1, 8.9, 120, ['50 ml', ['100 ml', 1.5], ['500 ml', 4]], ['forest']],
    ['lube', 'Wax', 2, 12.9, 130, ['100 ml', ['500 ml', 3.2]], ['chalk']],
    ['lube', 'E-Drive', 2, 11.9, 130, ['100 ml'], ['violet']],
  ]),
  ...createParts('Sedrix', every, [
    [
      'bottle',
      'Squeeze',
      0,
      8.9,
      78,
      ['500 ml', ['750 ml', 1.15]],
      ['clear', 'black', 'red', 'sky', 'lime'],
    ],
    ['bottle', 'Thermo', 2, 18.9, 140, ['500 ml', ['650 ml', 1.1]], ['silver', 'teal']],
    ['cage', 'Hold', 0, 9.9, 48, ['Standard'], ['black', 'silver', 'red', 'chalk']],
    ['cage', 'Side', 2, 19.9, 36, ['left', 'right'], ['black', 'carbon']],
  ]),
  ...createParts('Nettaro', street, [
    [
      'mudguards',
      'Regen',
      1,
      29.9,
      640,
      [
        ['28" × 45 mm', 1, '28"'],
        ['28" × 55 mm', 1.05, '28"'],
        ['29" × 65 mm', 1.1, '29"'],
      ],
      ['black', 'silver'],
    ],
    [
      'rack',
      'Carry',
      1,
      44.9,
      720,
      [
        ['28 inch', 1, '28"'],
        ['29 inch', 1.05, '29"'],
      ],
      ['black', 'silver'],
    ],
    ['kickstand', 'Prop', 0, 16.9, 340, ['rear mount', 'centre mount'], ['black', 'silver']],
    ['pannier', 'Rolla', 3, 69.9, 840, ['15 l', ['20 l', 1.12]], ['black', 'amber', 'sea', 'red']],
    ['pannier', 'Marke', 1, 44.9, 980, ['18 l'], ['graphite', 'olive', 'brick']],
    ['bell', 'Ding', 0, 7.9, 60, ['22.2 mm', '31.8 mm'], ['black', 'silver', 'gold']],
    ['bell', 'Kling', 1, 12.9, 75, ['22.2 mm'], ['mint', 'red', 'chalk']],
  ]),
  ...createParts('Nettaro', every, [
    ['saddleBag', 'Clip', 1, 19.9, 90, ['S 0.6 l', ['M 1.2 l', 1.15]], ['black', 'olive']],
  ]),
];
