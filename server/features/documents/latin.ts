/** Signs of the fonts' character set beyond Latin-1. */
const known = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * The text in the letters the built-in fonts have. Spaces of all kinds are kept as spaces, and the
 * minus sign, which the fonts lack, is a hyphen.
 */
export function latin(text: string): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[\p{Zs}\u2028\u2029]/gu, ' ')
      .replace(/−/g, '-'),
  ]
    .map((sign) => (sign <= 'ÿ' || known.has(sign) ? sign : '?'))
    .join('');
}
