import type { Color } from '../colors.ts';
import { type BarType, cockpit, type SaddleType, seat } from './cockpit.ts';
import { cassetteOn, chain, cog, crankArm, crankset, rearDerailleur } from './drivetrain.ts';
import { chainGuard, guards, kickstand, lamp, rack, trainingWheel } from './equipment.ts';
import { rigidFork, suspensionFork } from './forks.ts';
import { diamond, foldingFrame, fullSuspension, stepThrough } from './frames.ts';
import { type Joints, jointsOf } from './joints.ts';
import { brightness, darker } from './shade.ts';
import { type BikeShape, geometryOf } from './shapes.ts';
import { groundShadow, picture } from './svg.ts';
import { wheelPair } from './wheels.ts';

/** The properties that the picture of a bicycle depends on. */
export interface BikeLook {
  shape: BikeShape;
  color: Color;
  accent: string;
  /** 0 (simple) to 4 (best): decides about stanchions, rims and tan walls. */
  level: number;
}

const fullSus = new Set<BikeShape>(['trail', 'enduro', 'e-trail']);
const sprung = new Set<BikeShape>([
  ...fullSus,
  'hardtail',
  'e-hardtail',
  'trekking',
  'e-trekking',
  'e-city',
  'kids24',
]);
const street = new Set<BikeShape>(['city', 'trekking', 'e-city', 'e-trekking']);
const road = new Set<BikeShape>(['endurance', 'aero']);
const single = new Set<BikeShape>(['city', 'e-city', 'kids16', 'kids20']);

function barOf(shape: BikeShape): BarType {
  if (shape === 'city' || shape === 'e-city') return 'swept';
  if (shape.startsWith('kids')) return 'kids';
  if (road.has(shape) || shape === 'gravel') return 'drop';
  return fullSus.has(shape) || shape.endsWith('hardtail') ? 'riser' : 'flat';
}

function saddleOf(shape: BikeShape): SaddleType {
  if (shape.startsWith('kids')) return 'kids';
  return shape === 'city' || shape === 'e-city' || shape === 'folding' ? 'comfort' : 'sport';
}

function frame(j: Joints, look: BikeLook): string {
  const { shape, accent } = look;
  const style = { color: look.color.hex, accent, motor: shape.startsWith('e-') };
  if (fullSus.has(shape)) return fullSuspension(j, style, shape === 'enduro' ? 62 : 56);
  if (shape === 'city' || shape === 'e-city') return stepThrough(j, style, 54);
  if (shape === 'folding') return foldingFrame(j, style);
  if (shape === 'aero') {
    return diamond(j, style, { down: 62, top: 36, topAt: 22, staysAt: 150, seat: 44, stay: 24 });
  }
  if (shape === 'endurance' || shape === 'gravel') {
    return diamond(j, style, { down: 50, top: 34, topAt: 30, staysAt: 62, seat: 34, stay: 19 });
  }
  if (shape.startsWith('kids')) {
    return diamond(j, style, { down: 42, top: 34, topAt: 95, staysAt: 60, seat: 34, stay: 19 });
  }
  const low = shape === 'trekking' || shape === 'e-trekking';
  return diamond(j, style, {
    down: 52,
    top: 38,
    topAt: low ? 62 : 70,
    staysAt: low ? 88 : 104,
    seat: 36,
    stay: 21,
  });
}

function wheels(j: Joints, look: BikeLook): string {
  const { shape, level } = look;
  const kids = shape.startsWith('kids');
  const deep =
    shape === 'aero' ? 52 : road.has(shape) && level > 2 ? 32 : street.has(shape) ? 15 : 20;
  const discs = !single.has(shape) && shape !== 'folding' && shape !== 'kids24';
  const tan = (shape === 'gravel' && level > 1) || shape === 'city';
  return wheelPair(
    {
      r: j.wheel,
      tyre: j.tyre,
      rim: deep * j.k,
      spokes: kids || shape === 'aero' || shape === 'folding' || street.has(shape) ? 20 : 24,
      knobs: sprung.has(shape) && !street.has(shape),
      wall: tan ? '#c79a63' : undefined,
      rimColor: street.has(shape) || (kids && level < 2) ? '#8d969f' : '#2c3238',
      spokeColor: street.has(shape) || kids ? '#a7b0b8' : '#7f8891',
      rotor: discs ? (fullSus.has(shape) ? 98 : 82) * j.k : 0,
    },
    j.rearAxle,
    j.frontAxle,
  );
}

