import { brakePart, padsPart, rotorPart } from './bicycle-parts/brakes.ts';
import { chainPart } from './bicycle-parts/chains.ts';
import {
  barTapePart,
  dropBarPart,
  dropperPart,
  gripsPart,
  riserBarPart,
  saddlePart,
  seatpostPart,
  stemPart,
} from './bicycle-parts/cockpit-parts.ts';
import {
  bottomBracketPart,
  cassettePart,
  chainringPart,
  cranksetPart,
} from './bicycle-parts/cogs.ts';
import {
  cityHelmet,
  clickPedalPart,
  flatPedalPart,
  glovePart,
  sportHelmet,
  trailHelmet,
} from './bicycle-parts/contact.ts';
import {
  bottlePart,
  cagePart,
  floorPumpPart,
  foldingLockPart,
  frontLightPart,
  miniPumpPart,
  rearLightPart,
  shackleLockPart,
} from './bicycle-parts/gear.ts';
import type { Ink, PartDrawing } from './bicycle-parts/ink.ts';
import {
  dualLeverPart,
  frontDerailleurPart,
  rearDerailleurPart,
  shifterPart,
} from './bicycle-parts/mechs.ts';
import {
  aeroWheel,
  cityTyre,
  mtbTyre,
  rimPart,
  roadTyre,
  trailWheel,
  tubePart,
} from './bicycle-parts/rubber.ts';
import {
  bellPart,
  kickstandPart,
  mudguardsPart,
  pannierPart,
  rackPart,
  saddleBagPart,
} from './bicycle-parts/touring.ts';
import {
  computerPart,
  forkPart,
  lubePart,
  multiToolPart,
  torquePart,
} from './bicycle-parts/workshop.ts';
import { groundShadow, group, picture } from './svg.ts';

const drawings = {
  chain: chainPart,
  cassette: cassettePart,
  chainring: chainringPart,
  crankset: cranksetPart,
  'bottom-bracket': bottomBracketPart,
  'rear-derailleur': rearDerailleurPart,
  'front-derailleur': frontDerailleurPart,
  shifter: shifterPart,
  'dual-lever': dualLeverPart,
  brake: brakePart,
  pads: padsPart,
  rotor: rotorPart,
  'mtb-tyre': mtbTyre,
  'road-tyre': roadTyre,
  'city-tyre': cityTyre,
  tube: tubePart,
  rim: rimPart,
  'trail-wheel': trailWheel,
  'aero-wheel': aeroWheel,
  'riser-bar': riserBarPart,
  'drop-bar': dropBarPart,
  stem: stemPart,
  grips: gripsPart,
  'bar-tape': barTapePart,
  saddle: saddlePart,
  seatpost: seatpostPart,
  dropper: dropperPart,
  'flat-pedal': flatPedalPart,
  'click-pedal': clickPedalPart,
  glove: glovePart,
  'sport-helmet': sportHelmet,
  'trail-helmet': trailHelmet,
  'city-helmet': cityHelmet,
  'front-light': frontLightPart,
  'rear-light': rearLightPart,
  'shackle-lock': shackleLockPart,
  'folding-lock': foldingLockPart,
  'floor-pump': floorPumpPart,
  'mini-pump': miniPumpPart,
  bottle: bottlePart,
  cage: cagePart,
  mudguards: mudguardsPart,
  rack: rackPart,
  pannier: pannierPart,
  'saddle-bag': saddleBagPart,
  bell: bellPart,
  kickstand: kickstandPart,
  'multi-tool': multiToolPart,
  torque: torquePart,
  lube: lubePart,
  computer: computerPart,
  fork: forkPart,
} as const satisfies Record<string, PartDrawing>;

export type PartShape = keyof typeof drawings;

export const partShapes = Object.keys(drawings) as PartShape[];

/** The picture of a part in the article's colour with its brand's accent. */
export function drawPart(shape: PartShape, ink: Ink): string {
  return picture(groundShadow(480, 608, 250), drawings[shape](ink));
}

/** The picture of a complete group: its main parts side by side. */
export function drawGroupset(ink: Ink, road: boolean): string {
  const place = (shape: PartShape, x: number, y: number, scale: number) =>
    group({ transform: `translate(${x} ${y})scale(${scale})` }, drawings[shape](ink));
  return picture(
    groundShadow(480, 600, 400),
    place('crankset', 330, -20, 0.68),
    place('rear-derailleur', 0, 0, 0.6),
    place(road ? 'dual-lever' : 'shifter', 80, 340, 0.42),
    place('chain', 470, 340, 0.42),
  );
}
