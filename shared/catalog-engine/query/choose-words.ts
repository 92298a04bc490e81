import * as helpers from '../bits.ts';
import type { ChosenWords, Criteria, SearchWord } from '../query-types.ts';
import type { ScratchPool } from '../scratch-pool.ts';
import type { QueryEngine } from './query-scope.ts';

const { isNotZero } = helpers;

/**
 * Returns the words that a search looks for. Neighbours that together are a synonym are one word. When no
 * article of the range has all words, the fewest are left out, and of equally many those whose leaving out
 * lets the fewest articles through; of equals the last ones. Filters have no influence, so that lists, counts of
 * facets and hits of categories use the same words.
 */
export function chooseWords(
  { search, index, memory }: QueryEngine,
  typed: Criteria['words'],
): ChosenWords {
  if (typed.length < 2) return { words: typed, without: null };
  const key = JSON.stringify(typed.map(({ text, ean }) => [text, ean]));
  return memory.chosenWords.get(key, () => {
    const words = search.joinWords(typed);
    const kept = lendPoints(search, words, (points) =>
      hasArticleOfAll(points) ? -1 : findKept(points, index.scratch),
    );
    const isKept = (_: SearchWord, at: number) => ((kept >> at) & 1) === 1;
    const without = words.filter((word, at) => !isKept(word, at)).map(({ text }) => text);
    return { words: words.filter(isKept), without: without.length > 0 ? without : null };
  });
}

/** Lends the points of all words at once. */
function lendPoints<Result>(
  search: QueryEngine['search'],
  words: readonly SearchWord[],
  task: (points: readonly Uint8Array[]) => Result,
): Result {
  const [word, ...others] = words;
  if (!word) return task([]);
  return search.lendPoints(word, (own) =>
    lendPoints(search, others, (points) => task([own, ...points])),
  );
}

function hasArticleOfAll([first = new Uint8Array(), ...others]: readonly Uint8Array[]): boolean {
  for (let row = 0; row < first.length; row++) {
    if (first[row] === 0) continue;
    let at = 0;
    while (at < others.length && others[at]?.[row] !== 0) at++;
    if (at === others.length) return true;
  }
  return false;
}

/**
 * Returns a bit for each word that is kept; all when no article has any word. An article of as many words as
 * possible has no other word, so one count of the articles of each combination is enough.
 */
function findKept(points: readonly Uint8Array[], scratch: ScratchPool): number {
  const counts = new Uint32Array(2 ** points.length);
  const rows = points[0]?.length ?? 0;
  scratch.lend('words of articles', Uint32Array, rows, (found) => {
    found.fill(0);
    points.forEach((list, at) => {
      for (let row = 0; row < rows; row++)
        found[row] = (found[row] as number) | (isNotZero(list[row] as number) << at);
    });
    for (let row = 0; row < rows; row++) {
      const words = found[row] as number;
      counts[words] = (counts[words] as number) + 1;
    }
  });
  let best = 0;
  for (let words = 1; words < counts.length; words++)
    if ((counts[words] as number) > 0 && isBetter(words, best, counts)) best = words;
  return best || -1;
}

function isBetter(words: number, than: number, counts: Uint32Array): boolean {
  const more = countBits(words) - countBits(than);
  if (more !== 0) return more > 0;
  const fewer = (counts[than] as number) - (counts[words] as number);
  if (fewer !== 0) return fewer > 0;
  const differ = words ^ than;
  return (words & differ & -differ) !== 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
