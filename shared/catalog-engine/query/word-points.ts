// How well a word of a search is met, in points: a whole word counts more than the beginning of one, that
// more than letters within one. All comparing is of searchable texts (search-words.ts).

/** How a part occurs in a text, by its best occurrence. */
export const placement = { none: 0, inside: 1, begins: 2, whole: 3 } as const;
export type Placement = (typeof placement)[keyof typeof placement];

/** Points by placement. */
export type Points = readonly [none: 0, inside: number, begins: number, whole: number];

export const points = {
  name: [0, 10, 24, 40],
  /** Brand, model, series and color. */
  value: [0, 8, 22, 36],
  /** Frame size and wheel size. */
  size: [0, 3, 14, 44],
  category: [0, 10, 24, 34],
  code: [0, 4, 60, 80],
} as const satisfies Record<string, Points>;

/**
 * Points of a synonym of the typed word, in any column. A whole one counts more than the beginning of another word:
 * `Rantai` is a chain, `Chainring` is none.
 */
const synonymPoints: Points = [0, 0, 12, 28];
/** More for an article whose category is called by the word: chains before what only fits them. */
export const categoryBonus = 12;
/** More for an article whose name begins with all that was typed. */
export const beginningBonus = 20;
/** More for the article of a code that was typed: before all others. */
export const exactBonus = 10_000;

/** Parts of codes shorter than this occur in too many codes to be significant. */
export const shortestCode = 4;
/** Shorter synonyms only match whole words. */
export const shortestBeginning = 4;
/** Endings of plurals are no longer. */
const longestEnding = 2;

/** Sizes and numbers tell variants apart, so that they count double. */
export function weightOf(word: string): number {
  return /\d/.test(word) || /^(x{0,4}[sl]|m)$/i.test(word) ? 2 : 1;
}

/** A letter or digit, in small letters as all texts are here. */
function isLetter(code: number): boolean {
  if (code <= 127) return (code >= 97 && code <= 122) || isDigit(code);
  return /[\p{L}\p{N}\p{Cs}]/u.test(String.fromCharCode(code));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether `27.5` goes on over its point, seen from the digit before or after it. */
function joinsNumber(text: string, point: number): boolean {
  const code = text.charCodeAt(point);
  return (
    (code === 46 || code === 44) &&
    isDigit(text.charCodeAt(point - 1)) &&
    isDigit(text.charCodeAt(point + 1))
  );
}

const isBreak = (text: string, at: number) =>
  !isLetter(text.charCodeAt(at)) && !joinsNumber(text, at);

/**
 * Returns how a part occurs in a text.
 * @param part not empty
 */
function findPlacement(text: string, part: string): Placement {
  let best: Placement = placement.none;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    const begins = at === 0 || isBreak(text, at - 1);
    if (begins && (end === text.length || isBreak(text, end))) return placement.whole;
    if (begins) best = placement.begins;
    else if (best === placement.none) best = placement.inside;
  }
  return best;
}

/** Two or three digits occur in most EANs, so they are not significant there. */
export function isShortNumber(word: string): boolean {
  return word.length < shortestCode && /^\d+$/.test(word);
}

/** Whether a category is called by a word, but for the ending of its plural. */
export function isCalled(category: string, part: string): boolean {
  return category.split(/[^\p{L}\d]+/u).some((word) => {
    return word.startsWith(part) && word.length - part.length <= longestEnding;
  });
}

/** A word that was typed, in the forms it may be found in. */
export interface WordForms {
  /** In its spellings. */
  typed: readonly string[];
  /** Synonyms of the word, in all their spellings. */
  synonyms: readonly string[];
}

/** The points of a searchable text for a word. */
export function scoreText(text: string, { typed, synonyms }: WordForms, by: Points): number {
  let most = 0;
  for (const form of typed) most = Math.max(most, by[findPlacement(text, form)]);
  for (const form of synonyms) {
    const found = findPlacement(text, form);
    if (found === placement.begins && form.length < shortestBeginning) continue;
    most = Math.max(most, synonymPoints[found]);
  }
  return most;
}
