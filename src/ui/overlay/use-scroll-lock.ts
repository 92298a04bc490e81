import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling, without the jump of a vanishing scroll bar. */
export function useScrollLock(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const { style } = document.body;
    if (locks++ === 0) {
      const bar = window.innerWidth - document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (bar > 0) style.paddingRight = `${bar}px`;
    }
    return () => {
      if (--locks > 0) return;
      style.overflow = '';
      style.paddingRight = '';
    };
  }, [on]);
}
