import type { Joints } from './joints.ts';
import { between, moved } from './joints.ts';
import { darker, lighter } from './shade.ts';
import { at, disc, line, type Point, shape, stroke } from './svg.ts';
import { tubes } from './tubes.ts';

/** A rigid fork: a blade that tapers to the axle, in the colour given. */
export function rigidFork(j: Joints, color: string, width: number): string {
  const crown = moved(j.headLow, [j.steer, -6 * j.k]);
  const bend = moved(between(crown, j.frontAxle, 0.55), [j.ahead, -7 * j.k]);
  const blade = tubes();
  blade.add(crown, bend, width * j.k, width * 0.86 * j.k);
  blade.add(bend, j.frontAxle, width * 0.86 * j.k, width * 0.5 * j.k);
  return blade.draw(color) + disc(j.frontAxle, 11 * j.k, '#39414a');
}

/** A suspension fork: crown, stanchions, lowers with their arch. */
export function suspensionFork(j: Joints, color: string, stanchion: string): string {
  const w = (size: number) => size * j.k;
  const crown: Point = moved(j.headLow, [j.steer, w(-10)], [j.ahead, w(8)]);
  const foot: Point = moved(j.frontAxle, [j.ahead, w(-10)]);
  const seal = between(crown, foot, 0.4);
  const lowers = tubes();
  lowers.add(seal, between(crown, foot, 0.9), w(47), w(34));
  const arch = moved(seal, [j.ahead, w(30)]);
  return [
    line(crown, seal, stanchion, w(34)),
    line(
      moved(crown, [j.ahead, w(-6)]),
      moved(seal, [j.ahead, w(-6)]),
      lighter(stanchion, 0.5),
      w(7),
    ),
    stroke(
      `M${at(moved(seal, [j.ahead, w(-4)]))}C${at(moved(seal, [j.steer, w(34)], [j.ahead, w(14)]))} ${at(moved(arch, [j.steer, w(34)]))} ${at(moved(arch, [j.steer, w(-14)]))}L${at(moved(seal, [j.steer, w(-44)]))}`,
      darker(color, 0.15),
      w(17),
    ),
    line(between(crown, foot, 0.9), j.frontAxle, color, w(30)),
    lowers.draw(color, true),
    line(moved(seal, [j.ahead, w(-22)]), moved(seal, [j.ahead, w(22)]), darker(color, 0.5), w(9)),
    shape(
      `M${at(moved(crown, [j.ahead, w(-30)], [j.steer, w(12)]))}L${at(moved(crown, [j.ahead, w(28)], [j.steer, w(8)]))}L${at(moved(crown, [j.ahead, w(26)], [j.steer, w(-20)]))}L${at(moved(crown, [j.ahead, w(-24)], [j.steer, w(-20)]))}Z`,
      '#252b31',
      { stroke: '#252b31', 'stroke-width': 4 },
    ),
    disc(j.frontAxle, w(11), '#4a535c'),
  ].join('');
}
