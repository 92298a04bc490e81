import { expect, test } from 'vitest';
import type { SearchWord } from '../query-types.ts';
import { ScratchPool } from '../scratch-pool.ts';
import { chooseWords } from './choose-words.ts';
import { Memory } from './query-memory.ts';
import type { QueryEngine } from './query-scope.ts';
import { Synonyms } from './synonyms.ts';

const toWords = (text: string) => text.split(' ').map((word) => ({ text: word, ean: null }));

/** The choice for a text, of articles that have only these words. */
function choose(text: string, articles: string[], synonyms: string[] = []) {
  const scoreArticles = ({ text: word }: SearchWord) =>
    Uint8Array.from(articles, (one) => Number(` ${one} `.includes(` ${word} `)));
  const lendPoints = <Result>(word: SearchWord, task: (points: Uint8Array) => Result) =>
    task(scoreArticles(word));
  const isFound = (word: string) => scoreArticles({ text: word, ean: null }).includes(1);
  const sets = new Synonyms([{ language: 'en', words: synonyms }]);
  const search = { lendPoints, joinWords: (words: SearchWord[]) => sets.join(words, isFound) };
  const index = { scratch: new ScratchPool() };
  const engine = { search, index, memory: new Memory() } as unknown as QueryEngine;
  const { words, without } = chooseWords(engine, toWords(text));
  return [words.map((word) => word.text), without];
}

test('keeps all words of an article', () => {
  expect(choose('red chain', ['chain', 'chain 12 red', 'red'])).toEqual([['red', 'chain'], null]);
});

test('leaves out as few words as possible', () => {
  const articles = ['speed', 'chain 12', 'chain 12', 'chain'];
  expect(choose('chain 12 speed', articles)).toEqual([['chain', '12'], ['speed']]);
});

test('keeps the words of the fewest articles, else the first', () => {
  expect(choose('red chain', ['red', 'red', 'chain'])).toEqual([['chain'], ['red']]);
  expect(choose('red chain', ['red', 'chain'])).toEqual([['red'], ['chain']]);
  const articles = ['red xl', 'red xl', 'helmet xl', 'red helmet', 'red helmet'];
  expect(choose('red xl helmet', articles)).toEqual([['xl', 'helmet'], ['red']]);
});

test('keeps all words when no article has any', () => {
  expect(choose('foo bar', ['chain'])).toEqual([['foo', 'bar'], null]);
  expect(choose('foo bar', [])).toEqual([['foo', 'bar'], null]);
});

test('handles the most words that a search may have', () => {
  const text = 'a b c d e f g h i j k l';
  const [words, without] = choose(text, ['b c d e f g h i j k l', 'a l']);
  expect(words).toHaveLength(11);
  expect(without).toEqual(['a']);
});

test('joins neighbours that are a synonym of an article', () => {
  const articles = ['chain 12 speed', 'garde boue'];
  expect(choose('12 speed chain', articles, ['12-speed', '12'])).toEqual([
    ['12 speed', 'chain'],
    null,
  ]);
  expect(choose('red 12 speed', articles, ['12-speed'])).toEqual([['12 speed'], ['red']]);
  // No article has them next to each other.
  expect(choose('speed 12', articles, ['speed-12'])).toEqual([['speed', '12'], null]);
});
