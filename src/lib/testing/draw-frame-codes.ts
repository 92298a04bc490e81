import { code128Patterns, code128Stop, code128Value } from '../decoders/code128-decoder.ts';

const { shift, toA, toB, toC, fnc1, startA } = code128Value;

/** The values of a text in Code 128 without the check character, in the fewest switches a simple encoder makes. */
function toValues(text: string): number[] {
  const values: number[] = [];
  let set: 'A' | 'B' | 'C' | null = null;
  const enter = (next: 'A' | 'B' | 'C') => {
    if (set === next) return;
    if (set === null) values.push(startA + 'ABC'.indexOf(next));
    else values.push({ A: toA, B: toB, C: toC }[next]);
    set = next;
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const digits = /^(\d\d)+/.exec(rest)?.[0] ?? '';
    if (digits.length >= 4 || (set === 'C' && digits)) {
      enter('C');
      values.push(Number(digits.slice(0, 2)));
      at += 2;
      continue;
    }
    const code = text.charCodeAt(at);
    at += 1;
    const needed = code < 32 ? 'A' : code >= 96 ? 'B' : null;
    // One character of the other set is shifted; a set A or B that fits is kept.
    const following = text.charCodeAt(at);
    const isAlone =
      needed && set && set !== 'C' && set !== needed && following >= 32 && following < 96;
    if (isAlone) values.push(shift);
    else enter(needed ?? (set === 'A' ? 'A' : 'B'));
    values.push(code < 32 ? code + 64 : code - 32);
  }
  return values;
}

/** Values with the check character behind them. */
export function withCheck(values: readonly number[]): number[] {
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  return [...values, sum % 103];
}

/** Modules (1 a bar, 0 a space) of widths that begin with a bar. */
export function toModules(widths: Iterable<string>): string {
  return [...widths].map((width, index) => `${1 - (index % 2)}`.repeat(Number(width))).join('');
}

/** The bars of a Code 128 with these values, from start to check character. */
export function code128Bits(values: readonly number[]): string {
  const widths = values.map((value) => code128Patterns[value] ?? '').join('');
  return toModules(widths + code128Stop);
}

/** The values of a text in Code 128, from start to check character; with FNC1 first for a GS1 code. */
export function code128Values(text: string, isGs1 = false): number[] {
  const [start = startA, ...data] = toValues(text);
  return withCheck([start, ...(isGs1 ? [fnc1] : []), ...data]);
}

/** Wide parts (1) of each character of Code 39, bars and spaces in turn, in the order of `code39Characters`. */
const code39Patterns = [
  '000110100 100100001 001100001 101100000 000110001',
  '100110000 001110000 000100101 100100100 001100100',
  '100001001 001001001 101001000 000011001 100011000',
  '001011000 000001101 100001100 001001100 000011100',
  '100000011 001000011 101000010 000010011 100010010',
  '001010010 000000111 100000110 001000110 000010110',
  '110000001 011000001 111000000 010010001 110010000',
  '011010000 010000101 110000100 011000100 010101000',
  '010100010 010001010 000101010 010010100',
].flatMap((row) => row.split(' '));
const code39Characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*';

/**
 * The bars of a text in Code 39, between its stars.
 * @param wide modules of a wide part: 2 or 3
 */
export function code39Bits(text: string, wide = 3): string {
  return [...`*${text}*`]
    .map((character) => {
      const pattern = code39Patterns[code39Characters.indexOf(character)] ?? '';
      return toModules([...pattern].map((bit) => (bit === '1' ? String(wide) : '1')));
    })
    .join('0');
}

/** The widths of modules in white, as a scan line has them: beginning and ending with a space. */
export function toWidths(modules: string, quiet = 10): Float64Array {
  const runs = [...modules.matchAll(/1+|0+/g)].map(([run]) => run.length);
  return Float64Array.from([quiet, ...runs, quiet]);
}
