import { lowered } from '../../folded-text.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { Criteria } from '../query-types.ts';
import type { Names } from '../table/table.ts';
import { getText, type Texts } from '../table/texts.ts';
import type { Haystack } from './haystack.ts';
import type { Scope } from './query-scope.ts';
import type { Search } from './search.ts';
import { spellings } from './search-words.ts';
import { beginningBonus, exactBonus, weightOf } from './word-points.ts';

/**
 * Lends by matching article how well it meets the words of a search: the points of each word by its weight, more
 * for the whole text, and what sells most where equal, as a fraction.
 */
export function lendRelevance<Result>(
  { engine: { index, search, orders } }: Scope,
  hits: Uint32Array,
  words: Criteria['words'],
  task: (scores: Float64Array) => Result,
): Result {
  const { scratch, all } = index;
  return scratch.lend('scores', Float64Array, all.length, (scores) => {
    const popularity = orders.popularity();
    for (let at = 0; at < hits.length; at++) {
      const row = hits[at] as number;
      scores[row] = popularity[row] as number;
    }
    for (const word of words)
      search.lendPoints(word, (points) => {
        const weight = weightOf(word.text);
        for (let at = 0; at < hits.length; at++) {
          const row = hits[at] as number;
          scores[row] = (scores[row] as number) + (points[row] as number) * weight;
        }
      });
    const text = words.map((word) => word.text).join(' ');
    if (words.length > 0)
      scratch.lend('marks', Uint8Array, all.length, (marks) => {
        addForWholeText(index, search, text, scores, marks.fill(0));
      });
    return task(scores);
  });
}

/**
 * By article more points for the code or EAN that was typed, and for a name that begins with the text.
 * @param scores of the articles, added to
 * @param marks all 0, written on
 */
function addForWholeText(
  index: RangeIndex,
  search: Search,
  text: string,
  scores: Float64Array,
  marks: Uint8Array,
): void {
  const small = lowered(text);
  const add = (row: number, more: number) => {
    scores[row] = (scores[row] as number) + more;
  };
  for (const spelling of spellings(text))
    eachBeginning(search, index.articles.names.name as Names, spelling, (row) => {
      if (marks[row] === 0) add(row, beginningBonus);
      marks[row] = 1;
    });
  const exact = new Set<number>();
  const { codes } = search.prepared;
  for (const column of codes.slice(0, 2)) column.same(small, (row) => exact.add(row));
  for (const { texts, rows } of search.displaysFor(small))
    texts.same(small, (place) => exact.add(rows[place] as number));
  const eans = index.articles.texts.ean as Texts;
  // An EAN-13 that begins with 0 is a UPC-A; feeds may hold either.
  for (const ean of [small, `0${text}`])
    codes[2]?.same(lowered(ean), (row) => {
      if (getText(eans, row) === ean) exact.add(row);
    });
  for (const row of exact) add(row, exactBonus);
}

/** The articles whose name begins with a text, word by word. */
function eachBeginning(
  search: Search,
  names: Names,
  small: string,
  found: (row: number) => void,
): void {
  const { starts, ids } = names;
  const { words, postings } = search.prepared;
  const [first = '', ...others] = small.split(' ');
  const marks = others.map((part, at) => {
    const ids = new Uint8Array(words.size);
    eachWord(words, part, at < others.length - 1, (id) => {
      ids[id] = 1;
    });
    return ids;
  });
  eachWord(words, first, others.length > 0, (id) => {
    const end = postings.starts[id + 1] as number;
    for (let at = postings.starts[id] as number; at < end; at++) {
      const row = postings.rows[at] as number;
      const start = starts[row] as number;
      if (ids[start] !== id || start + marks.length >= (starts[row + 1] as number)) continue;
      if (marks.every((wanted, next) => wanted[ids[start + 1 + next] as number] === 1)) found(row);
    }
  });
}

/** The words that are a text, or begin with it. */
function eachWord(
  words: Haystack,
  text: string,
  whole: boolean,
  found: (id: number) => void,
): void {
  for (const id of words.lendPlaces(text, (places) => places.slice())) {
    const spelled = words.getText(id).split('\n');
    if (spelled.some((one) => (whole ? one === text : one.startsWith(text)))) found(id);
  }
}
