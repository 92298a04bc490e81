import { useEffect, useRef, useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';

/** Looking up a code comes with the first one. */
export const loadFindArticle = () => import('./find-article.ts');

/** How long the article of a code may take before its search is shown instead, in ms. */
const patience = 2000;

/** A code: some letters or digits without a gap, one digit at least. */
const codeLike = /^(?=.*\d)[\w./-]{4,}$/;
/** What a scanner sends: a symbology identifier, GS1 elements, or a link. */
const scannedLike = /^(?:\]\w|\(\d|https?:|[\u241D])/;

/**
 * Returns the action of Enter in a search box: an exact code or EAN opens its article, everything else is
 * searched. `looking` while a code is looked up; further typing, or leaving, cancels it.
 */
export function useSearchSubmit(text: string, search: (words: string) => void) {
  const navigate = useLocaleNavigate();
  const [looking, setLooking] = useState(false);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    return () => {
      latest.current = '';
    };
  }, [text]);
  const submit = async () => {
    const words = text.trim();
    if (!codeLike.test(words) && !scannedLike.test(words)) return search(words);
    setLooking(true);
    const found = await loadFindArticle()
      .then(({ findArticle }) => findArticle(words, AbortSignal.timeout(patience)))
      .catch(() => null);
    setLooking(false);
    if (latest.current !== text) return;
    if (found) navigate(found.path);
    else search(words);
  };
  return { submit, looking };
}
