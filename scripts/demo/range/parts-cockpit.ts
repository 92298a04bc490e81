import { createParts, every, offRoad, onRoad, type PartDef, street } from './part-def.ts';

/** Bars, stems, grips, saddles, posts, pedals and forks. */
export const cockpitParts: PartDef[] = [
  ...createParts('Lenkra', offRoad, [
    ['riserBar', 'Wide', 3, 64.9, 290, ['760 mm', '780 mm', '800 mm'], ['black', 'oil']],
    ['riserBar', 'Trail', 1, 34.9, 340, ['740 mm', '760 mm'], ['black', 'red', 'silver']],
    ['stem', 'Short', 2, 44.9, 128, ['35 mm', '45 mm', '55 mm'], ['black', 'silver']],
    ['grips', 'Lock', 1, 19.9, 112, ['130 mm'], ['black', 'red', 'cobalt', 'lime']],
    ['grips', 'Soft', 0, 12.9, 96, ['130 mm'], ['black', 'graphite', 'orange']],
    [
      'seatpost',
      'Core',
      1,
      29.9,
      310,
      ['30.9 × 350 mm', '30.9 × 400 mm', '31.6 × 350 mm', '31.6 × 400 mm'],
      ['black'],
    ],
    [
      'dropper',
      'Lift',
      3,
      189,
      560,
      [
        '30.9 × 125 mm',
        '30.9 × 150 mm',
        '30.9 × 170 mm',
        '31.6 × 125 mm',
        '31.6 × 150 mm',
        '31.6 × 170 mm',
      ],
      ['black'],
    ],
  ]),
  ...createParts('Lenkra', onRoad, [
    ['dropBar', 'Curva', 2, 54.9, 280, ['40 cm', '42 cm', '44 cm', '46 cm'], ['black']],
    ['dropBar', 'Flare', 2, 59.9, 310, ['42 cm', '44 cm', '46 cm', '48 cm'], ['black', 'silver']],
    ['stem', 'Route', 2, 42.9, 132, ['80 mm', '90 mm', '100 mm', '110 mm', '120 mm'], ['black']],
    ['barTape', 'Gel', 1, 16.9, 80, ['2.5 mm'], ['black', 'chalk', 'red', 'brown', 'cobalt']],
    ['barTape', 'Grip', 2, 24.9, 92, ['3 mm'], ['black', 'olive', 'tan', 'sky']],
    ['seatpost', 'Carbo', 3, 89, 215, ['27.2 × 350 mm', '27.2 × 400 mm'], ['carbon']],
  ]),
  ...createParts('Lenkra', street, [
    ['riserBar', 'Promena', 0, 22.9, 420, ['640 mm', '680 mm'], ['silver', 'black']],
    ['stem', 'Adjust', 0, 24.9, 290, ['90 mm', '110 mm'], ['silver', 'black']],
    ['grips', 'Ergo', 1, 22.9, 160, ['short', 'long'], ['black', 'brown']],
    ['seatpost', 'Spring', 1, 36.9, 620, ['27.2 mm', '30.9 mm', '31.6 mm'], ['black']],
  ]),
  ...createParts(
    'Lenkra',
    ['kids'],
    [['grips', 'Mini', 0, 8.9, 60, ['90 mm'], ['red', 'sky', 'lime', 'berry']]],
    { tags: ['kids'] },
  ),
  ...createParts('Satteva', offRoad, [
    ['saddle', 'Montra', 2, 59.9, 245, ['143 mm', '155 mm'], ['black', 'olive']],
  ]),
  ...createParts('Satteva', onRoad, [
    ['saddle', 'Rapida', 3, 99, 195, ['143 mm', '155 mm'], ['black', 'chalk']],
    ['saddle', 'Tempo', 1, 44.9, 268, ['143 mm', '155 mm'], ['black']],
  ]),
  ...createParts('Satteva', street, [
    ['saddle', 'Comoda', 1, 39.9, 520, ['190 mm', '220 mm'], ['black', 'brown']],
    ['saddle', 'Classica', 2, 69.9, 480, ['180 mm'], ['brown', 'black', 'brick']],
  ]),
  ...createParts(
    'Satteva',
    ['kids'],
    [['saddle', 'Piccola', 0, 17.9, 260, ['120 mm'], ['black', 'berry', 'sky']]],
    { tags: ['kids'] },
  ),
  ...createParts('Pedrona', offRoad, [
    [
      'flatPedal',
      'Pin',
      2,
      49.9,
      380,
      ['100 × 100 mm'],
      ['black', 'red', 'cobalt', 'orange', 'oil'],
    ],
    [
      'flatPedal',
      'Nyla',
      0,
      27.9,
      340,
      ['105 × 100 mm'],
      ['black', 'lime', 'teal', 'berry', 'graphite'],
    ],
    ['clickPedal', 'Trail', 3, 79.9, 410, ['with cleats'], ['black', 'silver']],
  ]),
  ...createParts('Pedrona', onRoad, [
    ['clickPedal', 'Route', 3, 94.9, 268, ['with cleats'], ['black', 'chalk']],
    ['clickPedal', 'Start', 1, 54.9, 330, ['with cleats'], ['black']],
  ]),
  ...createParts('Pedrona', street, [
    ['flatPedal', 'Town', 0, 16.9, 420, ['95 × 80 mm'], ['black', 'silver']],
  ]),
  ...createParts('Sospina', offRoad, [
    [
      'fork',
      'Air 120',
      2,
      329,
      1990,
      [
        ['27.5 inch', 1, '27.5"'],
        ['29 inch', 1.02, '29"'],
      ],
      ['black'],
    ],
    [
      'fork',
      'Air 140',
      3,
      459,
      2050,
      [
        ['27.5 inch', 1, '27.5"'],
        ['29 inch', 1.02, '29"'],
      ],
      ['black', 'chalk'],
    ],
    ['fork', 'Air 170', 4, 799, 2240, [['29 inch', 1, '29"']], ['black', 'orange']],
    [
      'fork',
      'Coil 100',
      0,
      129,
      2560,
      [
        ['27.5 inch', 1, '27.5"'],
        ['29 inch', 1.02, '29"'],
      ],
      ['black'],
    ],
  ]),
  ...createParts('Lumeq', every, [
    ['computer', 'Dash', 1, 79, 62, ['Standard', ['With sensors', 1.4]], ['black']],
    ['computer', 'Atlas', 3, 229, 88, ['Standard', ['With sensors', 1.25]], ['black', 'chalk']],
  ]),
];
