import { useEffect, useEffectEvent } from 'react';
import { noBurst, readKey } from './key-burst.rules.ts';
import { isSeparatorKey, separatorKey, typeSeparator } from './separator-key.ts';

const fields = 'input,textarea,select,[contenteditable]';

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(fields) !== null;
}

/**
 * Takes the codes that a keyboard scanner types while the focus is in no field; a field takes them itself.
 * @param onCode null to listen no longer
 */
export function useKeyboardScanner(onCode: ((code: string) => void) | null): void {
  const report = useEffectEvent((code: string) => onCode?.(code));
  const isListening = onCode !== null;
  useEffect(() => {
    if (!isListening) return;
    let burst = noBurst;
    const press = (event: KeyboardEvent) => {
      const isSeparator = isSeparatorKey(event);
      if (isSeparator && isField(event.target)) typeSeparator(event);
      const isShortcut = !isSeparator && (event.ctrlKey || event.metaKey || event.altKey);
      // A key that is held down comes as quickly as those of a scanner.
      if (isShortcut || event.repeat || isField(event.target)) {
        burst = noBurst;
        return;
      }
      const read = readKey(burst, isSeparator ? separatorKey : event.key, event.timeStamp);
      burst = read.burst;
      if (read.isTaken) {
        // Otherwise Enter would press the focused button, and letters would be shortcuts of the portal.
        event.preventDefault();
        event.stopPropagation();
      }
      if (read.code) report(read.code);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isListening]);
}

/** Lets a keyboard scanner write the separator of GS1 elements into any field of the page. */
export function useSeparatorKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSeparatorKey(event) && isField(event.target)) typeSeparator(event);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
