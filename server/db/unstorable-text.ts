/** Invalid or untranslatable characters: NUL in a text, and in JSON. */
const characters = /^(22021|22P05)$/;
/** Any wrong text, in JSON also halves of a surrogate pair. */
const anyText = '22P02';

/**
 * Whether the database refused a text that it cannot keep: PostgreSQL takes neither NUL nor, in JSON,
 * halves of a surrogate pair. Then what was sent is wrong, and nothing of it was done.
 * @param sent what the caller sent, as it was read from JSON
 */
export function isUnstorableText(error: unknown, sent: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && characters.test(code)) return true;
  if (code === anyText && !holdsOnlyStorableText(sent)) return true;
  return isUnstorableText(error.cause, sent);
}

/**
 * Whether every text in a value read from JSON, names of fields included, can be kept. Written without
 * recursion, as a body may be nested deeply.
 */
export function holdsOnlyStorableText(sent: unknown): boolean {
  const open: unknown[] = [sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (Array.isArray(value)) for (const member of value) open.push(member);
    else if (value !== null && typeof value === 'object')
      for (const [name, member] of Object.entries(value)) open.push(name, member);
  }
  return true;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
