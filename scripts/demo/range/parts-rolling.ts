import { createParts, offRoad, onRoad, type PartDef, street } from './part-def.ts';

/** Chains and cassettes of a third maker, tyres, tubes, rims and wheels. */
export const rollingParts: PartDef[] = [
  ...createParts('Kettara', street, [
    ['chain', 'Link 8', 0, 14.5, 306, ['116 links'], ['silver', 'brown']],
    ['chain', 'Link 9', 1, 19.9, 298, ['116 links'], ['silver', 'gold']],
    ['cassette', 'Step 9', 1, 34, 380, ['11-32T', '11-36T'], ['silver']],
  ]),
  ...createParts('Kettara', offRoad, [
    ['chain', 'Link 10', 2, 28, 282, ['116 links', ['126 links', 1.06]], ['silver', 'black']],
    ['chain', 'Link 12', 3, 44, 262, ['126 links'], ['silver', 'gold', 'oil']],
    ['cassette', 'Step 10', 2, 58, 410, ['11-42T', '11-46T'], ['silver', 'black']],
    ['cassette', 'Step 12', 3, 129, 440, ['10-50T', '10-52T'], ['silver']],
    ['chainring', 'Wide 1', 2, 42, 78, ['30T', '32T', '34T'], ['black', 'red', 'cobalt']],
  ]),
  ...createParts('Grimpa', offRoad, [
    [
      'mtbTyre',
      'Krallo',
      2,
      49.9,
      820,
      [
        ['57-584', 1, '27.5"'],
        ['57-622', 1.04, '29"'],
        ['61-622', 1.08, '29"'],
      ],
      ['black', 'tan'],
    ],
    [
      'mtbTyre',
      'Vesso',
      3,
      62.9,
      1050,
      [
        ['61-584', 1, '27.5"'],
        ['61-622', 1.04, '29"'],
        ['65-622', 1.08, '29"'],
      ],
      ['black'],
    ],
  ]),
  ...createParts(
    'Grimpa',
    ['gravel'],
    [
      [
        'gravelTyre',
        'Sassi',
        2,
        47.9,
        480,
        [
          ['38-622', 1, '700C'],
          ['42-622', 1, '700C'],
          ['45-622', 1.04, '700C'],
          ['50-584', 1.04, '27.5"'],
        ],
        ['black', 'tan'],
      ],
    ],
  ),
  ...createParts('Grimpa', onRoad, [
    [
      'roadTyre',
      'Lisso',
      3,
      54.9,
      265,
      [
        ['25-622', 1, '700C'],
        ['28-622', 1, '700C'],
        ['30-622', 1, '700C'],
        ['32-622', 1.05, '700C'],
      ],
      ['black', 'tan'],
    ],
    [
      'roadTyre',
      'Lisso Train',
      0,
      24.9,
      340,
      [
        ['25-622', 1, '700C'],
        ['28-622', 1, '700C'],
      ],
      ['black', 'red'],
    ],
  ]),
  ...createParts('Ventoss', street, [
    [
      'cityTyre',
      'Promen',
      1,
      27.9,
      720,
      [
        ['37-622', 1, '28"'],
        ['42-622', 1, '28"'],
        ['47-622', 1.04, '28"'],
        ['47-559', 1, '26"'],
      ],
      ['black', 'chalk'],
    ],
    [
      'cityTyre',
      'Carga',
      2,
      36.9,
      980,
      [
        ['50-622', 1, '28"'],
        ['55-622', 1.04, '28"'],
        ['62-584', 1.08, '27.5"'],
      ],
      ['black'],
    ],
    [
      'tube',
      'Air 28',
      0,
      6.9,
      165,
      [
        ['40 mm DV', 1, '28"'],
        ['40 mm AV', 1, '28"'],
        ['60 mm SV', 1.1, '28"'],
      ],
      ['black'],
    ],
  ]),
  ...createParts(
    'Ventoss',
    ['kids'],
    [
      [
        'cityTyre',
        'Kiddo',
        0,
        15.9,
        420,
        [
          ['47-305', 1, '16"'],
          ['47-406', 1.05, '20"'],
          ['47-507', 1.1, '24"'],
        ],
        ['black', 'red', 'sky'],
      ],
      [
        'tube',
        'Air Kids',
        0,
        5.9,
        110,
        [
          ['16 inch AV', 1, '16"'],
          ['20 inch AV', 1, '20"'],
          ['24 inch AV', 1, '24"'],
        ],
        ['black'],
      ],
    ],
    { tags: ['kids'] },
  ),
  ...createParts(
    'Ventoss',
    ['folding'],
    [
      [
        'cityTyre',
        'Plego',
        1,
        22.9,
        380,
        [
          ['40-406', 1, '20"'],
          ['47-406', 1.05, '20"'],
        ],
        ['black', 'tan'],
      ],
      [
        'tube',
        'Air Fold',
        0,
        6.5,
        100,
        [
          ['20 inch SV', 1, '20"'],
          ['20 inch AV', 1, '20"'],
        ],
        ['black'],
      ],
    ],
  ),
  ...createParts('Ventoss', onRoad, [
    [
      'tube',
      'Air 700',
      1,
      7.9,
      105,
      [
        ['42 mm SV', 1, '700C'],
        ['60 mm SV', 1.1, '700C'],
        ['80 mm SV', 1.2, '700C'],
      ],
      ['black'],
    ],
  ]),
  ...createParts('Ventoss', offRoad, [
    [
      'tube',
      'Air MTB',
      1,
      8.5,
      198,
      [
        ['27.5 inch SV', 1, '27.5"'],
        ['27.5 inch AV', 1, '27.5"'],
        ['29 inch SV', 1.04, '29"'],
        ['29 inch AV', 1.04, '29"'],
      ],
      ['black'],
    ],
  ]),
  ...createParts('Orbiq', offRoad, [
    [
      'rim',
      'Trazo 25',
      2,
      62,
      520,
      [
        ['27.5 inch', 1, '27.5"'],
        ['29 inch', 1.04, '29"'],
      ],
      ['black', 'silver'],
    ],
    [
      'wheel',
      'Trazo 30',
      3,
      219,
      940,
      [
        ['front 27.5', 1, '27.5"'],
        ['rear 27.5', 1.2, '27.5"'],
        ['front 29', 1.04, '29"'],
        ['rear 29', 1.25, '29"'],
      ],
      ['black'],
    ],
  ]),
  ...createParts('Orbiq', onRoad, [
    ['rim', 'Aera 21', 2, 58, 460, [['700C', 1, '700C']], ['black', 'silver']],
    [
      'wheel',
      'Grava 25',
      2,
      199,
      880,
      [
        ['front 700C', 1, '700C'],
        ['rear 700C', 1.2, '700C'],
      ],
      ['black'],
    ],
  ]),
  ...createParts(
    'Orbiq',
    ['road'],
    [
      [
        'wheel',
        'Aero 50',
        4,
        529,
        810,
        [
          ['front 700C', 1, '700C'],
          ['rear 700C', 1.2, '700C'],
        ],
        ['carbon'],
      ],
    ],
    { shape: 'aero-wheel' },
  ),
  ...createParts('Orbiq', street, [
    ['rim', 'City 28', 0, 29, 610, [['28 inch', 1, '28"']], ['silver', 'black']],
    [
      'wheel',
      'City 28',
      1,
      89,
      1180,
      [
        ['front hub dynamo', 1.3, '28"'],
        ['rear', 1, '28"'],
      ],
      ['silver', 'black'],
    ],
  ]),
];