function fork(j: Joints, look: BikeLook): string {
  const { shape, color, level } = look;
  if (!sprung.has(shape)) {
    const wide = shape === 'aero' ? 46 : shape.startsWith('kids') || shape === 'city' ? 30 : 36;
    return rigidFork(j, color.hex, wide);
  }
  const lowers = brightness(color.hex) < 60 ? '#3a424b' : '#23282e';
  return suspensionFork(j, lowers, level > 2 ? '#b98d3e' : '#59626b');
}

/** Chain, cranks and gears. */
function drivetrain(j: Joints, look: BikeLook): [behind: string, before: string] {
  const { shape, level } = look;
  const kids = shape.startsWith('kids');
  const ringR = (road.has(shape) ? 104 : kids ? 62 : fullSus.has(shape) ? 68 : 82) * j.k;
  const arm = (kids ? (shape === 'kids24' ? 140 : 112) : 172) * j.k;
  const arms = level > 2 ? '#262b31' : kids ? '#6e7882' : '#3d454e';
  const back = crankArm(j.bottomBracket, arm, 198, darker(arms, 0.2));
  const cranks = crankset(j.bottomBracket, ringR, arm, arms, level < 1 || road.has(shape));
  if (single.has(shape)) {
    const cogR = 36 * j.k;
    return [
      back + cog(j.rearAxle, cogR, '#8d969f', 2.4),
      chain(j.bottomBracket, j.rearAxle, ringR, cogR, null) +
        cranks +
        chainGuard(j, kids ? look.accent : darker(look.color.hex, 0.2)),
    ];
  }
  const cogR = (road.has(shape) ? 62 : shape === 'folding' ? 54 : 88) * j.k;
  const [mech, tail] = rearDerailleur(
    j.rearAxle,
    shape === 'folding' || kids ? j.k * 0.8 : j.k,
    !road.has(shape),
  );
  return [
    back + cassetteOn(j.rearAxle, cogR),
    chain(j.bottomBracket, j.rearAxle, ringR, cogR * 0.62, tail) + mech + cranks,
  ];
}

/** The side view of a bicycle as an SVG picture, drive side, front to the right. */
export function drawBike(look: BikeLook): string {
  return picture(...bikeOnGround(look));
}

/** Returns the elements of a bicycle's picture, from back to front, on 960 × 640. */
export function bikeOnGround(look: BikeLook): string[] {
  const { shape, color, accent } = look;
  const j = jointsOf(geometryOf(shape));
  const [behind, before] = drivetrain(j, look);
  const equipped = street.has(shape);
  const kids = shape.startsWith('kids');
  const touch = kids ? accent : shape === 'city' || shape === 'e-city' ? '#6b4a32' : accent;
  return [
    groundShadow(480, j.groundY, (j.frontAxle[0] - j.rearAxle[0]) / 2 + j.wheel * 0.8),
    equipped || shape === 'folding' ? kickstand(j) : '',
    wheels(j, look),
    equipped || shape === 'folding' ? guards(j, shape === 'city' ? color.hex : '#2b3138') : '',
    behind,
    equipped ? rack(j) : '',
    seat(j, saddleOf(shape), touch, fullSus.has(shape)),
    frame(j, look),
    fork(j, look),
    cockpit(
      j,
      barOf(shape),
      touch,
      shape === 'folding' || !single.has(shape) ? '#2b3138' : '#8b949d',
    ),
    equipped ? lamp(j) : '',
    before,
    shape === 'kids16' ? trainingWheel(j) : '',
  ];
}
