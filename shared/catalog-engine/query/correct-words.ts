/**
 * Whether two texts differ by at most so many letters added, left out, replaced, or swapped with
 * their neighbour; how many, or one more than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (most === 0) return Number(a !== b);
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    let least = i;
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
      if (cost < least) least = cost;
    }
    // Most words differ from the first letters on. A swap continues from the row before the last.
    if (least > most && leastBefore >= most) return most + 1;
    leastBefore = least;
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

function hasDoubles(word: string): boolean {
  for (let at = 1; at < word.length; at++)
    if (word.charCodeAt(at) === word.charCodeAt(at - 1)) return true;
  return false;
}

/** Returns a word with each doubled letter written once. */
function withoutDoubles(word: string): string {
  if (!hasDoubles(word)) return word;
  let single = '';
  for (let at = 0; at < word.length; at++) if (word[at] !== word[at - 1]) single += word[at];
  return single;
}

/**
 * Returns the words with the fewest letters different from a misspelt word. All doubled letters that were
 * left out or added count as one: `casete` is `cassette`.
 * @param texts lowercase; the words of names, brands, models, series and colours
 */
export function corrections(word: string, texts: Iterable<string>): string[] {
  const most = forgiven(word);
  if (most === 0) return [];
  const single = withoutDoubles(word);
  const isSingle = single === word;
  let least = most;
  let found = new Set<string>();
  for (const text of texts)
    for (const other of splitWords(text)) {
      let wrong = distance(word, other, least);
      // Without a further error they begin with the same letter.
      const maybe = wrong > 1 && (least > 1 || other.charCodeAt(0) === word.charCodeAt(0));
      if (maybe && !(isSingle && !hasDoubles(other)))
        wrong = Math.min(wrong, 1 + distance(single, withoutDoubles(other), least - 1));
      if (wrong < least) found = new Set();
      if (wrong <= least) {
        least = wrong;
        found.add(other);
      }
    }
  return [...found];
}
