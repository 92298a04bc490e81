import type { Joints } from './joints.ts';
import { moved } from './joints.ts';
import { at, group, line, shape, stroke } from './svg.ts';

export type BarType = 'riser' | 'flat' | 'drop' | 'swept' | 'kids';

const black = '#20252b';

/** Bars in millimetres around the clamp, y down, the rider at the left. */
const bars: Record<BarType, (accent: string) => string> = {
  riser: (accent) =>
    stroke('M0 0L-14 -26L-30 -30', '#2d343c', 30) +
    stroke('M-30 -30L-112 -22', black, 36) +
    stroke('M-34 -30L-38 -30', accent, 37, { 'stroke-linecap': 'butt' }) +
    stroke('M-14 -30L22 -16C30 -2 24 18 6 40', '#4a525b', 11),
  flat: (accent) =>
    stroke('M0 0L-24 -10', '#2d343c', 30) +
    stroke('M-24 -10L-116 2', black, 36) +
    stroke('M-30 -10L-34 -9', accent, 37, { 'stroke-linecap': 'butt' }) +
    stroke('M-8 -10L24 4C34 18 28 34 12 54', '#4a525b', 11),
  drop: (accent) =>
    stroke('M0 0L42 -2C86 -2 104 18 102 52C98 108 56 128 -28 124', black, 31) +
    stroke('M0 -8L42 -10', '#59626b', 5) +
    shape('M66 -16C86 -34 96 -62 116 -58C134 -54 132 -26 118 6C106 20 84 18 66 -16Z', black) +
    shape('M104 -48C112 -54 122 -50 120 -38', 'none', { stroke: accent, 'stroke-width': 5 }) +
    stroke('M118 -8C136 24 134 62 112 104', '#59626b', 12),
  swept: (accent) =>
    stroke('M0 0C34 -34 22 -66 -24 -74C-80 -82 -120 -66 -150 -56', '#8b949d', 23) +
    stroke('M-112 -68C-150 -58 -180 -48 -214 -36', accent, 34) +
    stroke('M-60 -78L0 -66C14 -58 6 -46 -20 -34', '#59626b', 10),
  kids: (accent) =>
    stroke('M0 0C20 -30 8 -62 -22 -68', '#3a4149', 24) +
    stroke('M-22 -68L-92 -52', accent, 34) +
    stroke('M-6 -68L26 -54C34 -40 26 -24 8 -10', '#4a525b', 10),
};

/** Stem, spacers and bar. */
export function cockpit(j: Joints, bar: BarType, accent: string, post: string): string {
  const width = 34 * j.k;
  const top = moved(j.barClamp, [j.ahead, 0]);
  const onSteerer = moved(j.barClamp, [
    j.ahead,
    -((j.barClamp[0] - j.headTop[0]) * j.ahead[0] + (j.barClamp[1] - j.headTop[1]) * j.ahead[1]),
  ]);
  return (
    line(j.headTop, onSteerer, post, width * 0.92) +
    line(onSteerer, top, post, width) +
    group(
      { transform: `translate(${at(j.barClamp)})scale(${num2(j.k)})` },
      bars[bar](accent),
      shape('M-19 0A19 19 0 1 0 19 0A19 19 0 1 0 -19 0', '#343b43'),
    )
  );
}

export type SaddleType = 'sport' | 'comfort' | 'kids';

const saddles: Record<SaddleType, (accent: string) => string> = {
  sport: (accent) =>
    stroke('M-62 16L-46 34L44 30L76 10', '#7d868f', 8) +
    shape(
      'M-140 -6C-132 -24 -92 -24 -44 -13C14 -1 78 -9 122 -10C146 -10 148 6 128 10C78 18 6 12 -46 26C-88 36 -146 26 -140 -6Z',
      black,
    ) +
    stroke('M-120 -13C-90 -17 -60 -8 -30 -2', accent, 6, { opacity: '.9' }),
  comfort: (accent) =>
    stroke('M-56 30L-40 50L40 46L66 20', '#7d868f', 9) +
    shape(
      'M-148 -8C-142 -34 -92 -34 -46 -22C8 -8 66 -12 108 -12C134 -10 134 10 112 14C66 24 10 20 -30 40C-70 60 -156 50 -148 -8Z',
      accent,
    ) +
    stroke('M-130 -14C-92 -24 -60 -10 -20 -4C20 0 60 -4 96 -4', '#ffffff', 5, { opacity: '.3' }),
  kids: (accent) =>
    stroke('M-40 18L-30 34L30 30L50 12', '#7d868f', 7) +
    shape(
      'M-104 -4C-98 -26 -62 -24 -30 -14C10 -4 54 -10 88 -8C106 -6 104 10 88 13C50 18 6 14 -26 26C-58 36 -110 28 -104 -4Z',
      black,
    ) +
    stroke('M-88 -10C-64 -14 -40 -6 -16 -1', accent, 7),
};

const num2 = (value: number) => String(Math.round(value * 1000) / 1000);

/** Seatpost and saddle. */
export function seat(j: Joints, kind: SaddleType, accent: string, dropper: boolean): string {
  const foot: typeof j.saddle = moved(j.saddle, [[0, 1], 26 * j.k]);
  const collar = 33 * j.k;
  const mid: typeof j.saddle = [
    j.seatTop[0] + (foot[0] - j.seatTop[0]) * 0.42,
    j.seatTop[1] + (foot[1] - j.seatTop[1]) * 0.42,
  ];
  return (
    line(j.seatTop, foot, '#2b3138', 27 * j.k) +
    (dropper ? line(j.seatTop, mid, '#3b434c', 36 * j.k) : '') +
    line(moved(j.seatTop, [[0, 1], 3]), moved(j.seatTop, [[0, -1], 2]), '#171b20', collar) +
    group({ transform: `translate(${at(j.saddle)})scale(${num2(j.k)})` }, saddles[kind](accent))
  );
}
