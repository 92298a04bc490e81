/** The check digit that belongs to the digits before it (EAN-8, EAN-13, UPC-A). */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++)
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is an EAN-8, UPC-A or EAN-13 whose check digit is right. */
export function isEan(text: string): boolean {
  return /^(\d{8}|\d{12,13})$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** Whether a text is an EAN-8, UPC-A, EAN-13 or GTIN-14 (ITF-14, GS1-128) whose check digit is right. */
export function isGtin(text: string): boolean {
  const isGtin14 = text.length === 14 && /^\d{14}$/.test(text);
  return isGtin14 ? checkDigit(text.slice(0, -1)) === Number(text.at(-1)) : isEan(text);
}

/** Returns a GTIN without the zeros that fill a GTIN-14 up to its length: the EAN-13 or EAN-8 that it is. */
export function shortenGtin(gtin: string): string {
  if (!gtin.startsWith('0') || gtin.length !== 14) return gtin;
  return gtin.startsWith('000000') ? gtin.slice(6) : gtin.slice(1);
}

/** Returns the EAN-13 of the pieces in a carton, by its GTIN-14; null for a GTIN-14 of single pieces. */
export function getCartonContent(gtin: string): string | null {
  if (!isGtin(gtin) || gtin.length !== 14 || gtin.startsWith('0') || gtin.startsWith('9'))
    return null;
  const digits = gtin.slice(1, -1);
  return digits + checkDigit(digits);
}

/**
 * A code as it is looked up: a UPC-A becomes the EAN-13 with a 0 in front that it is; anything else
 * stays as it is.
 */
export function normalEan(text: string): string {
  const code = text.trim();
  return code.length === 12 && isEan(code) ? `0${code}` : code;
}

/** Whether two texts are the same code, one perhaps as UPC-A and the other as EAN-13. */
export function sameEan(a: string, b: string): boolean {
  return normalEan(a) === normalEan(b);
}

/**
 * Returns the UPC-A of an 8-digit UPC-E; null when it is none. Its digits are the number system (0 or 1),
 * six digits of which the last says where zeros were left out, and the check digit.
 */
export function upcEtoUpcA(code: string): string | null {
  const match = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code);
  if (!match) return null;
  const [, system, a, b, c, d, e, last, check] = match as unknown as string[];
  const n = Number(last);
  const middle =
    n <= 2
      ? `${a}${b}${last}0000${c}${d}${e}`
      : n === 3
        ? `${a}${b}${c}00000${d}${e}`
        : n === 4
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const whole = `${system}${middle}${check}`;
  return isEan(whole) ? whole : null;
}
