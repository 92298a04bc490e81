import { isOtherUnit } from './other-unit.ts';
import type { SplitLine } from './split-text.ts';

/**
 * The columns that a header row names. Code columns keep their order: a sheet may have both a number and
 * an EAN.
 */
export interface Columns {
  codes: number[];
  qty: number | null;
  /** The unit that the header gives for all quantities, where it is not pieces. */
  unit: string | null;
}

const qtyWord =
  /^(?:order|bestell?|req(?:uired)?)?(?:qty|quantity|quantit[eé]s?|qt[eé]|menge|anzahl|st(?:ü|ue)ck(?:zahl)?|stk|pcs|pieces?|pièces?|jumlah|kuantitas|kuantiti|banyaknya|units?|nombre)(?:ordered|pcs|ea|stk)?$/u;
const codeWord =
  /^(?:your|our|ihre|unsere|manufacturer|supplier|vendor)?(?:(?:article|artikel|art|item|product|produkt?|part|material|model|kode|référence|reference|referensi|rujukan)(?:no|nr|num|number|nummer|numéro|nomor|nombor|code|kode|kod|id|barang|produk)?|(?:order|bestell|stock)(?:no|nr|number|nummer|code)|sku|code|codes|kode|kod|kodebarang|ean(?:code)?|gtin|upc[ae]?|barcode|ref|référence|referenz|number|nummer|no|nr)$/u;

/** Letters only: "Art.-Nr." and "art nr" are the same word. */
const word = (text: string) =>
  text
    .toLowerCase()
    .replace(/ean-?1?3/, 'ean')
    .replace(/[^\p{L}]/gu, '');

/** Returns the unit of "Karton", "Menge (Paar)" and "Qty boxes"; null for other headers. */
function findUnit(text: string): string | null {
  const parts = text.split(/[^\p{L}]/u).filter(Boolean);
  const unit = parts.find(isOtherUnit);
  const isQty = parts.every(
    (part) => part === unit || qtyWord.test(part.toLowerCase()) || part === 'in',
  );
  return unit !== undefined && isQty ? unit : null;
}

/**
 * Reads a header row; null when the line is none. A header has a word for the code, no figures, and
 * a word for the quantity as well, unless it is the first line.
 */
export function readHeader({ cells, text }: SplitLine, first: boolean): Columns | null {
  const split = text !== null && cells.length === 1 ? text.split(' ') : null;
  const texts = split ?? cells.map((cell) => cell.text);
  const words = texts.map(word);
  const units = texts.map(findUnit);
  const counted = words.findIndex((one) => qtyWord.test(one));
  const qty = counted === -1 ? units.findIndex((unit) => unit !== null) : counted;
  const codes = words.flatMap((one, at) => (codeWord.test(one) && at !== qty ? [at] : []));
  if (codes.length === 0 || (qty === -1 && !first)) return null;
  if (texts.some((one) => /\d/.test(one) && !/ean-?13/i.test(one))) return null;
  // Words of a plain line are no columns: "Article number Qty" has two, not three.
  if (split)
    return qty !== -1 || codes.length === words.length
      ? { codes: [], qty: null, unit: null }
      : null;
  return qty === -1 ? { codes, qty: null, unit: null } : { codes, qty, unit: units[qty] ?? null };
}
