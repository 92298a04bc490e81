import { darker, lighter } from '../shade.ts';
import { stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** Draws a chain with two bends: outer plates, inner plates, rollers and pins. */
export function chainPart({ hex, accent }: Ink): string {
  const d =
    'M150 470C120 250 230 150 350 170C480 192 470 400 560 440C660 484 760 420 800 300C824 228 806 180 780 150';
  const dashes = (pattern: string, offset: number) => ({
    'stroke-dasharray': pattern,
    'stroke-dashoffset': offset,
  });
  return [
    stroke(d, darker(hex, 0.35), 25, dashes('.1 29', 0)),
    stroke(d, darker(hex, 0.2), 19, dashes('29 29', 29)),
    stroke(d, hex, 31, dashes('29 29', 0)),
    stroke(d, lighter(hex, 0.45), 5, {
      ...dashes('29 29', 0),
      transform: 'translate(-3-6)',
    }),
    stroke(d, darker(hex, 0.55), 11, dashes('.1 28.9', 0)),
    stroke(d, grey.pale, 6, dashes('.1 28.9', 0)),
    stroke('M150 470v.1', accent, 16),
  ].join('');
}
