import { darker, lighter } from './shade.ts';
import { at, disc, el, group, num, type Point, ring, stroke } from './svg.ts';

export interface WheelStyle {
  /** Outer radius and height of the tyre in pixels. */
  r: number;
  tyre: number;
  /** Height of the rim in pixels. */
  rim: number;
  spokes: number;
  knobs: boolean;
  tyreColor?: string;
  /** Colour of the side wall, for tan-wall tyres. */
  wall?: string | undefined;
  rimColor: string;
  spokeColor?: string;
  hubColor?: string;
  /** Radius of the brake disc, 0 for none. */
  rotor: number;
}

/** Spokes laced tangentially, as one path. */
function spokes(count: number, hub: number, rim: number): string {
  let d = '';
  const on = (angle: number, r: number) =>
    `${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
  for (let index = 0; index < count; index += 1) {
    const out = (index / count) * 2 * Math.PI;
    d += `M${on(out + (index % 2 ? 1.15 : -1.15), hub)}L${on(out, rim)}`;
  }
  return d;
}

/** A brake disc: toothed edge, slots and spider. */
export function rotorDisc(center: Point, r: number): string {
  return (
    ring(center, r * 0.86, '#a3acb5', r * 0.26, {
      'stroke-dasharray': `${num(r * 0.22)} ${num(r * 0.05)}`,
    }) +
    ring(center, r * 0.6, '#5d6770', r * 0.4, {
      'stroke-dasharray': `${num(r * 0.13)} ${num(r * 0.498)}`,
    })
  );
}

/** A wheel around the origin: tyre, rim, spokes, disc and hub. */
export function wheel(style: WheelStyle): string {
  const { r, tyre, rim, knobs } = style;
  const o: Point = [0, 0];
  const rubber = style.tyreColor ?? '#23272c';
  const inner = r - tyre;
  const rimIn = inner - rim;
  return [
    knobs ? ring(o, r - 1, darker(rubber, 0.2), 4.5, { 'stroke-dasharray': '4.6 3.2' }) : '',
    ring(o, r - tyre / 2 - 1, rubber, tyre),
    style.wall ? ring(o, inner + tyre * 0.3, style.wall, tyre * 0.55) : '',
    ring(o, r - tyre * 0.34, lighter(rubber, 0.14), Math.max(1.2, tyre * 0.12)),
    ring(o, inner - rim / 2, style.rimColor, rim),
    rim > 12 ? ring(o, inner - rim * 0.3, lighter(style.rimColor, 0.18), rim * 0.12) : '',
    style.rotor ? rotorDisc(o, style.rotor) : '',
    stroke(spokes(style.spokes, 7, rimIn + 1), style.spokeColor ?? '#8b949d', 1),
    disc(o, 9, style.hubColor ?? '#3a4149'),
  ].join('');
}

/** Both wheels of a bicycle; they are drawn once and used twice. */
export function wheelPair(style: WheelStyle, rear: Point, front: Point): string {
  const use = (point: Point) => el('use', { href: '#w', x: point[0], y: point[1] });
  return el('defs', {}, group({ id: 'w' }, wheel(style))) + use(rear) + use(front);
}

/** An arc over a wheel between two angles in degrees, 0 forward, 90 up, with its stay. */
export function guardArc(
  center: Point,
  r: number,
  from: number,
  to: number,
): [arc: string, stay: string] {
  const on = (angle: number): Point => [
    center[0] + r * Math.cos((angle * Math.PI) / 180),
    center[1] - r * Math.sin((angle * Math.PI) / 180),
  ];
  return [
    `M${at(on(from))}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 0 ${at(on(to))}`,
    `M${at(on(to - 22))}L${at(center)}`,
  ];
}
