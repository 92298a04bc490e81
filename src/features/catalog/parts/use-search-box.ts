import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { catalogQueries } from '../catalog.queries.ts';

/** Milliseconds after the last key before suggestions are asked for (B089, C014). */
const searchDelay = 650;

/**
 * The text of a search box and the suggestions for it: from the third character on (B088), at most
 * four (B090), 650 ms after the last key.
 */
export function useSearchBox(initial: string, category: ProductCategory) {
  const [text, setText] = useState(initial);
  const [searched, setSearched] = useState(initial);
  if (searched !== initial) {
    // The search changed elsewhere: a removed chip, a link, Back.
    setSearched(initial);
    setText(initial);
  }
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery(catalogQueries.suggestions(asked, category));
  const suggestions = text.trim().length >= 3 && asked === text.trim() ? (data ?? []) : [];
  return { text, setText, suggestions };
}
