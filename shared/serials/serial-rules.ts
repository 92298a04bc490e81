import { mostSerialCharacters } from './parse-serial.ts';

/** The requirements of a sales organisation for the bikes of a brand, a row of `serial_rules.csv`. */
export interface SerialRule {
  brand: string;
  /** The most characters of a frame number; null for 30. */
  maxLength: number | null;
  /** The form of a frame number in its normal form; null for any. */
  pattern: string | null;
  /** Months of warranty; null where none is promised. */
  warrantyMonths: number | null;
  warrantyFrom: 'sale' | 'production';
  /** Days after the sale within which it has to be registered. */
  registerWithinDays: number;
  /** Whether a bike should be inspected before it is sold. */
  pdiNeeded: boolean;
}

/** The rule of a brand that has none. */
export const defaultRule: Omit<SerialRule, 'brand'> = {
  maxLength: null,
  pattern: null,
  warrantyMonths: null,
  warrantyFrom: 'sale',
  registerWithinDays: 90,
  pdiNeeded: false,
};

/** Returns the rule of a brand, whatever the case of its letters. */
export function getRule(rules: readonly SerialRule[], brand: string): SerialRule {
  const found = rules.find((rule) => rule.brand.toLowerCase() === brand.toLowerCase());
  return found ?? { brand, ...defaultRule };
}

const atom = String.raw`(?:\\d|\[(?:[A-Z0-9](?:-[A-Z0-9])?)+\]|[A-Z0-9])`;
const fixed = String.raw`\{\d{1,2}\}`;
const open = String.raw`(?:\?|\{\d{1,2},\d{1,2}\})`;
const alternative = new RegExp(`^(?:${atom}(?:${fixed}|${open})?)+$`);
/** Alternatives with more open lengths would take long to compare. */
const mostOpenLengths = 3;

/**
 * Whether a text is a pattern that is quick to compare on every device: letters, digits, `\d` and classes such as
 * `[A-Z0-9]`, each possibly followed by `?`, `{n}` or `{n,m}`, and `|` between alternatives.
 */
export function isSerialPattern(text: string): boolean {
  const alternatives = text.split('|');
  const isQuick = alternatives.every(
    (one) =>
      alternative.test(one) && (one.match(new RegExp(open, 'g')) ?? []).length <= mostOpenLengths,
  );
  if (!isQuick || text.length > 200) return false;
  try {
    toRegExp(text);
    return true;
  } catch {
    // A class such as [Z-A], or a length such as {3,2}.
    return false;
  }
}

const toRegExp = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Whether a number in normal form has the length and the form that the brand's frames have. */
export function fitsRule(normal: string, { maxLength, pattern }: SerialRule): boolean {
  if (normal.length > (maxLength ?? mostSerialCharacters)) return false;
  return pattern === null || toRegExp(pattern).test(normal);
}

/**
 * Checks a frame number that the reader's register lacks.
 * @param normal the number in normal form
 * @param rules those of all brands that the sales organisation sells, also the default ones (`getRule`)
 * @returns FRAME_TOO_LONG when it is longer than the numbers of any brand (M050), FRAME_NOT_OURS when it has the
 *   form of none of them (M051), null when only the distributor's register can tell
 */
export function checkUnknownFrame(
  normal: string,
  rules: readonly SerialRule[],
): 'FRAME_TOO_LONG' | 'FRAME_NOT_OURS' | null {
  const lengths = rules.map(({ maxLength }) => maxLength ?? mostSerialCharacters);
  const most = lengths.length > 0 ? Math.max(...lengths) : mostSerialCharacters;
  if (normal.length > most) return 'FRAME_TOO_LONG';
  return rules.length === 0 || rules.some((rule) => fitsRule(normal, rule))
    ? null
    : 'FRAME_NOT_OURS';
}
