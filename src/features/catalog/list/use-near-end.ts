import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `more` when the marked end of a list comes within a window's height, once the user has begun to
 * scroll: an untouched page loads no more than it shows.
 * @param length of the list; each time it grows the end is checked again
 */
export function useNearEnd(
  active: boolean,
  length: number,
  more: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has its end elsewhere
  useEffect(() => {
    if (!active) return;
    let watch: IntersectionObserver | null = null;
    const begin = () => {
      if (!end.current) return;
      watch = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) more();
        },
        { rootMargin: '0px 0px 100% 0px' },
      );
      watch.observe(end.current);
    };
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      watch?.disconnect();
    };
  }, [active, length, more]);
  return end;
}
