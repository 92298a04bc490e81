/** The check digit of a GTIN (EAN, UPC): from the right, weights 3 and 1 by turns. */
function checkDigit(digits: number): number {
  let sum = 0;
  for (let rest = digits, weight = 3; rest > 0; rest = Math.floor(rest / 10), weight = 4 - weight)
    sum += (rest % 10) * weight;
  return (10 - (sum % 10)) % 10;
}

/** Codes of digits as numbers: the check digit is worked out again, leading zeros by the length. */
export const gtin = {
  /** 1 for a text that is no such code, else twice its length, one more when the check digit is right. */
  form(text: string): number {
    if (!/^\d{2,14}$/.test(text)) return 1;
    const right = checkDigit(Number(text.slice(0, -1))) === Number(text.at(-1));
    return text.length * 2 + Number(right);
  },

  number(text: string, form: number): number {
    return Number(form % 2 === 1 ? text.slice(0, -1) : text);
  },

  /** Writes the digits of a code, as ASCII, from a place on. */
  write(number: number, form: number, to: Uint8Array, at: number): void {
    const checked = form % 2;
    // Two halves, since small whole numbers are divided much faster.
    const high = Math.floor(number / 10_000_000);
    let low = number - high * 10_000_000;
    let sum = 0;
    let weight = 3;
    const end = at + (form >> 1) - checked;
    for (let place = end - 1; place >= at; place--) {
      if (end - place === 8) low = high;
      const tens = (low / 10) | 0;
      const digit = low - tens * 10;
      to[place] = 48 + digit;
      low = tens;
      sum += digit * weight;
      weight = 4 - weight;
    }
    if (checked === 1) to[end] = 48 + ((10 - (sum % 10)) % 10);
  },
};
