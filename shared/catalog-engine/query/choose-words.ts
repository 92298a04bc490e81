import * as helpers from '../bits.ts';
import type { ChosenWords, Criteria, SearchWord } from '../query-types.ts';
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
    // At most twelve: the points of all are valid at once.
    const points = words.map((word) => search.scoreArticles(word));
    const kept = hasArticleOfAll(points) ? -1 : findKept(points, index.scratch[0]);
    const isKept = (_: SearchWord, at: number) => ((kept >> at) & 1) === 1;
    const without = words.filter((word, at) => !isKept(word, at)).map(({ text }) => text);
    return { words: words.filter(isKept), without: without.length > 0 ? without : null };
  });
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
 * @param scratch array that is written
 */
function findKept(points: readonly Uint8Array[], scratch: Uint32Array): number {
  const rows = points[0]?.length ?? 0;
  scratch.fill(0, 0, rows);
  points.forEach((list, at) => {
    for (let row = 0; row < rows; row++)
      scratch[row] = (scratch[row] as number) | (isNotZero(list[row] as number) << at);
  });
  const counts = new Uint32Array(2 ** points.length);
  for (let row = 0; row < rows; row++) {
    const words = scratch[row] as number;
    counts[words] = (counts[words] as number) + 1;
  }
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
