import type { Joints } from './joints.ts';
import { between, moved } from './joints.ts';
import { darker, lighter, pickContrast } from './shade.ts';
import { at, disc, line, type Point, shape, stroke } from './svg.ts';
import { type Tubes, tubes } from './tubes.ts';

export interface FrameStyle {
  color: string;
  accent: string;
  motor: boolean;
}

const up: Point = [0, -1];
const fore: Point = [1, 0];

function headTube(t: Tubes, j: Joints, width: number): void {
  t.add(
    moved(j.headTop, [j.steer, -4 * j.k]),
    moved(j.headLow, [j.steer, 6 * j.k]),
    width * 0.94,
    width,
  );
}

/** Stripes along the down tube in the maker's accent. */
function marks(from: Point, to: Point, width: number, style: FrameStyle): string {
  const accent =
    Math.abs(contrastGap(style.color, style.accent)) < 60
      ? pickContrast(style.color)
      : style.accent;
  const stripe = (a: number, b: number) =>
    `M${at(between(from, to, a))}L${at(between(from, to, b))}`;
  return stroke(
    stripe(0.22, 0.46) + stripe(0.49, 0.53) + stripe(0.55, 0.57),
    accent,
    width * 0.42,
    {
      'stroke-linecap': 'butt',
    },
  );
}

function contrastGap(a: string, b: string): number {
  const sum = (color: string) =>
    [1, 3, 5].reduce(
      (total, start) => total + Number.parseInt(color.slice(start, start + 2), 16),
      0,
    );
  return (sum(a) - sum(b)) / 3;
}

/** The battery in the down tube and the motor at the bottom bracket. */
function drive(j: Joints, from: Point, to: Point, width: number, style: FrameStyle): string {
  const seam = (share: number) => between(from, to, share);
  return [
    stroke(`M${at(seam(0.16))}L${at(seam(0.8))}`, darker(style.color, 0.55), width * 0.62),
    stroke(
      `M${at(seam(0.17))}L${at(seam(0.79))}`,
      lighter(darker(style.color, 0.55), 0.12),
      width * 0.4,
    ),
    disc(seam(0.12), width * 0.1, '#7be08a'),
    shape(
      `M${at(moved(j.bottomBracket, [fore, -66 * j.k], [up, 30 * j.k]))}Q${at(moved(j.bottomBracket, [fore, -20 * j.k], [up, 96 * j.k]))} ${at(moved(j.bottomBracket, [fore, 62 * j.k], [up, 88 * j.k]))}L${at(moved(j.bottomBracket, [fore, 96 * j.k], [up, 36 * j.k]))}Q${at(moved(j.bottomBracket, [fore, 92 * j.k], [up, -64 * j.k]))} ${at(moved(j.bottomBracket, [fore, 4 * j.k], [up, -70 * j.k]))}Q${at(moved(j.bottomBracket, [fore, -80 * j.k], [up, -50 * j.k]))} ${at(moved(j.bottomBracket, [fore, -66 * j.k], [up, 30 * j.k]))}Z`,
      '#2a3037',
    ),
    disc(j.bottomBracket, 62 * j.k, '#353d46'),
  ].join('');
}

interface DiamondMeasures {
  down: number;
  top: number;
  /** Where the top tube meets the seat tube, millimetres below its upper end. */
  topAt: number;
  /** Where the stays meet it. */
  staysAt: number;
  seat: number;
  stay: number;
}

/** The classic frame of two triangles; hardtails, road, gravel and trekking bikes. */
export function diamond(j: Joints, style: FrameStyle, m: DiamondMeasures): string {
  const w = (size: number) => size * j.k;
  const onSeat = (below: number) => moved(j.seatTop, [unit(j.seatTop, j.bottomBracket), w(below)]);
  const headUpper = moved(j.headTop, [j.steer, w(-m.top * 0.55)]);
  const headLower = moved(j.headLow, [j.steer, w(m.down * 0.45)]);
  const down = style.motor ? m.down * 1.42 : m.down;
  const rear = tubes();
  rear.add(j.bottomBracket, j.rearAxle, w(m.stay * 1.25), w(m.stay));
  rear.add(onSeat(m.staysAt), j.rearAxle, w(m.stay), w(m.stay * 0.85));
  const main = tubes();
  main.add(headLower, j.bottomBracket, w(down), w(down));
  main.add(headUpper, onSeat(m.topAt), w(m.top), w(m.top * 0.82));
  main.add(j.seatTop, j.bottomBracket, w(m.seat), w(m.seat * 1.05));
  headTube(main, j, w(50));
  return [
    rear.draw(darker(style.color, 0.12), true),
    disc(j.rearAxle, w(15), '#39414a'),
    main.draw(style.color),
    style.motor
      ? drive(j, headLower, j.bottomBracket, w(down), style)
      : marks(headLower, j.bottomBracket, w(down), style) +
        disc(j.bottomBracket, w(31), darker(style.color, 0.3)),
  ].join('');
}

