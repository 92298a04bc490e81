import { useEffect, useState } from 'react';
import { hasUnsavedInput } from '../input/unsaved-input.ts';

/** How often the page is looked at while something waits, in ms. */
const look = 1000;

/** After a press the page may be about to open something, whose code comes first; in ms. */
const calm = 1500;

/**
 * Whether a dialog or a menu of the bar is open, or the user is typing, or has typed something that only
 * the page holds.
 */
function isBusy(): boolean {
  // The button says at once that it opens a menu, whose code may still be under way.
  const open =
    '[role="dialog"][data-state="open"], header [aria-expanded="true"], nav [aria-expanded="true"]';
  if (document.querySelector(open)) return true;
  const at = document.activeElement;
  const typing = at?.closest('input,textarea,select,[contenteditable]');
  return Boolean(typing) || hasUnsavedInput();
}

/**
 * True from the first moment, at the earliest a second after it is wanted, at which something may
 * open over the page without getting between a person and their work, nor over what they have just
 * opened. It stays true while wanted.
 */
export function useQuietMoment(wanted: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!wanted) return setQuiet(false);
    if (quiet) return;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const notePress = () => {
      pressedAt = performance.now();
    };
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) addEventListener(press, notePress, true);
    const timer = setInterval(() => {
      const isCalm = performance.now() - pressedAt > calm;
      if (isCalm && !isBusy() && document.visibilityState === 'visible') setQuiet(true);
    }, look);
    return () => {
      clearInterval(timer);
      for (const press of presses) removeEventListener(press, notePress, true);
    };
  }, [wanted, quiet]);
  return wanted && quiet;
}
