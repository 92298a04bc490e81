import { darker, lighter } from '../shade.ts';
import { at, disc, num, type Point, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

const center: Point = [480, 320];

/** A disc brake: lever, hose and caliper. */
export function brakePart({ hex, accent }: Ink): string {
  return [
    stroke('M380 188C620 140 780 210 720 340C690 400 640 410 610 430', grey.ink, 14),
    ring([316, 166], 44, darker(hex, 0.3), 22),
    shape(
      'M190 176C230 150 330 158 396 170C416 176 416 206 396 212L250 226C210 226 170 200 190 176Z',
      hex,
    ),
    stroke('M230 182L370 184', lighter(hex, 0.35), 7),
    shape(
      'M206 200C230 214 250 240 250 290C250 380 300 450 390 480C412 490 402 520 376 512C270 486 206 402 206 300Z',
      grey.steel,
    ),
    disc([230, 206], 13, grey.pale),
    shape(
      'M470 400L600 380C656 384 690 420 684 480C676 540 610 566 552 552L470 520C440 500 440 420 470 400Z',
      hex,
    ),
    shape(
      'M500 426L590 410C634 412 654 440 648 476C640 518 596 530 556 520L502 500C486 486 486 440 500 426Z',
      darker(hex, 0.28),
    ),
    disc([576, 466], 36, accent),
    disc([576, 466], 20, darker(accent, 0.35)),
    shape('M440 432h52v60h-52Z', grey.mid),
    disc([650, 398], 16, grey.light),
    disc([650, 540], 16, grey.light),
  ].join('');
}

/** A pair of brake pads on their carriers. */
export function padsPart({ hex, accent }: Ink): string {
  const pad = (transform: string) =>
    `<g transform="${transform}">${[
      shape('M-96-150H96L80-40H-80Z', grey.steel),
      stroke('M-70-120H70M-66-92H66M-62-64H62', grey.mid, 9),
      shape(
        'M-110-44H110C134-44 140-20 134 10L104 116C96 140-96 140-104 116L-134 10C-140-20-134-44-110-44Z',
        grey.light,
      ),
      shape(
        'M-92-20H92C110-20 114 0 110 18L86 96C80 112-80 112-86 96L-110 18C-114 0-110-20-92-20Z',
        hex,
      ),
      stroke('M0-16V106', darker(hex, 0.4), 9),
      stroke('M-84-2H84', lighter(hex, 0.3), 6),
      disc([0, -132], 14, accent),
    ].join('')}</g>`;
  return pad('translate(330 360)rotate(-9)') + pad('translate(640 330)rotate(8)');
}

/** A brake disc with its spider. */
export function rotorPart({ accent }: Ink): string {
  const holes = Array.from({ length: 18 }, (_, index) => {
    const a = (index / 18) * 2 * Math.PI;
    const b = a + 0.13;
    const on = (r: number, angle: number): Point => [
      480 + r * Math.cos(angle),
      320 + r * Math.sin(angle),
    ];
    return `M${at(on(206, a))}L${at(on(238, b))}`;
  }).join('');
  const arms = Array.from({ length: 6 }, (_, index) => {
    const a = (index / 6) * 2 * Math.PI;
    const from: Point = [480 + 78 * Math.cos(a), 320 + 78 * Math.sin(a)];
    const to: Point = [480 + 196 * Math.cos(a + 0.42), 320 + 196 * Math.sin(a + 0.42)];
    return `M${at(from)}L${at(to)}`;
  }).join('');
  const bolts = Array.from({ length: 6 }, (_, index) => {
    const a = (index / 6) * 2 * Math.PI + 0.5;
    return `M${num(480 + 76 * Math.cos(a))} ${num(320 + 76 * Math.sin(a))}h.1`;
  }).join('');
  return [
    ring(center, 222, grey.light, 62),
    ring(center, 252, grey.steel, 6, { 'stroke-dasharray': '70 18' }),
    ring(center, 196, grey.steel, 4),
    stroke(holes, '#f4f6f8', 13),
    stroke(arms, grey.dark, 24),
    ring(center, 80, grey.dark, 40),
    ring(center, 58, accent, 7),
    stroke(bolts, grey.light, 16),
  ].join('');
}
