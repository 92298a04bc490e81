// A keyboard scanner types a code as keys in quick succession and ends it with Enter or Tab. The pace
// distinguishes it from a person. A burst is kept as text with the time of its last key; keys that type nothing, such
// as Shift, do not change it.

/** The longest time between two keys of a scanner, in ms; those with Bluetooth need up to about 60. */
const longestGap = 80;
/** A shorter burst comes from a person who types quickly. */
const fewestCharacters = 4;

export interface KeyBurst {
  text: string;
  /** When the last key came, in ms. */
  at: number;
}

export const noBurst: KeyBurst = { text: '', at: Number.NEGATIVE_INFINITY };

export interface ReadKey {
  burst: KeyBurst;
  /** The code when this key ended one, else null. */
  code: string | null;
  /** Whether the key is one of a scanner's, and should do nothing else on the page. */
  isTaken: boolean;
}

/**
 * Adds a key to a burst.
 * @param key as in `KeyboardEvent.key`
 * @param at time of the key in ms
 */
export function readKey(burst: KeyBurst, key: string, at: number): ReadKey {
  const isQuick = at - burst.at <= longestGap;
  if (key.length === 1) {
    const text = isQuick ? burst.text + key : key;
    return { burst: { text, at }, code: null, isTaken: text.length > 1 };
  }
  if (key !== 'Enter' && key !== 'Tab') return { burst, code: null, isTaken: false };
  const code = burst.text.trim();
  if (!isQuick || code.length < fewestCharacters)
    return { burst: noBurst, code: null, isTaken: false };
  return { burst: noBurst, code, isTaken: true };
}
