import { onePiece, type Understood, understood } from './cell-readings.ts';
import type { Votes } from './columns.ts';
import { refuseNumberWord } from './number-words.ts';
import type { Reading } from './order-line.ts';
import { isOtherUnit, refuseUnit } from './other-unit.ts';
import { classify, readQty, unitWord } from './read-qty.ts';

const bullet = /^(?:[-*•·‣▪]\s+|\(?\d{1,4}[.)]\s+(?=\S*\d?\S))/u;
const timesTight = /^(\d{1,5})[x×*](\S.*)$/iu;
/** What separates code and quantity, with something on both sides. */
const mark = /(?<=.)(?: ?(?:[-=]{1,9}>|[:=]|→) ?| [-|] | (?=[([] ?\d))(?=\S)/u;

const reading = (code: string, qty: string): Reading => ({ code: code.trim(), ...readQty(qty) });
const isQty = (text: string) => classify(text) !== 'text' || /^\p{Nd}+$/u.test(text);
const joined = (words: readonly string[]) => words.join(' ');

/** "5 pcs" as one word. */
function withUnits(words: readonly string[]): string[] {
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (
      last !== undefined &&
      (unitWord.test(word) || isOtherUnit(word)) &&
      /^[+-]?\p{Nd}/u.test(last) &&
      isQty(last)
    )
      all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
    return all;
  }, []);
}

/**
 * The first word with a figure, for lines that go on with a description.
 * @param side where the quantity is: before these words or behind them
 */
function firstCode(words: readonly string[], qty: string, side: 'before' | 'behind'): Reading[] {
  const at = words.findIndex(isCode);
  const code = words[at];
  if (code === undefined || words.length < 2) return [];
  // A unit need not be next to its number: "10 neue Paar P-1", "P-1 Paar 10".
  const near = side === 'before' ? words.slice(0, at + 2) : words.slice(at + 1);
  const unit = near.find(isOtherUnit);
  const read = readQty(qty);
  return [{ code, ...(unit === undefined ? read : refuseUnit(read, unit)) }];
}

const isCode = (word: string) =>
  /\d/.test(word) && /\p{L}|\d{4}/u.test(word) && classify(word) !== 'refused';

/** The first code of a line without a quantity. Another number of the line may be one, so it is not one piece. */
function firstCodeAlone(words: readonly string[]): Reading[] {
  const at = words.findIndex(isCode);
  const code = words[at];
  if (code === undefined || words.length < 2) return [];
  const bare = words.map((word) => word.replace(/^[([]/, ''));
  const place = bare.findIndex((word, nth) => nth !== at && isQty(word));
  if (place === -1) return [{ code, ...(refuseNumberWord(words) ?? onePiece) }];
  const read = readQty(bare[place] as string);
  if (read.problem !== null) return [{ code, ...read }];
  const next = words[place + 1]?.replace(/[)\]]$/, '') ?? '';
  if (isOtherUnit(next)) return [{ code, ...refuseUnit(read, next) }];
  const qtyText = `${read.qtyText} ${next}`.trim();
  return [{ code, qtyText, qty: null, problem: 'NOT_A_QUANTITY', choices: [] }];
}

/** The readings of words one after the other, with the quantity last, first, or nowhere. */
function byWords(words: readonly string[], whole: string, votes: Votes): Understood {
  const alone: Reading = { code: whole, ...onePiece };
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return understood([alone], true);
  const behind = isQty(last) ? [reading(joined(words.slice(0, -1)), last)] : [];
  const before = isQty(first) ? [reading(joined(words.slice(1)), first)] : [];
  const rest = [
    ...(behind.length > 0 ? firstCode(words.slice(0, -1), last, 'behind') : []),
    ...(before.length > 0 ? firstCode(words.slice(1), first, 'before') : []),
    ...(behind.length + before.length === 0 ? firstCodeAlone(words) : []),
  ];
  // 1 000 is a thousand with a blank in it.
  const groups = /(?:^|\s)(\d{1,3} \d{3})$/.exec(whole)?.[1];
  const thousand =
    groups && words.length > 2 ? [reading(whole.slice(0, -groups.length), groups)] : [];
  const ends = votes.first > votes.last ? [...before, ...behind] : [...behind, ...before];
  const odd = thousand.length > 0 && last.startsWith('0');
  const both = classify(first) === 'qty' && classify(last) === 'qty';
  return understood(
    [...(odd ? thousand : []), ...ends, ...thousand, alone, ...rest],
    !(both && words.length === 2),
  );
}

interface Times {
  code: string;
  qty: string;
}

const isTimes = (word = '') => /^[x×*]$/iu.test(word);
const hasDigit = (word = '') => /\p{Nd}/u.test(word);

/** "2x CODE" and "2 x CODE"; null for another line. */
function timesFirst(words: readonly string[]): Times | null {
  const [first = '', second, third] = words;
  const [qty, sign] = [first.slice(0, -1), first.slice(-1)];
  if (isTimes(sign) && hasDigit(qty) && second !== undefined)
    return { qty, code: joined(words.slice(1)) };
  if (hasDigit(first) && isTimes(second) && third !== undefined)
    return { qty: first, code: joined(words.slice(2)) };
  return null;
}

/** "CODE x 2", "CODE 2 x", "CODE x2" and "CODE 2x"; null for another line. */
function timesLast(words: readonly string[]): Times | null {
  const [before = '', last = ''] = words.slice(-2);
  if (words.length > 2) {
    const code = joined(words.slice(0, -2));
    if (isTimes(before) && hasDigit(last)) return { qty: last, code };
    if (isTimes(last) && hasDigit(before)) return { qty: before, code };
  }
  if (words.length < 2 || !hasDigit(last)) return null;
  const code = joined(words.slice(0, -1));
  if (isTimes(last[0])) return { qty: last.slice(1), code };
  return isTimes(last.at(-1)) ? { qty: last.slice(0, -1), code } : null;
}

/** Reads a plain line: "2 x CODE", "CODE x2", "CODE: 2", "5 pcs CODE", code and quantity in any order. */
export function textReadings(text: string, votes: Votes): Understood {
  const line = text.replace(bullet, '').trim() || text;
  const written = line.split(' ');
  const words = withUnits(written);
  const plain = byWords(words, line, votes);
  const more = (readings: readonly Reading[], sure: boolean) =>
    understood([...readings, ...plain.readings], sure);

  const first = timesFirst(written);
  if (first && isQty(first.qty))
    return more(
      [reading(first.code, first.qty), ...firstCode(first.code.split(' '), first.qty, 'before')],
      true,
    );
  const last = timesLast(written);
  if (last && isQty(last.qty)) return more([reading(last.code, last.qty)], true);
  const tight = timesTight.exec(line);
  if (tight && words.length === 1) {
    const own = reading(tight[2] as string, tight[1] as string);
    // 700x25C may be a code of its own.
    const named: Reading = { code: line, ...onePiece };
    return more(/^\p{L}/u.test(own.code) ? [own, named] : [named, own], false);
  }
  const between = mark.exec(line);
  if (between) {
    const left = line.slice(0, between.index);
    const right = line.slice(between.index + between[0].length);
    const tail = right.replace(/^\[(.*)\]$/, '$1');
    if (isQty(tail)) return more([reading(left, tail)], true);
    if (isQty(left)) return more([reading(right, left)], true);
  }
  return plain;
}
