import type { BikeShape } from '../draw/shapes.ts';
import type { BikeFamily } from '../texts/bike-texts.ts';
import type { Spec } from '../texts/spec-names.ts';

type Five = readonly [string, string, string, string, string];

/** The components of a family of bicycles, by level of quality. */
interface Build {
  frame: Five;
  fork: Five;
  drivetrain: Five;
  gears: Five;
  brakes: Five;
  wheels: Five;
  tyres: string;
  /** Kilograms by level. */
  weight: readonly [number, number, number, number, number];
  /** More words for the description. */
  words?: Record<string, string>;
  shock?: Five;
}

const discs: Five = [
  'Brenz Lane hydraulic disc, 160 mm',
  'Brenz Trail hydraulic disc, 180/160 mm',
  'Brenz Trail hydraulic disc, 180 mm',
  'Brenz Summit four-piston disc, 200/180 mm',
  'Brenz Summit four-piston disc, 200 mm',
];

const mtbGears: Five = [
  'Brenz Lane 2×8',
  'Rotaq Terra 1×10',
  'Rotaq Terra 1×12',
  'Rotaq Terra 1×12',
  'Rotaq Terra Pro 1×12',
];
const mtbCount: Five = ['16', '10', '12', '12', '12'];
const roadGears: Five = [
  'Brenz Racer 2×10',
  'Brenz Racer 2×11',
  'Brenz Racer 2×11',
  'Rotaq Corsa 2×12',
  'Rotaq Corsa 2×12 electronic',
];
const roadCount: Five = ['20', '22', '22', '24', '24'];
const roadDiscs: Five = [
  'Brenz Racer mechanical disc, 160 mm',
  'Brenz Racer hydraulic disc, 160 mm',
  'Brenz Racer hydraulic disc, 160 mm',
  'Rotaq Corsa hydraulic disc, 160/140 mm',
  'Rotaq Corsa hydraulic disc, 160/140 mm',
];
const mtbWheels: Five = [
  'Orbiq Trazo 25',
  'Orbiq Trazo 25',
  'Orbiq Trazo 30',
  'Orbiq Trazo 30',
  'Orbiq Trazo 30 carbon',
];
const cityWheels: Five = [
  'Orbiq City 28',
  'Orbiq City 28',
  'Orbiq City 28 with hub dynamo',
  'Orbiq City 28 with hub dynamo',
  'Orbiq City 28 with hub dynamo',
];
const rigid: Five = [
  'Rigid, steel',
  'Rigid, aluminium',
  'Rigid, aluminium',
  'Rigid, carbon',
  'Rigid, carbon',
];
const carbonTop: Five = [
  'Aluminium 6061',
  'Aluminium 6061, double butted',
  'Aluminium 6061, triple butted',
  'Carbon',
  'Carbon, high modulus',
];

function forks(travel: number): Five {
  return [
    `Sospina Coil ${travel}`,
    `Sospina Coil ${travel}, lockout`,
    `Sospina Air ${travel}`,
    `Sospina Air ${travel} RC`,
    `Sospina Air ${travel} RC2`,
  ];
}

function shocks(travel: number): Five {
  return [
    `Sospina Link ${travel}`,
    `Sospina Link ${travel}`,
    `Sospina Link ${travel} R`,
    `Sospina Link ${travel} RC`,
    `Sospina Link ${travel} RC2`,
  ];
}

