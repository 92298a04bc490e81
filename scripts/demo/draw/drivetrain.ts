import { moved } from './joints.ts';
import { at, disc, line, num, type Point, ring, shape, stroke } from './svg.ts';

/** A toothed wheel: a disc whose edge is dashed. */
export function cog(center: Point, r: number, color: string, tooth = 3): string {
  return (
    ring(center, r, color, tooth * 1.3, {
      'stroke-dasharray': `${num(tooth)} ${num(tooth * 0.9)}`,
    }) + ring(center, r - tooth, color, tooth * 1.6)
  );
}

/** The cassette on the rear axle, seen from the side. */
export function cassetteOn(center: Point, r: number): string {
  return (
    cog(center, r, '#a3acb5', 2.4) +
    ring(center, r * 0.72, '#7b858f', 3.4) +
    ring(center, r * 0.42, '#8f99a3', 6)
  );
}

/** Chain from the ring at the cranks to the cog at the rear axle, `tail` the lower pulley. */
export function chain(crank: Point, rear: Point, ringR: number, cogR: number, tail: Point | null) {
  const lower = tail ?? ([rear[0], rear[1] + cogR] as Point);
  const top: Point = [rear[0], rear[1] - cogR];
  const d =
    `M${at([crank[0], crank[1] - ringR])}L${at(top)}M${at([crank[0], crank[1] + ringR])}L${at(lower)}` +
    (tail ? `L${at([rear[0] + cogR, rear[1] + cogR * 0.3])}` : '');
  return stroke(d, '#4a525b', 3.2, { 'stroke-dasharray': '5 1.3', 'stroke-linecap': 'butt' });
}

/** A rear derailleur below the axle; answers where the chain leaves its lower pulley. */
export function rearDerailleur(axle: Point, k: number, long: boolean): [svg: string, tail: Point] {
  const upper = moved(axle, [[0, 1], 78 * k], [[1, 0], 8 * k]);
  const lower = moved(upper, [[0, 1], (long ? 88 : 62) * k], [[1, 0], (long ? 42 : 26) * k]);
  const svg = [
    line(axle, moved(axle, [[0, 1], 30 * k]), '#39404a', 22 * k),
    line(moved(axle, [[0, 1], 30 * k]), upper, '#20252b', 30 * k),
    line(upper, lower, '#4a525b', 14 * k),
    stroke(`M${at(upper)}h.1M${at(lower)}h.1`, '#252a31', 38 * k),
    stroke(`M${at(upper)}h.1M${at(lower)}h.1`, '#98a1aa', 16 * k),
  ].join('');
  return [svg, moved(lower, [[0, 1], 17 * k])];
}

/** One crank arm with its pedal; `angle` in degrees, 0 forward, clockwise. */
export function crankArm(center: Point, length: number, angle: number, color: string): string {
  const a = (angle * Math.PI) / 180;
  const end = moved(center, [[Math.cos(a), Math.sin(a)], length]);
  const w = length * 0.3;
  const [x, y] = end;
  return (
    line(center, end, color, length * 0.15) +
    shape(`M${num(x - w)} ${num(y - 4)}h${num(2 * w)}l3 4l-3 4h${num(-2 * w)}l-3 -4Z`, '#22272d')
  );
}

/** Chainring with spider and the near crank arm. */
export function crankset(
  center: Point,
  ringR: number,
  arm: number,
  color: string,
  double: boolean,
) {
  return [
    cog(center, ringR, '#565f68', 3),
    double ? ring(center, ringR * 0.76, '#8b949d', 2.4) : '',
    ring(center, ringR * 0.55, color, ringR * 0.62, {
      'stroke-dasharray': `${num(ringR * 0.3)} ${num(ringR * 0.564)}`,
    }),
    disc(center, ringR * 0.34, color),
    crankArm(center, arm, 18, color),
    disc(center, ringR * 0.16, '#9aa3ac'),
  ].join('');
}
