import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const fileOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));

/** The files of the fonts on paper: Inter, with the Latin, Greek and Cyrillic letters of all of Europe and of Vietnam. */
export const paperFonts = {
  regular: fileOf('400Regular/Inter_400Regular.ttf'),
  bold: fileOf('700Bold/Inter_700Bold.ttf'),
};

const font = openSync(paperFonts.regular);
const isKnown = (sign: string): boolean =>
  'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/**
 * A text in the letters that the fonts have. Spaces of all kinds are kept as spaces. A letter that they lack keeps its
 * base letter, and becomes a question mark without one.
 */
export function toPaper(text: string): string {
  const plain = text.normalize('NFC').replace(/[\p{Zs}\u2028\u2029]/gu, ' ');
  return [...plain].map((sign) => (isKnown(sign) || sign < ' ' ? sign : baseOf(sign))).join('');
}

function baseOf(sign: string): string {
  const base = [...sign.normalize('NFKD')].filter((one) => !/\p{M}/u.test(one));
  return base.length > 0 && base.every(isKnown) ? base.join('') : '?';
}
