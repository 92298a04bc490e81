import type { RangeIndex } from '../index-of-range.ts';
import type { Suggestion } from '../query.ts';
import type { Names } from '../table/table.ts';
import { type Texts, textAt } from '../table/texts.ts';
import type { Haystack } from './haystack.ts';
import type { Match, Scope } from './match.ts';
import type { Search } from './search.ts';
import { lowered } from './words.ts';

/**
 * The best article of each matching model: an exact code or EAN first, then names that begin with
 * the text, then what sells most, by code where equal.
 */
export function suggestionsOf(
  { engine }: Scope,
  match: Match,
  text: string,
  limit: number,
): Suggestion[] {
  const { index, search } = engine;
  const { groupOf, compareCodes, articles } = index;
  const ratings = ratingsOf(index, search, text, engine.memory.marks(index.all.length));
  const popularity = articles.numbers.popularity as Float64Array;
  const better = (a: number, b: number) =>
    (ratings[b] as number) - (ratings[a] as number) ||
    (popularity[b] as number) - (popularity[a] as number) ||
    compareCodes(a, b);
  const best: number[] = [];
  let leastRating = 0;
  let leastPopularity = Number.NEGATIVE_INFINITY;
  const put = (row: number) => {
    const same = best.findIndex((other) => groupOf[other] === groupOf[row]);
    if (same !== -1) {
      if (better(row, best[same] as number) > 0) return;
      best.splice(same, 1);
    }
    const place = best.findIndex((other) => better(row, other) < 0);
    best.splice(place === -1 ? best.length : place, 0, row);
    if (best.length > limit) best.pop();
    const worst = best[limit - 1];
    if (worst === undefined) return;
    leastRating = ratings[worst] as number;
    leastPopularity = popularity[worst] as number;
  };
  const hits = match.hits();
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    const rating = ratings[row] as number;
    // Most are no better than the last one: told without a call.
    if (rating < leastRating) continue;
    if (rating === leastRating && (popularity[row] as number) < leastPopularity) continue;
    const worst = best[limit - 1];
    if (worst === undefined || better(row, worst) <= 0) put(row);
  }
  return best.map((row) => ({ row, exact: (ratings[row] as number) >= exactly }));
}

const exactly = 2;
const begins = 1;

/**
 * By article: 2 when the text is its code or EAN, and 1 when its name begins with the text.
 * @param ratings all 0
 */
function ratingsOf(
  index: RangeIndex,
  search: Search,
  text: string,
  ratings: Uint8Array,
): Uint8Array {
  const small = lowered(text);
  rateNames(ratings, search, index.articles.names.name as Names, small);
  if (small === '') return ratings;
  const add = (row: number) => {
    if ((ratings[row] as number) < exactly) ratings[row] = (ratings[row] as number) + exactly;
  };
  const { codes } = search.prepared;
  for (const column of codes.slice(0, 2)) column.same(small, add);
  for (const { texts, rows } of search.displaysFor(small))
    texts.same(small, (place) => add(rows[place] as number));
  const eans = index.articles.texts.ean as Texts;
  // An EAN-13 that begins with 0 is a UPC-A; feeds may hold either.
  for (const ean of [small, `0${text}`])
    codes[2]?.same(lowered(ean), (row) => {
      if (textAt(eans, row) === ean) add(row);
    });
  return ratings;
}

/** Rates the articles whose name begins with a text, word by word. */
function rateNames(ratings: Uint8Array, search: Search, names: Names, small: string): void {
  const { starts, ids } = names;
  const { words, postings } = search.prepared;
  const [first = '', ...others] = small.split(' ');
  const marks = others.map((part, at) => {
    const found = new Uint8Array(words.size);
    eachWord(words, part, at < others.length - 1, (id) => {
      found[id] = 1;
    });
    return found;
  });
  eachWord(words, first, others.length > 0, (id) => {
    const end = postings.starts[id + 1] as number;
    for (let at = postings.starts[id] as number; at < end; at++) {
      const row = postings.rows[at] as number;
      const start = starts[row] as number;
      if (ids[start] !== id || start + marks.length >= (starts[row + 1] as number)) continue;
      if (marks.every((found, next) => found[ids[start + 1 + next] as number] === 1))
        ratings[row] = begins;
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
  if (whole) words.same(text, found);
  else for (const id of words.places(text)) if (words.begins(id, text)) found(id);
}
