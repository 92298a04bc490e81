import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { catalogQueries } from '../catalog.queries.ts';

/** Milliseconds after the last key before suggestions are asked for (B089, C014). */
const searchDelay = 650;
const fewestLetters = 3;

/**
 * The text of a search box and the suggestions for it: from the third character on (B088), at most
 * four (B090), 650 ms after the last key; and how much is found in which kind of product.
 */
export function useSearchBox(initial: string) {
  const [text, setText] = useState(initial);
  const [searched, setSearched] = useState(initial);
  if (searched !== initial) {
    // The search changed elsewhere: a removed chip, a link, Back.
    setSearched(initial);
    setText(initial);
  }
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = debounced.length >= fewestLetters;
  const { data } = useQuery(catalogQueries.suggestions(debounced));
  const { data: counted } = useQuery(catalogQueries.hits(isLong ? debounced : ''));
  const isCurrent = isLong && debounced === text.trim();
  const suggestions = isCurrent ? (data ?? []) : [];
  const hits = isCurrent ? (counted ?? []) : [];
  return { text, setText, suggestions, hits };
}
