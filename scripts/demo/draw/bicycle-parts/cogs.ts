import { cog } from '../drivetrain.ts';
import { darker, lighter, mix } from '../shade.ts';
import { at, disc, line, num, type Point, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

const center: Point = [480, 320];

const around = (r: number, angle: number, from: Point = center): Point => [
  from[0] + r * Math.cos((angle * Math.PI) / 180),
  from[1] + r * Math.sin((angle * Math.PI) / 180),
];

/** A cassette, largest cog behind, lock ring in the accent. */
export function cassettePart({ hex, accent }: Ink): string {
  const radii = [252, 222, 196, 172, 150, 130, 112, 96, 82, 70];
  return [
    disc(center, 240, mix(hex, '#ffffff', 0.72)),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      line(around(120, index * 60 + 12), around(240, index * 60), darker(hex, 0.25), 15),
    ),
    ...radii.map((r, index) =>
      cog(center, r, index % 2 ? darker(hex, 0.18) : hex, index < 3 ? 9 : 7),
    ),
    disc(center, 58, darker(hex, 0.5)),
    ring(center, 48, accent, 14),
    ring(center, 48, darker(accent, 0.35), 14, { 'stroke-dasharray': '3 9.6' }),
    disc(center, 34, '#f4f6f8'),
  ].join('');
}

function chainringOn(at0: Point, r: number, { hex, accent }: Ink, arms: number): string {
  const spread = 360 / arms;
  const bolts = Array.from({ length: arms }, (_, index) =>
    around(r * 0.62, index * spread + 45, at0),
  );
  return [
    ring(at0, r, hex, r * 0.09, { 'stroke-dasharray': `${num(r * 0.068)} ${num(r * 0.07)}` }),
    ring(at0, r * 0.86, hex, r * 0.19),
    ring(at0, r * 0.92, lighter(hex, 0.3), r * 0.02),
    ...bolts.map((bolt, index) =>
      stroke(`M${at(around(r * 0.82, index * spread + 45, at0))}L${at(bolt)}`, hex, r * 0.2),
    ),
    ...bolts.map((bolt) =>
      disc(bolt, r * 0.062, '#f4f6f8', { stroke: accent, 'stroke-width': r * 0.035 }),
    ),
  ].join('');
}

/** A chainring alone. */
export function chainringPart(ink: Ink): string {
  return chainringOn(center, 236, ink, 4);
}

/** A crankset: ring, spider, arm and pedal thread. */
export function cranksetPart(ink: Ink): string {
  const { hex, accent } = ink;
  const from: Point = [330, 336];
  const to: Point = [786, 250];
  const arms = [45, 135, 225, 315].map((angle) => around(118, angle, from));
  return [
    chainringOn(from, 206, { hex: grey.dark, accent }, 4),
    ...arms.map((end) => line(from, end, darker(hex, 0.1), 36)),
    line(from, to, darker(hex, 0.3), 74),
    line([330, 332], [786, 246], hex, 64),
    line([352, 314], [770, 236], lighter(hex, 0.35), 8),
    line([520, 300], [660, 273], accent, 18),
    disc(from, 50, darker(hex, 0.25)),
    disc(from, 30, grey.steel),
    disc(from, 14, '#f4f6f8'),
    disc(to, 23, grey.steel),
    disc(to, 14, '#f4f6f8'),
  ].join('');
}

/** A bottom bracket: two cups on their sleeve. */
export function bottomBracketPart({ hex, accent }: Ink): string {
  const cup = (x: number, flip: number) =>
    [
      shape(`M${x} 214h${70 * flip}q${24 * flip} 106 0 212h${-70 * flip}Z`, hex),
      shape(`M${x} 226h${24 * flip}v188h${-24 * flip}Z`, darker(hex, 0.3)),
      stroke(`M${x + 44 * flip} 228v184`, lighter(hex, 0.4), 7, { 'stroke-dasharray': '10 17' }),
    ].join('');
  return [
    shape('M330 262h300v116H330Z', grey.dark),
    stroke('M340 284h280', grey.mid, 8),
    stroke('M350 330h260', accent, 10),
    cup(330, -1),
    cup(630, 1),
    ...[356, 378, 582, 604].map((x) => stroke(`M${x} 262v116`, grey.steel, 5)),
  ].join('');
}