const builds: Record<BikeFamily, Build> = {
  hardtail: {
    frame: carbonTop,
    fork: forks(120),
    drivetrain: mtbGears,
    gears: mtbCount,
    brakes: discs,
    wheels: mtbWheels,
    tyres: 'Grimpa Krallo 57-622',
    weight: [14.6, 13.9, 13.1, 12, 11.1],
    words: { travel: '120' },
  },
  trail: {
    frame: carbonTop,
    fork: forks(140),
    shock: shocks(130),
    drivetrain: mtbGears,
    gears: mtbCount,
    brakes: discs,
    wheels: mtbWheels,
    tyres: 'Grimpa Krallo 61-622',
    weight: [15.8, 15.2, 14.6, 13.7, 12.9],
    words: { travel: '140' },
  },
  enduro: {
    frame: carbonTop,
    fork: forks(170),
    shock: shocks(160),
    drivetrain: mtbGears,
    gears: mtbCount,
    brakes: discs,
    wheels: mtbWheels,
    tyres: 'Grimpa Vesso 61-622',
    weight: [16.6, 16.2, 15.8, 15.3, 14.6],
    words: { travel: '170' },
  },
  gravel: {
    frame: carbonTop,
    fork: rigid,
    drivetrain: [
      'Brenz Racer 2×9',
      'Rotaq Gravio 1×11',
      'Rotaq Gravio 1×11',
      'Rotaq Gravio 2×11',
      'Rotaq Gravio 2×12',
    ],
    gears: ['18', '11', '11', '22', '24'],
    brakes: roadDiscs,
    wheels: [
      'Orbiq Grava 25',
      'Orbiq Grava 25',
      'Orbiq Grava 25',
      'Orbiq Grava 25 SL',
      'Orbiq Grava carbon',
    ],
    tyres: 'Grimpa Sassi 42-622',
    weight: [11.2, 10.6, 10.1, 9.3, 8.6],
    words: { tyre: '45' },
  },
  endurance: {
    frame: carbonTop,
    fork: ['Carbon blades', 'Carbon blades', 'Carbon', 'Carbon', 'Carbon'],
    drivetrain: roadGears,
    gears: roadCount,
    brakes: roadDiscs,
    wheels: [
      'Orbiq Aera 21',
      'Orbiq Aera 21',
      'Orbiq Aera 21',
      'Orbiq Aera 30',
      'Orbiq Aera 35 carbon',
    ],
    tyres: 'Grimpa Lisso 30-622',
    weight: [10.2, 9.6, 9.1, 8.4, 7.6],
    words: { tyre: '30' },
  },
  aero: {
    frame: carbonTop,
    fork: ['Carbon', 'Carbon', 'Carbon', 'Carbon, aero', 'Carbon, aero'],
    drivetrain: roadGears,
    gears: roadCount,
    brakes: roadDiscs,
    wheels: [
      'Orbiq Aero 50',
      'Orbiq Aero 50',
      'Orbiq Aero 50',
      'Orbiq Aero 50',
      'Orbiq Aero 50 carbon',
    ],
    tyres: 'Grimpa Lisso 28-622',
    weight: [9.4, 9, 8.6, 8.1, 7.3],
    words: { rim: '50' },
  },
  city: {
    frame: [
      'Steel, low entry',
      'Aluminium, low entry',
      'Aluminium, low entry',
      'Aluminium, low entry',
      'Aluminium, low entry',
    ],
    fork: rigid,
    drivetrain: ['Brenz Hub 3', 'Brenz Hub 7', 'Brenz Hub 7', 'Brenz Hub 8', 'Brenz Hub 8'],
    gears: ['3', '7', '7', '8', '8'],
    brakes: [
      'Rim brake front, coaster rear',
      'Rim brakes',
      'Brenz Lane hydraulic rim brake',
      'Brenz Lane disc',
      'Brenz Lane disc',
    ],
    wheels: cityWheels,
    tyres: 'Ventoss Promen 42-622',
    weight: [17.8, 17, 16.4, 16, 15.6],
  },
  trekking: {
    frame: carbonTop.map((name) => name.replace('Carbon', 'Aluminium')) as unknown as Five,
    fork: forks(63),
    drivetrain: [
      'Brenz Lane 3×8',
      'Brenz Lane 3×8',
      'Rotaq Terra 2×10',
      'Rotaq Terra 1×12',
      'Rotaq Terra 1×12',
    ],
    gears: ['24', '24', '20', '12', '12'],
    brakes: discs,
    wheels: cityWheels,
    tyres: 'Ventoss Promen 42-622',
    weight: [17.2, 16.6, 16.1, 15.4, 14.9],
    words: { load: '25' },
  },
  emtb: {
    frame: carbonTop,
    fork: forks(140),
    drivetrain: mtbGears,
    gears: mtbCount,
    brakes: discs,
    wheels: mtbWheels,
    tyres: 'Grimpa Vesso 65-622',
    weight: [24.2, 23.5, 22.8, 21.9, 20.6],
    words: { travel: '140' },
  },
  ecity: {
    frame: ['Aluminium', 'Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'],
    fork: forks(63),
    drivetrain: [
      'Brenz Hub 7',
      'Brenz Hub 7',
      'Rotaq Terra 1×10',
      'Brenz Hub 8, belt',
      'Rotaq Terra 1×12',
    ],
    gears: ['7', '7', '10', '8', '12'],
    brakes: discs,
    wheels: cityWheels,
    tyres: 'Ventoss Carga 50-622',
    weight: [25.6, 25.1, 24.6, 24.2, 23.8],
  },
  kids: {
    frame: ['Aluminium, low', 'Aluminium, low', 'Aluminium, low', 'Aluminium', 'Aluminium'],
    fork: [
      'Rigid, steel',
      'Rigid, aluminium',
      'Sospina Mini 50',
      'Sospina Mini 50',
      'Sospina Mini 50',
    ],
    drivetrain: [
      'Single speed',
      'Single speed',
      'Brenz Lane 1×8',
      'Brenz Lane 1×8',
      'Brenz Lane 1×8',
    ],
    gears: ['1', '1', '8', '8', '8'],
    brakes: [
      'Rim brake front, coaster rear',
      'Rim brakes, short reach',
      'Rim brakes, short reach',
      'Disc brakes',
      'Disc brakes',
    ],
    wheels: ['Aluminium', 'Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'],
    tyres: 'Ventoss Kiddo',
    weight: [7.4, 6.9, 9.8, 9.4, 9],
  },
  folding: {
    frame: [
      'Steel, folding',
      'Aluminium, folding',
      'Aluminium, folding',
      'Aluminium, folding',
      'Aluminium, folding',
    ],
    fork: rigid,
    drivetrain: [
      'Brenz Lane 1×7',
      'Brenz Lane 1×7',
      'Brenz Lane 1×9',
      'Rotaq Gravio 1×11',
      'Rotaq Gravio 1×11',
    ],
    gears: ['7', '7', '9', '11', '11'],
    brakes: ['Rim brakes', 'Rim brakes', 'Brenz Lane disc', 'Brenz Racer disc', 'Brenz Racer disc'],
    wheels: [
      'Aluminium, 20"',
      'Aluminium, 20"',
      'Aluminium, 20"',
      'Aluminium, 20"',
      'Aluminium, 20"',
    ],
    tyres: 'Ventoss Plego 40-406',
    weight: [12.8, 12.2, 11.6, 10.8, 10.2],
  },
};

