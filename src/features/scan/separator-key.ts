// Keyboard scanners type the separator of GS1 elements (GS) as Ctrl and ], or as F8, because no keyboard has it.

/** How the separator is written where it can be seen; shared/scanned-code reads it. */
export const separatorKey = '\u241D';

/** Whether a key is the separator that a scanner types. */
export const isSeparatorKey = ({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey &&
    !altKey &&
    !metaKey &&
    (key === ']' || key === '\u001D' || code === 'BracketRight')) ||
  key === 'F8';

/** Writes the separator into the field with the focus, which ignores the key itself. */
export function typeSeparator(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  // The only way that also tells the owner of the field, as a key does.
  document.execCommand('insertText', false, separatorKey);
}
