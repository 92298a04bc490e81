const plain: Record<string, string> = { '"': '', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Turns a name into what a URL or a file name takes: `Ridge 500, Deep Sea` is `ridge-500-deep-sea`. */
export function slugOf(...words: (string | number)[]): string {
  return words
    .join(' ')
    .toLowerCase()
    .replace(/["äöüß]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