export function unit(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** A full-suspension frame: front triangle, rocker, shock and swing arm. */
export function fullSuspension(j: Joints, style: FrameStyle, down: number): string {
  const w = (size: number) => size * j.k;
  const toBracket = unit(j.seatTop, j.bottomBracket);
  const headLower = moved(j.headLow, [j.steer, w(down * 0.45)]);
  const headUpper = moved(j.headTop, [j.steer, w(-24)]);
  const topEnd = moved(j.seatTop, [toBracket, w(78)]);
  const pivot = between(j.seatTop, j.bottomBracket, 0.46);
  const rockerRear = moved(pivot, [fore, w(-74)], [up, w(14)]);
  const rockerFront = moved(pivot, [fore, w(46)], [up, w(52)]);
  const shockEnd = moved(between(headUpper, topEnd, 0.42), [up, w(-34)]);
  const hinge = moved(j.bottomBracket, [fore, w(-34)], [up, w(46)]);
  const thick = style.motor ? down * 1.4 : down;
  const rear = tubes();
  rear.add(hinge, j.rearAxle, w(32), w(24));
  rear.add(rockerRear, j.rearAxle, w(26), w(20));
  const main = tubes();
  main.add(headLower, j.bottomBracket, w(thick), w(thick * 1.04));
  main.add(headUpper, topEnd, w(48), w(38));
  main.add(j.seatTop, pivot, w(42), w(44));
  main.add(pivot, j.bottomBracket, w(44), w(52));
  headTube(main, j, w(54));
  const shockMid = between(rockerFront, shockEnd, 0.5);
  return [
    rear.draw(darker(style.color, 0.12), true),
    disc(j.rearAxle, w(16), '#39414a'),
    main.draw(style.color),
    style.motor
      ? drive(j, headLower, j.bottomBracket, w(thick), style)
      : marks(headLower, j.bottomBracket, w(thick), style) +
        disc(j.bottomBracket, w(34), darker(style.color, 0.3)),
    line(rockerFront, shockEnd, '#b9a15a', w(17)),
    line(shockMid, shockEnd, '#1f242a', w(40)),
    line(between(rockerFront, shockEnd, 0.86), shockEnd, '#39414a', w(26)),
    shape(`M${at(rockerRear)}L${at(moved(pivot, [up, w(-30)]))}L${at(rockerFront)}Z`, '#2b3138', {
      stroke: '#2b3138',
      'stroke-width': w(26),
    }),
    stroke(
      [rockerRear, pivot, rockerFront, hinge].map((point) => `M${at(point)}h.1`).join(''),
      '#98a1aa',
      w(18),
    ),
  ].join('');
}

/** A low-entry frame with one strong curved tube. */
export function stepThrough(j: Joints, style: FrameStyle, width: number): string {
  const w = (size: number) => size * j.k;
  const head = between(j.headTop, j.headLow, 0.62);
  const low = moved(j.bottomBracket, [fore, w(70)], [up, w(36)]);
  const joint = between(j.bottomBracket, j.seatTop, 0.24);
  const thick = style.motor ? width * 1.4 : width;
  const swoop = `M${at(head)}C${at(moved(head, [fore, w(-60)], [up, w(-190)]))} ${at(moved(low, [fore, w(190)], [up, w(40)]))} ${at(low)}Q${at(moved(j.bottomBracket, [fore, w(10)], [up, w(24)]))} ${at(joint)}`;
  const rear = tubes();
  rear.add(j.bottomBracket, j.rearAxle, w(26), w(22));
  rear.add(between(j.seatTop, j.bottomBracket, 0.3), j.rearAxle, w(22), w(19));
  const main = tubes();
  main.curve(swoop, w(thick));
  main.add(j.seatTop, j.bottomBracket, w(42), w(50));
  headTube(main, j, w(52));
  return [
    rear.draw(darker(style.color, 0.12), true),
    disc(j.rearAxle, w(16), '#39414a'),
    main.draw(style.color),
    style.motor
      ? drive(
          j,
          moved(head, [fore, w(8)], [up, w(-70)]),
          moved(low, [fore, w(16)], [up, w(16)]),
          w(thick),
          style,
        )
      : disc(j.bottomBracket, w(33), darker(style.color, 0.3)),
  ].join('');
}

/** A folding frame: one main beam with a hinge, low over the ground. */
export function foldingFrame(j: Joints, style: FrameStyle): string {
  const w = (size: number) => size * j.k;
  const head = between(j.headTop, j.headLow, 0.45);
  const joint = between(j.bottomBracket, j.seatTop, 0.42);
  const rear = tubes();
  rear.add(j.bottomBracket, j.rearAxle, w(28), w(24));
  rear.add(joint, j.rearAxle, w(26), w(20));
  const main = tubes();
  main.add(head, joint, w(64), w(58));
  main.add(j.seatTop, j.bottomBracket, w(46), w(48));
  main.add(between(head, joint, 0.72), j.bottomBracket, w(30), w(34));
  headTube(main, j, w(54));
  const hinge = between(head, joint, 0.5);
  const along = unit(head, joint);
  const across: Point = [-along[1], along[0]];
  return [
    rear.draw(darker(style.color, 0.12), true),
    disc(j.rearAxle, w(15), '#39414a'),
    main.draw(style.color),
    marks(head, joint, w(60), style),
    line(moved(hinge, [across, w(34)]), moved(hinge, [across, w(-34)]), '#22272d', w(22)),
    line(
      moved(hinge, [across, w(10)]),
      moved(hinge, [across, w(10)], [along, w(70)]),
      '#aab3bc',
      w(9),
    ),
    disc(j.bottomBracket, w(32), darker(style.color, 0.3)),
    disc(moved(j.headTop, [j.steer, w(18)]), w(22), '#22272d'),
  ].join('');
}
