import { codeKey } from '#shared/article-code.ts';
import type { Texts } from '../table/texts.ts';

/** A summary of a key that rules out nearly all keys that are not similar, without reading them. */
export interface KeySign {
  hash: number;
  length: number;
  /** One bit per letter that occurs, and per pair of letters, by a hash. */
  letters: number;
  pairs: number;
}

const sign: KeySign = { hash: 0, length: 0, letters: 0, pairs: 0 };
const start = 0x811c9dc5;
const prime = 0x01000193;

function take(into: KeySign, letter: number, before: number): void {
  into.hash = Math.imul(into.hash ^ letter, prime);
  into.length += 1;
  into.letters |= 1 << (letter & 31);
  if (before !== -1) into.pairs |= 1 << ((letter * 7 + before * 31) & 31);
}

/** The sign of a key; the answer is valid until the next call. */
export function signKey(key: string): KeySign {
  Object.assign(sign, { hash: start, length: 0, letters: 0, pairs: 0 });
  let before = -1;
  for (let at = 0; at < key.length; at++) {
    const letter = key.charCodeAt(at);
    take(sign, letter, before);
    before = letter;
  }
  return sign;
}

/**
 * The sign of the key of one of many texts, without making the text where it is of plain letters; null
 * where there is none. Valid until the next call.
 */
export function signTextAt({ text, starts, missing }: Texts, at: number): KeySign | null {
  if (missing[at] === 1) return null;
  const end = starts[at + 1] as number;
  Object.assign(sign, { hash: start, length: 0, letters: 0, pairs: 0 });
  let before = -1;
  for (let place = starts[at] as number; place < end; place++) {
    let letter = text.charCodeAt(place);
    if (letter > 126) return signKey(codeKey(text.slice(starts[at], end)));
    // Normalizes as `codeKey` does: spaces, control characters, dots and dashes are ignored.
    if (letter <= 32 || letter === 45 || letter === 46) continue;
    if (letter >= 65 && letter <= 90) letter += 32;
    take(sign, letter, before);
    before = letter;
  }
  return sign;
}

/** Articles by the hash of a text of theirs. */
export class HashTable {
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #mask: number;

  /** @param rows how many articles there are; each is added at most once */
  constructor(rows: number) {
    const size = 1 << Math.max(4, Math.ceil(Math.log2(rows + 1)));
    this.#heads = new Int32Array(size).fill(-1);
    this.#next = new Int32Array(rows);
    this.#mask = size - 1;
  }

  add(row: number, hash: number): void {
    const place = (hash ^ (hash >>> 15)) & this.#mask;
    this.#next[row] = this.#heads[place] as number;
    this.#heads[place] = row;
  }

  /** The articles that may have a text of this hash. */
  of(hash: number): number[] {
    const rows: number[] = [];
    const place = (hash ^ (hash >>> 15)) & this.#mask;
    for (let row = this.#heads[place] as number; row !== -1; row = this.#next[row] as number)
      rows.push(row);
    return rows;
  }
}
