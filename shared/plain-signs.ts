const signs: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
];

/** The text with the signs of a plain keyboard in place of those that telephones put in, and without ligatures. */
export function plainSigns(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  let plain = text.replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
  for (const [typographic, sign] of signs) plain = plain.replace(typographic, sign);
  return plain;
}
