/** Measures of a kind of bicycle in millimetres and degrees, as a maker's geometry table has them. */
export interface Geometry {
  /** Outer radius of the tyre. */
  wheel: number;
  /** Height of the tyre above the rim. */
  tyre: number;
  chainstay: number;
  /** How far the bottom bracket lies below the axles; negative on small wheels. */
  drop: number;
  reach: number;
  headTube: number;
  headAngle: number;
  seatAngle: number;
  /** Fork length from axle to crown. */
  fork: number;
  offset: number;
  seatTube: number;
  saddle: number;
  stem: number;
  spacers: number;
}

export type BikeShape =
  | 'hardtail'
  | 'trail'
  | 'enduro'
  | 'gravel'
  | 'endurance'
  | 'aero'
  | 'city'
  | 'trekking'
  | 'e-trail'
  | 'e-hardtail'
  | 'e-city'
  | 'e-trekking'
  | 'kids16'
  | 'kids20'
  | 'kids24'
  | 'folding';

type Row = [
  wheel: number,
  tyre: number,
  chainstay: number,
  drop: number,
  reach: number,
  headTube: number,
  headAngle: number,
  seatAngle: number,
  fork: number,
  offset: number,
  seatTube: number,
  saddle: number,
  stem: number,
  spacers: number,
];

const rows: Record<BikeShape, Row> = {
  hardtail: [370, 56, 432, 60, 442, 112, 67, 74, 525, 44, 440, 715, 55, 20],
  trail: [371, 58, 436, 34, 462, 112, 65.5, 75.5, 555, 44, 430, 715, 48, 22],
  enduro: [373, 62, 440, 26, 472, 115, 63.8, 76.5, 588, 44, 420, 710, 42, 25],
  gravel: [352, 42, 430, 74, 388, 150, 71, 73.5, 398, 48, 515, 730, 80, 22],
  endurance: [339, 30, 415, 72, 380, 158, 72, 73.5, 374, 46, 515, 735, 95, 22],
  aero: [337, 27, 409, 70, 386, 138, 73, 73.5, 370, 44, 510, 735, 105, 8],
  city: [353, 44, 455, 62, 372, 190, 69, 70, 400, 58, 470, 700, 55, 60],
  trekking: [354, 44, 452, 64, 392, 165, 70, 72.5, 452, 46, 520, 725, 75, 32],
  'e-trail': [371, 60, 446, 32, 458, 118, 65, 76, 560, 44, 430, 715, 48, 22],
  'e-hardtail': [370, 58, 446, 56, 444, 120, 66.5, 74.5, 530, 44, 440, 715, 55, 22],
  'e-city': [354, 48, 470, 60, 376, 190, 68.5, 70.5, 440, 54, 470, 700, 55, 60],
  'e-trekking': [355, 48, 468, 62, 398, 165, 69, 73, 460, 46, 500, 725, 70, 36],
  kids16: [203, 38, 285, 8, 248, 92, 69, 70, 262, 34, 235, 400, 36, 26],
  kids20: [254, 42, 335, 20, 282, 95, 69, 71, 312, 36, 270, 470, 40, 26],
  kids24: [303, 46, 375, 34, 328, 100, 68.5, 72, 400, 40, 315, 545, 45, 24],
  folding: [238, 42, 400, -52, 478, 105, 72, 71.5, 292, 36, 330, 690, 15, 300],
};

export function geometryOf(shape: BikeShape): Geometry {
  const [
    wheel,
    tyre,
    chainstay,
    drop,
    reach,
    headTube,
    headAngle,
    seatAngle,
    fork,
    offset,
    seatTube,
    saddle,
    stem,
    spacers,
  ] = rows[shape];
  return {
    wheel,
    tyre,
    chainstay,
    drop,
    reach,
    headTube,
    headAngle,
    seatAngle,
    fork,
    offset,
    seatTube,
    saddle,
    stem,
    spacers,
  };
}
