/**
 * Whether two texts differ by at most so many letters added, left out, replaced, or swapped with
 * their neighbour; how many, or one more than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (now[j - 1] as number) + 1,
        (last[j - 1] as number) + Number(!same),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      now.push(cost);
    }
    before = last;
    last = now;
  }
  return Math.min(last[b.length] as number, most + 1);
}

/** How many letters may be wrong in a word; none in short ones and in anything but letters. */
export function forgiven(word: string): number {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the words of a text that can be corrections of misspelt words: runs of letters. */
export function splitWords(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/**
 * Returns the words with the fewest letters different from a misspelt word.
 * @param texts lowercase; the words of names, brands, models, series and colours
 */
export function corrections(word: string, texts: Iterable<string>): string[] {
  const most = forgiven(word);
  if (most === 0) return [];
  let least = most;
  let found = new Set<string>();
  for (const text of texts)
    for (const other of splitWords(text)) {
      const wrong = distance(word, other, least);
      if (wrong < least) found = new Set();
      if (wrong <= least) {
        least = wrong;
        found.add(other);
      }
    }
  return [...found];
}
