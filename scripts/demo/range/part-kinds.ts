import type { PartShape } from '../draw/part.ts';
import { drivetrainTexts } from '../texts/drivetrain-texts.ts';
import { gearTexts } from '../texts/gear-texts.ts';
import { type Texts, texts } from '../texts/languages.ts';
import { rollingTexts } from '../texts/rolling-texts.ts';

export interface PartKind {
  merchandiseCategory: string;
  shape: PartShape;
  uom: 'EA' | 'PR' | 'SET';
  noun: Texts;
  sentence: Texts;
}

const allTexts = { ...drivetrainTexts, ...rollingTexts, ...gearTexts };

type KindKey = keyof typeof allTexts;

type Row = [mc: string, shape: PartShape, uom: PartKind['uom'], en: string, de: string, id: string];

const rows: Record<KindKey, Row> = {
  chain: ['CHN', 'chain', 'EA', 'Chain', 'Kette', 'Rantai'],
  cassette: ['CST', 'cassette', 'EA', 'Cassette', 'Kassette', 'Kaset'],
  chainring: ['CRK', 'chainring', 'EA', 'Chainring', 'Kettenblatt', 'Chainring'],
  crankset: ['CRK', 'crankset', 'EA', 'Crankset', 'Kurbelgarnitur', 'Crankset'],
  bottomBracket: ['BBK', 'bottom-bracket', 'EA', 'Bottom Bracket', 'Innenlager', 'Bottom Bracket'],
  rearDerailleur: ['DER', 'rear-derailleur', 'EA', 'Rear Derailleur', 'Schaltwerk', 'RD'],
  frontDerailleur: ['DER', 'front-derailleur', 'EA', 'Front Derailleur', 'Umwerfer', 'FD'],
  shifter: ['SHF', 'shifter', 'EA', 'Shifter', 'Schalthebel', 'Shifter'],
  dualLever: [
    'SHF',
    'dual-lever',
    'EA',
    'Brake Shift Lever',
    'Brems-Schalt-Hebel',
    'Tuas Rem dan Shifter',
  ],
  brake: ['BRK', 'brake', 'EA', 'Disc Brake', 'Scheibenbremse', 'Rem Cakram'],
  pads: ['PAD', 'pads', 'PR', 'Brake Pads', 'Bremsbeläge', 'Kampas Rem'],
  rotor: ['DSC', 'rotor', 'EA', 'Brake Disc', 'Bremsscheibe', 'Rotor'],
  mtbTyre: ['TYR', 'mtb-tyre', 'EA', 'MTB Tyre', 'MTB-Reifen', 'Ban MTB'],
  gravelTyre: ['TYR', 'city-tyre', 'EA', 'Gravel Tyre', 'Gravelreifen', 'Ban Gravel'],
  roadTyre: ['TYR', 'road-tyre', 'EA', 'Road Tyre', 'Rennradreifen', 'Ban Balap'],
  cityTyre: ['TYR', 'city-tyre', 'EA', 'City Tyre', 'Cityreifen', 'Ban Kota'],
  tube: ['TUB', 'tube', 'EA', 'Inner Tube', 'Schlauch', 'Ban Dalam'],
  rim: ['RIM', 'rim', 'EA', 'Rim', 'Felge', 'Pelek'],
  wheel: ['WHL', 'trail-wheel', 'EA', 'Wheel', 'Laufrad', 'Wheelset'],
  riserBar: ['BAR', 'riser-bar', 'EA', 'Handlebar', 'Lenker', 'Setang'],
  dropBar: ['BAR', 'drop-bar', 'EA', 'Drop Bar', 'Rennlenker', 'Setang Drop'],
  stem: ['STM', 'stem', 'EA', 'Stem', 'Vorbau', 'Stem'],
  grips: ['GRP', 'grips', 'PR', 'Grips', 'Griffe', 'Grip'],
  barTape: ['GRP', 'bar-tape', 'SET', 'Bar Tape', 'Lenkerband', 'Bar Tape'],
  saddle: ['SDL', 'saddle', 'EA', 'Saddle', 'Sattel', 'Sadel'],
  seatpost: ['SPT', 'seatpost', 'EA', 'Seatpost', 'Sattelstütze', 'Seatpost'],
  dropper: ['SPT', 'dropper', 'EA', 'Dropper Post', 'Variostütze', 'Dropper Post'],
  flatPedal: ['PDL', 'flat-pedal', 'PR', 'Pedals', 'Pedale', 'Pedal'],
  clickPedal: ['PDL', 'click-pedal', 'PR', 'Clipless Pedals', 'Klickpedale', 'Pedal Cleat'],
  fork: ['FRK', 'fork', 'EA', 'Suspension Fork', 'Federgabel', 'Garpu Suspensi'],
  sportHelmet: ['HLM', 'sport-helmet', 'EA', 'Helmet', 'Helm', 'Helm'],
  trailHelmet: ['HLM', 'trail-helmet', 'EA', 'Trail Helmet', 'Trailhelm', 'Helm Trail'],
  cityHelmet: ['HLM', 'city-helmet', 'EA', 'City Helmet', 'Cityhelm', 'Helm Kota'],
  glove: ['GLV', 'glove', 'PR', 'Gloves', 'Handschuhe', 'Sarung Tangan'],
  frontLight: ['LGT', 'front-light', 'EA', 'Front Light', 'Frontlicht', 'Lampu Depan'],
  rearLight: ['LGT', 'rear-light', 'EA', 'Rear Light', 'Rücklicht', 'Lampu Belakang'],
  shackleLock: ['LCK', 'shackle-lock', 'EA', 'U-Lock', 'Bügelschloss', 'Gembok U'],
  foldingLock: ['LCK', 'folding-lock', 'EA', 'Folding Lock', 'Faltschloss', 'Gembok Lipat'],
  floorPump: ['PMP', 'floor-pump', 'EA', 'Floor Pump', 'Standpumpe', 'Pompa Lantai'],
  miniPump: ['PMP', 'mini-pump', 'EA', 'Mini Pump', 'Minipumpe', 'Pompa Mini'],
  bottle: ['BTL', 'bottle', 'EA', 'Bottle', 'Trinkflasche', 'Botol'],
  cage: ['BTL', 'cage', 'EA', 'Bottle Cage', 'Flaschenhalter', 'Bottle Cage'],
  mudguards: ['MUD', 'mudguards', 'SET', 'Mudguards', 'Schutzbleche', 'Spakbor'],
  rack: ['RCK', 'rack', 'EA', 'Rear Carrier', 'Gepäckträger', 'Boncengan'],
  pannier: ['BAG', 'pannier', 'EA', 'Pannier', 'Packtasche', 'Tas Pannier'],
  saddleBag: ['BAG', 'saddle-bag', 'EA', 'Saddle Bag', 'Satteltasche', 'Tas Sadel'],
  bell: ['BEL', 'bell', 'EA', 'Bell', 'Klingel', 'Bel'],
  kickstand: ['RCK', 'kickstand', 'EA', 'Kickstand', 'Seitenständer', 'Standar'],
  multiTool: ['TLS', 'multi-tool', 'EA', 'Multi-Tool', 'Multitool', 'Multitool'],
  torque: ['TLS', 'torque', 'EA', 'Torque Wrench', 'Drehmomentschlüssel', 'Kunci Torsi'],
  lube: ['LUB', 'lube', 'EA', 'Lube', 'Kettenpflege', 'Pelumas'],
  computer: ['CMP', 'computer', 'EA', 'Cycle Computer', 'Radcomputer', 'Komputer Sepeda'],
};

export type { KindKey as PartKindKey };

export function partKind(key: KindKey): PartKind {
  const [merchandiseCategory, shape, uom, en, de, id] = rows[key];
  return {
    merchandiseCategory,
    shape,
    uom,
    noun: texts(en, de, en, id, en),
    sentence: allTexts[key],
  };
}
