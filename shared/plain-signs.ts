/** The signs that telephones and word processors put in, by the sign of a plain keyboard they stand for. */
const singles = {
  "'": '\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4',
  '"': '\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
  ' ': '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
};

const plainOf = new Map(
  Object.entries(singles).flatMap(([plain, signs]) =>
    Array.from(signs, (sign): [string, string] => [sign, plain]),
  ),
);
/**
 * The text with the signs of a plain keyboard in place of those that telephones put in, and without ligatures. The
 * function search_text of the database knows the same signs (migration 0190); a test holds both equal.
 */
export function plainSigns(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const plain = Array.from(text, (sign) => plainOf.get(sign) ?? sign).join('');
  return plain.replace(/[\u2026\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'));
}
