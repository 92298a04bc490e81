import { lowered } from '../../folded-text.ts';
import type { ScratchPool } from '../scratch-pool.ts';
import { containsAt, type Holding, type Texts, toTexts, writeHolding } from '../table/texts.ts';
import {
  type Points,
  placement,
  points,
  scoreText,
  shortestCode,
  type WordForms,
} from './word-points.ts';

const pairs = 8192;
/** Texts of this length and longer ones count as equally long. */
const longest = 255;
const nothing = new Uint32Array();

/** A number for a letter and the one before it. */
function getPairCode(text: string, at: number): number {
  return (text.charCodeAt(at - 1) * 67 + text.charCodeAt(at)) % pairs;
}

/** Texts to search in: in small letters, one after the other. */
export class Haystack {
  readonly #texts: Texts;
  readonly #scratch: ScratchPool;
  /** 1 for pairs of letters that follow each other somewhere in it, by a hash. */
  readonly #pairs = new Uint8Array(pairs);
  /** 1 for lengths that texts have. */
  readonly #lengths = new Uint8Array(longest + 1);

  /** @param texts taken over as they are but for capitals */
  constructor(texts: Texts, scratch: ScratchPool) {
    this.#scratch = scratch;
    // Small letters are as long as capitals, so that texts begin where they did.
    const text = lowered(texts.text);
    this.#texts = { ...texts, text };
    for (let at = 1; at < text.length; at++) this.#pairs[getPairCode(text, at)] = 1;
    const { starts, missing } = texts;
    for (let at = 0; at < missing.length; at++) {
      const length = (starts[at + 1] as number) - (starts[at] as number);
      this.#lengths[Math.min(length, longest)] = 1;
    }
  }

  static of(values: readonly (string | null)[], scratch: ScratchPool): Haystack {
    return new Haystack(toTexts(values), scratch);
  }

  /** Lends the places of the texts that hold a part, in their order. */
  lendPlaces<Result>(part: string, task: (places: Uint32Array) => Result): Result {
    if (!this.#mayHold(part)) return task(nothing);
    return this.#lendHolding(part, ({ places }) => task(places));
  }

  #lendHolding<Result>(part: string, task: (found: Holding) => Result): Result {
    return this.#scratch.lend('places of a part', Uint32Array, this.size, (places) =>
      this.#scratch.lend('offsets of a part', Uint32Array, this.size, (offsets) => {
        const count = writeHolding(this.#texts, part, { places, offsets });
        return task({ places: places.subarray(0, count), offsets: offsets.subarray(0, count) });
      }),
    );
  }

  /** One of the texts, in small letters. */
  getText(at: number): string {
    const { text, starts } = this.#texts;
    return text.slice(starts[at], starts[at + 1]);
  }

  /** Gives rows the points of the codes that hold a part, unless they have more. @param rows of the codes */
  giveCodePoints(part: string, levels: Uint8Array, rows: Uint32Array | null = null): void {
    if (!this.#mayHold(part)) return;
    this.#lendHolding(part, (found) => this.#giveFound(part, found, levels, rows));
  }

  #giveFound(
    part: string,
    { places, offsets }: Holding,
    levels: Uint8Array,
    rows: Uint32Array | null,
  ): void {
    const { starts } = this.#texts;
    const begins = points.code[part.length >= shortestCode ? placement.begins : placement.inside];
    for (let place = 0; place < places.length; place++) {
      const at = places[place] as number;
      const row = rows ? (rows[at] as number) : at;
      let given: number = points.code[placement.inside];
      if (offsets[place] === 0) {
        const whole = (starts[at + 1] as number) - (starts[at] as number) === part.length;
        given = whole ? points.code[placement.whole] : begins;
      }
      if ((levels[row] as number) < given) levels[row] = given;
    }
  }

  /** Codes have few pairs of letters, so that most words need not be looked for in them. */
  #mayHold(part: string): boolean {
    for (let at = 1; at < part.length; at++)
      if (this.#pairs[getPairCode(part, at)] === 0) return false;
    return true;
  }

  /** The places of the texts that are a text. */
  same(text: string, found: (at: number) => void): void {
    const { text: all, starts, missing } = this.#texts;
    if (this.#lengths[Math.min(text.length, longest)] === 0 || !this.#mayHold(text)) return;
    for (let at = 0; at < missing.length; at++) {
      const start = starts[at] as number;
      if ((starts[at + 1] as number) - start !== text.length || missing[at] === 1) continue;
      if (containsAt(all, start, text)) found(at);
    }
  }

  /** The points of each text for a word; null when none has any. */
  scoreTexts(word: WordForms, by: Points): Uint8Array | null {
    let found = null as Uint8Array | null;
    for (const part of [...word.typed, ...word.synonyms])
      this.lendPlaces(part, (places) => {
        for (let at = 0; at < places.length; at++) {
          const place = places[at] as number;
          const most = scoreText(this.getText(place), word, by);
          if (most === 0) continue;
          found ??= new Uint8Array(this.size);
          found[place] = most;
        }
      });
    return found;
  }

  /** How many texts there are. */
  get size(): number {
    return this.#texts.missing.length;
  }

  /** Memory taken, bytes. */
  get bytes(): number {
    return this.#texts.text.length;
  }
}
