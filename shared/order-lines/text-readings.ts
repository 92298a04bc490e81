import { onePiece, type Understood, understood } from './cell-readings.ts';
import type { Votes } from './columns.ts';
import { refuseNumberWord } from './number-words.ts';
import type { Reading } from './order-line.ts';
import { isOtherUnit, refuseUnit } from './other-unit.ts';
import { classify, readQty, unitWord } from './read-qty.ts';

const bullet = /^(?:[-*•·‣▪]\s+|\(?\d{1,4}[.)]\s+(?=\S*\d?\S))/u;
const timesFirst = /^(\S*\p{Nd}\S*?)\s*[x×*]\s+(\S.*)$/iu;
const timesLast = /^(.+?)\s+(?:[x×*]\s*(\S*\p{Nd}\S*)|(\S*\p{Nd}\S*?)\s*[x×*])$/iu;
const timesTight = /^(\d{1,5})[x×*](\S.*)$/iu;
const marked = /^(.+?)(?:\s*[:=]\s*|\s*[-=]+>\s*|\s+[-|]\s+|\s*→\s*|\s+(?=[([]\s*\d))(\S.*)$/u;

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

/** Reads a plain line: "2 x CODE", "CODE x2", "CODE: 2", "5 pcs CODE", code and quantity in any order. */
export function textReadings(text: string, votes: Votes): Understood {
  const line = text.replace(bullet, '').trim() || text;
  const words = withUnits(line.split(' '));
  const plain = byWords(words, line, votes);
  const more = (readings: readonly Reading[], sure: boolean) =>
    understood([...readings, ...plain.readings], sure);

  const first = timesFirst.exec(line);
  if (first && isQty(first[1] as string)) {
    const code = first[2] as string;
    return more(
      [
        reading(code, first[1] as string),
        ...firstCode(code.split(' '), first[1] as string, 'before'),
      ],
      true,
    );
  }
  const last = timesLast.exec(line);
  const lastQty = last?.[2] ?? last?.[3];
  if (last && lastQty !== undefined && isQty(lastQty))
    return more([reading(last[1] as string, lastQty)], true);
  const tight = timesTight.exec(line);
  if (tight && words.length === 1) {
    const own = reading(tight[2] as string, tight[1] as string);
    // 700x25C may be a code of its own.
    const named: Reading = { code: line, ...onePiece };
    return more(/^\p{L}/u.test(own.code) ? [own, named] : [named, own], false);
  }
  const mark = marked.exec(line);
  if (mark) {
    const [, left = '', right = ''] = mark;
    const tail = right.replace(/^\[(.*)\]$/, '$1');
    if (isQty(tail)) return more([reading(left, tail)], true);
    if (isQty(left)) return more([reading(right, left)], true);
  }
  return plain;
}
