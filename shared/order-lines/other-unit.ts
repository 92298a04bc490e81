import type { QtyRead } from './order-line.ts';

// Pairs, boxes and the like hold more than one piece, and lengths and weights hold none. How many pieces a
// customer means is not guessed.

/** Units that are no pieces, as mails and sheets in the languages of the portal write them. */
const otherUnits = new Set(
  `pair pairs pr prs paa paar paare paires paire pasang pasangan
  set sets satz sätze saetze garnitur garnituren jeu jeux kit kits
  box boxes bx case cases carton cartons ctn ctns crate crates karton kartons kiste kisten schachtel schachteln
  boîte boîtes boite boites caisse caisses kotak kotakan dus dos kardus peti
  pack packs pk pck pkg pkgs package packages packet packets packung packungen pkt paket pakete päckchen
  paeckchen paquet paquets pak pek bungkus ve vpe gebinde bundle bundles bund bündel buendel lot lots ikat
  dozen dozens doz dz dtz dutzend douzaine douzaines lusin dosin gross kodi
  bag bags beutel tüte tüten tuete tueten sack säcke sachet sachets sac sacs kantong karung beg guni
  roll rolls rolle rollen rouleau rouleaux gulung roda pallet pallets palette paletten palettes palet
  bottle bottles flasche flaschen bouteille bouteilles botol tube tubes tuben dose dosen can cans kaleng tin
  m mtr meter metre meters metres mètre mètres cm mm kg g gr gram gramm grammes l ltr liter litre liters litres ml`
    .trim()
    .split(/\s+/),
);
/** Shorter units need a blank before them: 12M and 10G are codes. */
const shortestTight = 3;

/** Whether a word or cell is such a unit. */
export function isOtherUnit(text: string): boolean {
  const unit = text.endsWith('.') ? text.slice(0, -1) : text;
  return otherUnits.has(unit.toLowerCase().normalize('NFC'));
}

/** Returns "10" of "10 Paar"; null for a text that does not end with such a unit. */
export function removeOtherUnit(text: string): string | null {
  let start = text.length;
  while (start > 0 && !/[\s\p{Nd}]/u.test(text[start - 1] as string)) start -= 1;
  const unit = text.slice(start);
  const number = text.slice(0, start);
  const isTight = number === number.trimEnd();
  if (number.trim() === '' || !isOtherUnit(unit)) return null;
  return isTight && unit.length < shortestTight ? null : number.trim();
}

/** A quantity with the unit that is written beside it, which has to be cleared up. */
export function refuseUnit(read: QtyRead, unit: string): QtyRead {
  if (read.problem !== null && read.problem !== 'NO_QUANTITY') return read;
  const qtyText = `${read.qtyText} ${unit}`.trim();
  return { qtyText, qty: null, problem: 'OTHER_UNIT', choices: [] };
}