const motors: Five = [
  'Drivon City motor, 40 Nm',
  'Drivon City motor, 50 Nm',
  'Drivon Tour motor, 65 Nm',
  'Drivon Tour motor, 75 Nm',
  'Drivon Peak motor, 90 Nm',
];
const batteries: Five = ['400', '400', '500', '625', '750'];

export interface BikeBuild {
  specs: Spec[];
  /** Values for the description's slots. */
  words: Record<string, string>;
  grams: number;
}

/** The specification of a bicycle of a family, by level of quality (0 to 4). */
export function createBuild(family: BikeFamily, shape: BikeShape, level: number): BikeBuild {
  const build = builds[family];
  const of = (five: Five) => five[level as 0] ?? five[0];
  const electric = shape.startsWith('e-') && shape !== 'enduro';
  const size = shape.startsWith('kids') ? shape.slice(4) : '';
  const specs: Spec[] = [
    ['Frame', of(build.frame)],
    ['Fork', of(build.fork)],
  ];
  if (build.shock) specs.push(['Shock', of(build.shock)]);
  if (electric) specs.push(['Motor', of(motors)], ['Battery', `${of(batteries)} Wh`]);
  specs.push(
    ['Drivetrain', of(build.drivetrain)],
    ['Brakes', of(build.brakes)],
    ['Wheels', of(build.wheels)],
    ['Tyres', build.tyres],
  );
  const extra = size === '24' ? 2.2 : size === '20' ? 1 : 0;
  const kilograms = (build.weight[level as 0] ?? build.weight[0]) + extra;
  specs.push(['Weight', `${kilograms.toFixed(1)} kg`]);
  return {
    specs,
    words: {
      ...build.words,
      gears: of(build.gears),
      motor: of(motors).split(' motor')[0] ?? '',
      battery: of(batteries),
      size,
    },
    grams: Math.round(kilograms * 1000),
  };
}
