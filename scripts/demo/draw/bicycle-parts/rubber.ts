import { darker, lighter } from '../shade.ts';
import { group, line, type Point, rect, ring, stroke } from '../svg.ts';
import { wheel } from '../wheels.ts';
import { grey, type Ink } from './ink.ts';

const center: Point = [480, 320];

/** A tyre: tread outside, side wall in its colour, patch in the accent. */
function tyre(height: number, knob: number) {
  return ({ hex, accent }: Ink): string => {
    const r = 272;
    const rubber = '#262b30';
    const wall = hex === '#24292f' ? '#31373e' : hex;
    return [
      knob
        ? ring(center, r - 2, darker(rubber, 0.3), knob, {
            'stroke-dasharray': `${knob} ${knob * 0.7}`,
          })
        : '',
      ring(center, r - height / 2, rubber, height),
      knob
        ? ring(center, r - knob * 1.5, darker(rubber, 0.5), knob * 0.8, {
            'stroke-dasharray': `${knob * 1.1} ${knob * 0.9}`,
          })
        : ring(center, r - height * 0.18, lighter(rubber, 0.16), 4),
      ring(center, r - height * 0.7, wall, height * 0.5),
      ring(center, r - height * 0.52, lighter(wall, 0.18), 3),
      ring(center, r - height + 3, darker(wall, 0.45), 7),
      ring(center, r - height * 0.7, accent, height * 0.24, {
        'stroke-dasharray': '120 1500',
        'stroke-dashoffset': -270,
      }),
      ring(center, r - height * 0.7, accent, height * 0.24, {
        'stroke-dasharray': '120 1500',
        'stroke-dashoffset': -910,
      }),
    ].join('');
  };
}

export const mtbTyre = tyre(74, 15);
export const roadTyre = tyre(44, 0);
export const cityTyre = tyre(56, 6);

/** An inner tube with its valve. */
export function tubePart({ accent }: Ink): string {
  return [
    ring(center, 226, '#2c3238', 46),
    ring(center, 234, '#4a525a', 7),
    ring(center, 214, '#1f242a', 5),
    rect(458, 110, 44, 26, '#1f242a', { rx: 8 }),
    line([480, 132], [480, 196], '#b99a52', 15),
    line([480, 196], [480, 214], grey.steel, 8),
    rect(470, 196, 20, 20, accent, { rx: 5 }),
    ring(center, 226, '#f4f6f8', 5, { 'stroke-dasharray': '90 1400', 'stroke-dashoffset': -420 }),
  ].join('');
}

/** A rim with its spoke holes. */
export function rimPart({ hex, accent }: Ink): string {
  return [
    ring(center, 248, hex, 46),
    ring(center, 266, lighter(hex, 0.3), 5),
    ring(center, 228, darker(hex, 0.4), 7),
    ring(center, 234, '#f4f6f8', 6, { 'stroke-dasharray': '5 40.95' }),
    ring(center, 249, accent, 15, { 'stroke-dasharray': '150 1420', 'stroke-dashoffset': -320 }),
    ring(center, 249, accent, 15, { 'stroke-dasharray': '150 1420', 'stroke-dashoffset': -1100 }),
  ].join('');
}

/** A complete wheel; `rim` is the height of its rim. */
function wheelOf(rim: number) {
  return ({ hex, accent }: Ink): string =>
    group(
      { transform: 'translate(480 320)' },
      wheel({
        r: 276,
        tyre: 10,
        rim,
        spokes: rim > 40 ? 20 : 28,
        knobs: false,
        tyreColor: darker(hex, 0.4),
        rimColor: hex,
        hubColor: grey.dark,
        rotor: 62,
      }),
      ring([0, 0], 266 - rim / 2, accent, rim * 0.36, {
        'stroke-dasharray': '130 1500',
        'stroke-dashoffset': -330,
      }),
      ring([0, 0], 266 - rim / 2, accent, rim * 0.36, {
        'stroke-dasharray': '130 1500',
        'stroke-dashoffset': -1120,
      }),
      stroke('M0 0h.1', accent, 34),
      stroke('M0 0h.1', grey.pale, 14),
    );
}

export const trailWheel = wheelOf(30);
export const aeroWheel = wheelOf(58);
