import { lowered } from '../../folded-text.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { Criteria } from '../query-types.ts';
import type { Names } from '../table/table.ts';
import { getText, type Texts } from '../table/texts.ts';
import type { Haystack } from './haystack.ts';
import type { Match } from './match.ts';
import type { Scope } from './query-scope.ts';
import type { Search } from './search.ts';
import { spellings } from './search-words.ts';
import { beginningBonus, exactBonus, weightOf } from './word-points.ts';

/**
 * By matching article how well it meets the words of a search: the points of each word by its weight, more
 * for the whole text, and what sells most where equal, as a fraction. Valid until the next question.
 */
export function scoreRelevance(scope: Scope, match: Match, words: Criteria['words']): Float64Array {
  const { index, search, memory, orders } = scope.engine;
  const scores = memory.scores(index.all.length);
  const hits = match.hits();
  const popularity = orders.popularity();
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    scores[row] = popularity[row] as number;
  }
  for (const word of words) {
    const points = search.scoreArticles(word);
    const weight = weightOf(word.text);
    for (let at = 0; at < hits.length; at++) {
      const row = hits[at] as number;
      scores[row] = (scores[row] as number) + (points[row] as number) * weight;
    }
  }
  if (words.length > 0)
    addForWholeText(
      index,
      search,
      words.map(({ text }) => text).join(' '),
      scores,
      memory.marks(index.all.length),
    );
  return scores;
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
  for (const id of words.places(text).slice()) {
    const spelled = words.getText(id).split('\n');
    if (spelled.some((one) => (whole ? one === text : one.startsWith(text)))) found(id);
  }
}
