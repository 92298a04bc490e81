import type { ArticleRow, RangeNames } from '../row-types.ts';

/** Gives a text of the catalog in one language. */
export type TextReader = (text: string) => string;

const separator = ', ';
const same: TextReader = (text) => text;

/** The translations of a snapshot by language, each made when a reader of the language first asks. */
const made = new WeakMap<NonNullable<RangeNames['texts']>, Map<string, TextReader>>();

/**
 * Reads the texts of a snapshot in the reader's language: a text has its own translation, or that of its
 * parts ("Trail 5, Red"), or stays as the distributor wrote it. The server does the same for carts and
 * orders (`text_in` in the database).
 * @param locale such as `de` or `en-us`
 */
export function createTextReader({ texts }: Pick<RangeNames, 'texts'>, locale: string): TextReader {
  if (!texts) return same;
  const language = locale.slice(0, 2).toLowerCase();
  const byLanguage = made.get(texts) ?? new Map<string, TextReader>();
  made.set(texts, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const translated = new Map(
    texts.flatMap(({ text, names }) => {
      const translation = names[language];
      return translation === undefined ? [] : [[text, translation] as const];
    }),
  );
  const read: TextReader = (text) =>
    translated.get(text) ??
    text
      .split(separator)
      .map((part) => translated.get(part) ?? part)
      .join(separator);
  const result = translated.size > 0 ? read : same;
  byLanguage.set(language, result);
  return result;
}

type Named = Pick<ArticleRow, 'name' | 'model' | 'serie'>;

type Article = Pick<ArticleRow, 'color' | 'frame_size' | 'wheel_size'>;

/** An article with its names, color and sizes in a language; its codes and brand are the same in all. */
export function translateArticle<Row extends Named & Article>(row: Row, read: TextReader): Row {
  const readOrNull = (text: string | null) => (text === null ? null : read(text));
  return {
    ...translateNames(row, read),
    color: readOrNull(row.color),
    frame_size: readOrNull(row.frame_size),
    wheel_size: readOrNull(row.wheel_size),
  };
}

/** An article or a model with its name, model and serie in a language. */
export function translateNames<Row extends Named>(row: Row, read: TextReader): Row {
  return { ...row, name: read(row.name), model: read(row.model), serie: read(row.serie) };
}
