// Words that stand before a number on stickers and in messages, such as "S/N", "Frame no." or "Rahmen-Nr.", in the
// languages of the portal.

/** Words by their folded form: letters without marks, small. */
const words = {
  /** Of a frame or serial number. */
  serial: `serial serials serialno serialnr serialnumber ser sn serie seri siri serien seriennr seriennummer frame
    frameno framenr framenumber rahmen rahmennr rahmennummer cadre rangka kerangka casis chassis vin fin fahrgestell
    fahrgestellnr fahrgestellnummer matricule`,
  /** Of an article. */
  article: `ean gtin upc sku art artikel article artnr artikelnr artikelnummer item itemno part partno ref reference
    referensi rujukan kode kod barang produk produkt product produit model modell modele mpn asin`,
  /** Of any number. */
  number: 'no nr num number nummer numero nomor nombor',
  /** What may be among them and says nothing alone. */
  other:
    's n de du d la le der of the id is ist est adalah ialah code bike velo battery batterie akku baterai bateri motor moteur',
};

export type LabelKind = 'serial' | 'article' | 'number';
type WordKind = keyof typeof words;
const kindOf = new Map<string, WordKind>(
  (Object.keys(words) as WordKind[]).flatMap((kind) =>
    words[kind].split(/\s+/).map((word) => [word, kind] as const),
  ),
);

export interface Label {
  kind: LabelKind;
  /** The text after the label. */
  rest: string;
  /** Whether there is more than a dash or a dot between the words and the number, to which "SN" may belong. */
  isSure: boolean;
  /** Whether the words may be the beginning of the number, as in "SN 12345". */
  mayBelong: boolean;
}

/** Whether a word is a label of a number. */
export const isSerialWord = (word: string): boolean =>
  ['serial', 'number'].includes(kindOf.get(word.toLowerCase()) ?? '');

const foldWord = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isLetter = (character: string) => /\p{L}/u.test(character);
const isLetterOrDigit = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Reads the label before a number; null for a text without one. */
export function readLabel(text: string): Label | null {
  const line = text
    // "№" and "n°" are one sign, or two, for "number".
    .replace(/\u2116|\bn\s?[°º]/giu, 'no ')
    .trim()
    .replace(/^s\s?[/.]\s?n[.:]?\s?/i, 'SN: ');
  const found: { word: string; kind: WordKind }[] = [];
  let end = 0;
  let isGlued = false;
  for (let at = 0; at < line.length; ) {
    const character = line[at] as string;
    if (isLetter(character)) {
      let stop = at;
      while (stop < line.length && isLetter(line[stop] as string)) stop += 1;
      const word = foldWord(line.slice(at, stop));
      const kind = kindOf.get(word);
      isGlued = /\p{N}/u.test(line[stop] ?? '');
      if (!kind || isGlued) break;
      found.push({ word, kind });
      [at, end] = [stop, stop];
      continue;
    }
    if (isLetterOrDigit(character)) break;
    at += 1;
    if (/[:=#]/.test(character) && found.length > 0) break;
  }
  const kind = findKind(found);
  const rest = line.slice(end).replace(/^[^\p{L}\p{N}?]+/u, '');
  if (!kind || rest === '') return null;
  const between = line.slice(end, line.length - rest.length);
  const isWord = found.some(({ word, kind: of }) => of !== 'other' && word.length >= 5);
  const isSigned = isWord || found.length > 1 || /[:=#]/.test(between);
  return { kind, rest, isSure: isSigned || /\s/.test(between), mayBelong: !isSigned };
}

function findKind(found: readonly { word: string; kind: WordKind }[]): LabelKind | null {
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('article')) return 'article';
  const isSn = found.some(({ word }, at) => word === 's' && found[at + 1]?.word === 'n');
  if (kinds.has('serial') || isSn) return 'serial';
  return kinds.has('number') ? 'number' : null;
}
