import type { Geometry } from './shapes.ts';
import type { Point } from './svg.ts';

/** Where the parts of a bicycle meet, in pixels, and how many pixels a millimetre takes. */
export interface Joints {
  k: number;
  bottomBracket: Point;
  rearAxle: Point;
  frontAxle: Point;
  /** Upper and lower end of the head tube. */
  headTop: Point;
  headLow: Point;
  seatTop: Point;
  saddle: Point;
  barClamp: Point;
  /** Unit vector up the steering axis, and the one pointing forward from it. */
  steer: Point;
  ahead: Point;
  groundY: number;
  wheel: number;
  tyre: number;
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A point moved along unit vectors. */
export const moved = (from: Point, ...steps: [Point, number][]): Point =>
  steps.reduce<Point>(([x, y], [to, by]) => [x + to[0] * by, y + to[1] * by], from);

/** Puts a geometry on the picture: both wheels on the ground, centred, as large as fits. */
export function jointsOf(g: Geometry): Joints {
  const rad = Math.PI / 180;
  const [cos, sin] = [Math.cos(g.headAngle * rad), Math.sin(g.headAngle * rad)];
  const leg = Math.sqrt(g.fork ** 2 - g.offset ** 2);
  const crownY = g.drop + leg * sin - g.offset * cos;
  const crownX = g.reach + g.headTube * cos;
  const frontX = crownX + leg * cos + g.offset * sin;
  const rearX = -Math.sqrt(g.chainstay ** 2 - g.drop ** 2);
  const saddleY = g.saddle * Math.sin(g.seatAngle * rad);
  const barY = crownY + (g.headTube + g.spacers) * sin + 60;

  const length = frontX - rearX + 2 * g.wheel;
  const height = Math.max(saddleY, barY) + g.wheel - g.drop;
  const k = Math.min(868 / length, 520 / height);
  const left = 480 - ((rearX + frontX) / 2) * k;
  const groundY = 584;
  const zero = groundY - (g.wheel - g.drop) * k;
  const p = (x: number, y: number): Point => [left + x * k, zero - y * k];
  const onSeat = (length: number) =>
    p(-length * Math.cos(g.seatAngle * rad), length * Math.sin(g.seatAngle * rad));

  const steer: Point = [-cos, -sin];
  const ahead: Point = [sin, -cos];
  const headTop = p(g.reach, crownY + g.headTube * sin);
  return {
    k,
    bottomBracket: p(0, 0),
    rearAxle: p(rearX, g.drop),
    frontAxle: p(frontX, g.drop),
    headTop,
    headLow: p(crownX, crownY),
    seatTop: onSeat(g.seatTube),
    saddle: onSeat(g.saddle),
    barClamp: moved(headTop, [steer, g.spacers * k], [ahead, g.stem * k]),
    steer,
    ahead,
    groundY,
    wheel: g.wheel * k,
    tyre: g.tyre * k,
  };
}
