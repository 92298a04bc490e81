import { listOf, pattern, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { feedFile, required } from '#server/feeds/feed-file.ts';

const word = pattern(/^\S{1,60}$/u, 'a word without spaces');

/** Words that the catalog's search takes for each other, such as fender and mudguard. */
export const searchSynonyms = feedFile({
  name: 'search_synonyms.csv',
  table: 'search_synonym',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    language: required(pattern(/^[a-z]{2}$/, 'a language of two small letters')),
    words: required(listOf(word)),
  },
});
