/** Spaces that only separate groups of digits, as in 1 000. */
const groupBlank = /(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g;

/**
 * A text as keyboards write it: full-width letters and digits, dashes and blanks of other kinds made
 * ordinary, what cannot be seen left out. Tabs and line breaks stay. Digits of other scripts stay too:
 * they are refused later, not guessed.
 */
export function plainText(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  return (
    text
      .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(groupBlank, "'")
      .replace(/[’](?=\d{3})/g, "'")
      .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
      .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ' ')
  );
}
