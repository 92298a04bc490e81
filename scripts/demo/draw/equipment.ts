import type { Joints } from './joints.ts';
import { between, moved } from './joints.ts';
import { darker } from './shade.ts';
import { at, disc, line, num, type Point, rect, shape, stroke } from './svg.ts';
import { guardArc } from './wheels.ts';

const up: Point = [0, -1];
const fore: Point = [1, 0];
const metal = '#3c444d';

/** Mudguards over both wheels. */
export function guards(j: Joints, color: string): string {
  const r = j.wheel + 13 * j.k + 3;
  const [rear, rearStay] = guardArc(j.rearAxle, r, 32, 188);
  const [front, frontStay] = guardArc(j.frontAxle, r, 48, 158);
  return stroke(rearStay + frontStay, '#7d868f', 1.6) + stroke(rear + front, darker(color, 0.1), 6);
}

/** A carrier over the rear wheel with its lamp. */
export function rack(j: Joints): string {
  const deck = moved(j.rearAxle, [up, j.wheel + 44 * j.k]);
  const from = moved(deck, [fore, 150 * j.k]);
  const to = moved(deck, [fore, -230 * j.k]);
  return [
    stroke(
      `M${at(j.rearAxle)}L${at(moved(deck, [fore, 40 * j.k]))}M${at(j.rearAxle)}L${at(moved(deck, [fore, -150 * j.k]))}M${at(from)}L${at(between(j.seatTop, j.bottomBracket, 0.16))}`,
      metal,
      10 * j.k,
    ),
    line(from, to, metal, 15 * j.k),
    rect(to[0] - 18 * j.k, to[1] - 2, 24 * j.k, 42 * j.k, '#d7263d', { rx: 4 }),
  ].join('');
}

/** The front lamp above the crown. */
export function lamp(j: Joints): string {
  const at0 = moved(j.headLow, [j.ahead, 62 * j.k], [j.steer, 58 * j.k]);
  return (
    line(moved(j.headLow, [j.ahead, 20 * j.k], [j.steer, 20 * j.k]), at0, metal, 8 * j.k) +
    shape(
      `M${at(moved(at0, [fore, -32 * j.k], [up, 14 * j.k]))}Q${at(moved(at0, [fore, 0], [up, 44 * j.k]))} ${at(moved(at0, [fore, 36 * j.k], [up, 34 * j.k]))}V${num(at0[1] + 24 * j.k)}Q${at(moved(at0, [fore, -10 * j.k], [up, -34 * j.k]))} ${at(moved(at0, [fore, -32 * j.k], [up, 14 * j.k]))}Z`,
      '#22272d',
    ) +
    rect(at0[0] + 32 * j.k, at0[1] - 34 * j.k, 9 * j.k, 58 * j.k, '#fff3c4', { rx: 2 })
  );
}

/** The guard that keeps trousers off the chain. */
export function chainGuard(j: Joints, color: string): string {
  const w = (size: number) => size * j.k;
  const [b, r] = [j.bottomBracket, j.rearAxle];
  return (
    shape(
      `M${at(moved(r, [up, w(44)], [fore, w(-20)]))}L${at(moved(b, [up, w(92)], [fore, w(10)]))}Q${at(moved(b, [up, w(88)], [fore, w(108)]))} ${at(moved(b, [fore, w(104)], [up, w(10)]))}Q${at(moved(b, [up, w(48)], [fore, w(40)]))} ${at(moved(b, [up, w(46)], [fore, w(-60)]))}L${at(moved(r, [up, w(8)], [fore, w(-16)]))}Z`,
      color,
      { opacity: '.96' },
    ) +
    stroke(
      `M${at(moved(r, [up, w(30)], [fore, w(10)]))}L${at(moved(b, [up, w(74)]))}`,
      '#ffffff',
      1.6,
      { opacity: '.35' },
    )
  );
}

/** A kickstand behind the chainstay. */
export function kickstand(j: Joints): string {
  const top = between(j.bottomBracket, j.rearAxle, 0.72);
  const foot: Point = [top[0] - 62 * j.k, j.groundY - 3];
  return stroke(`M${at(top)}L${at(foot)}h-10`, metal, 16 * j.k);
}

/** Training wheels of the smallest bikes. */
export function trainingWheel(j: Joints): string {
  const r = 62 * j.k;
  const hub: Point = [j.rearAxle[0] - 10 * j.k, j.groundY - r];
  return (
    line(j.rearAxle, hub, '#7d868f', 15 * j.k) +
    disc(hub, r, '#262b31') +
    disc(hub, r * 0.66, '#e8ecef') +
    disc(hub, r * 0.2, '#7d868f')
  );
}
