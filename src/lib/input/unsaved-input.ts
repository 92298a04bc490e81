import { useEffect } from 'react';

let unsaved = 0;

/** Whether a form on the page holds input that a reload would lose. */
export function hasUnsavedInput(): boolean {
  return unsaved > 0;
}

/** Says, while `dirty`, that this form holds input a reload would lose. */
export function useUnsavedInput(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    unsaved += 1;
    return () => {
      unsaved -= 1;
    };
  }, [dirty]);
}
