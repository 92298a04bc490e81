import { isEan } from '#shared/ean.ts';

/** Modules of the ten digits with odd parity (set A of GS1); B and C follow from them. */
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];

/** Which sets the six left digits of an EAN-13 use; that is how its first digit is written. */
const leftSets = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

const invert = (modules: string) => modules.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const reverse = (modules: string) => [...modules].reverse().join('');

/** The modules of one digit: A as in the table, C its complement, B the mirror image of C. */
function digit(value: number, set: string): string {
  const a = setA[value] ?? '';
  if (set === 'A') return a;
  return set === 'C' ? invert(a) : reverse(invert(a));
}

export interface EanBarcode {
  kind: 'EAN-13' | 'UPC-A';
  /** The digits as printed below: 13 or 12. */
  digits: string;
  /** 95 modules from left to right, `1` a bar, `0` a space, without the quiet zones. */
  modules: string;
}

/**
 * The bars of an EAN-13, or of a UPC-A, which is an EAN-13 that begins with 0 (ISO/IEC 15420).
 * @returns null for anything else, a wrong check digit included: a barcode that lies is worse than none
 */
export function eanBarcode(code: string | null | undefined): EanBarcode | null {
  const digits = (code ?? '').replace(/[\s-]/g, '');
  if (digits.length < 12 || !isEan(digits)) return null;
  const all = digits.padStart(13, '0');
  const sets = leftSets[Number(all[0])] ?? '';
  const half = (from: number, setOf: (index: number) => string) =>
    [...all.slice(from, from + 6)].map((char, i) => digit(Number(char), setOf(i))).join('');
  const left = half(1, (index) => sets[index] ?? 'A');
  const right = half(7, () => 'C');
  return {
    kind: digits.length === 12 ? 'UPC-A' : 'EAN-13',
    digits,
    modules: `101${left}01010${right}101`,
  };
}

/**
 * The bars as an SVG path, one unit per module.
 * @param height of ordinary bars; the guard bars at both ends and in the middle are `longer` by so much
 */
export function barPath(modules: string, height: number, longer = 0): string {
  return [...modules.matchAll(/1+/g)]
    .map((run) => {
      const at = run.index;
      const guard = at < 3 || at >= 92 || (at >= 45 && at < 50);
      return `M${at} 0h${run[0].length}v${guard ? height + longer : height}h-${run[0].length}z`;
    })
    .join('');
}
