import { corrections } from '#shared/catalog-engine/query/correct-words.ts';
import { folded } from '#shared/folded-text.ts';

/** A row with its text made ready, so that a key press only compares. */
export type Searchable<Row> = Row & { text: string };

/**
 * Makes rows ready to be searched; to be done once for a list, not at a key press.
 * @param fields the texts by which a row is found
 */
export function toSearchable<Row>(
  rows: readonly Row[],
  fields: (row: Row) => readonly (string | null | undefined)[],
): Searchable<Row>[] {
  return rows.map((row) => ({ ...row, text: folded(fields(row).filter(Boolean).join(' ')) }));
}

/**
 * Returns the rows that contain every word of the search, ignoring case and accents, in the list's
 * order. If there are none, a misspelt word matches the most similar words of the list.
 */
export function searchRows<Row>(
  rows: readonly Searchable<Row>[],
  search: string,
): readonly Searchable<Row>[] {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
  return found.length > 0 ? found : searchMisspelt(rows, words);
}

function searchMisspelt<Row>(
  rows: readonly Searchable<Row>[],
  words: readonly string[],
): readonly Searchable<Row>[] {
  const texts = rows.map(({ text }) => text);
  const meant = words.map((word) =>
    texts.some((text) => text.includes(word)) ? [word] : corrections(word, texts),
  );
  return rows.filter(({ text }) => meant.every((any) => any.some((word) => text.includes(word))));
}
