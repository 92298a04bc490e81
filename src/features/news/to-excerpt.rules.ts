/** Letters of the beginning of a text on a card. */
const most = 200;

/** Letters of HTML that are read for them: a table has many marks between its words. */
const mostHtml = 4000;

/** A mark, also one that is cut off. */
const mark = /<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*>?/g;

/** The characters that the server writes as entities in the texts that it stores. */
const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * Returns the beginning of a text of HTML without its marks. The page's policy allows no parser of HTML without the
 * purifier, which is larger than the list.
 */
export function toExcerpt(html: string): string {
  // The ends of blocks would otherwise join the words on both sides.
  const words = html.slice(0, mostHtml).replace(mark, ' ');
  return words
    .replace(/&(#?\w+);/g, (entity, name: string) => letters[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?])/g, '')
    .trim()
    .slice(0, most);
}
