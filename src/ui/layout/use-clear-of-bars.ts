import { type RefObject, useLayoutEffect } from 'react';
import { actionBars, heightAboveBars } from './bottom-bar.ts';

/** Keeps an element along the lower edge of the window clear of the bars there while it has something to show. */
export function useClearOfBars(ref: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const place = () => {
      const element = ref.current;
      if (element) element.style.bottom = `${heightAboveBars(element.offsetHeight)}px`;
    };
    place();
    // A page that grows or shrinks moves its bar without changing the bar's size.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(place) : null;
    sizes?.observe(document.body);
    if (ref.current) sizes?.observe(ref.current);
    const leaveBars = actionBars.subscribe(place);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      sizes?.disconnect();
      leaveBars();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [ref, shown]);
}
