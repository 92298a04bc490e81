import { useEffect, useState } from 'react';
import { hasUnsavedInput } from '../input/unsaved-input.ts';

/** How often the page is looked at while something waits, in ms. */
const look = 1000;

/**
 * Whether a dialog or a menu of the bar is open, or the user is typing, or has typed something that only
 * the page holds.
 */
function isBusy(): boolean {
  const open = '[role="dialog"][data-state="open"], header [aria-expanded="true"]';
  if (document.querySelector(open)) return true;
  const at = document.activeElement;
  const typing = at?.closest('input,textarea,select,[contenteditable]');
  return Boolean(typing) || hasUnsavedInput();
}

/**
 * True from the first moment, at the earliest a second after it is wanted, at which something may
 * open over the page without getting between a person and their work. It stays true while wanted.
 */
export function useQuietMoment(wanted: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!wanted) return setQuiet(false);
    if (quiet) return;
    const timer = setInterval(() => {
      if (!isBusy() && document.visibilityState === 'visible') setQuiet(true);
    }, look);
    return () => clearInterval(timer);
  }, [wanted, quiet]);
  return wanted && quiet;
}
