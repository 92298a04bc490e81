import { type RefObject, useEffect, useState } from 'react';

/** Units that may be left below before the arrow shows (C059). */
const threshold = 30;

/** Whether more than 30 units are left below what a scrolled box shows (B107). */
export function hasMoreBelow(box: {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight > threshold;
}

/**
 * Follows whether more is below in the box that scrolls `content`, and scrolls on by most of a
 * screen.
 */
export function useMoreBelow(content: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const box = content.current?.parentElement;
    if (!box || !content.current) return;
    const look = () => setMore(hasMoreBelow(box));
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    sizes.observe(content.current);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [content]);
  const scrollOn = () => {
    const box = content.current?.parentElement;
    box?.scrollBy({ top: box.clientHeight * 0.8, behavior: 'smooth' });
  };
  return [more, scrollOn];
}
