import { replaceChildren } from '#server/feeds/children.store.ts';
import type { Entry, FeedFile, FileRun } from '#server/feeds/feed-file.ts';
import type { Pair } from '#server/feeds/key-value-pair.ts';
import { languages } from '#shared/locales.ts';

/** Of so many translations of a feed it is remembered where they were given. */
const mostRemembered = 500_000;

interface CatalogText {
  sorg: unknown;
  text: string;
  language: string;
  translation: string;
}

interface PlacedText extends CatalogText {
  line: number;
  column: string;
}

/**
 * Keeps the translations that rows give of the catalog's texts: names, models, series, colors, specs. A
 * text has one translation in a language, however many rows it is in; the first of the feed is kept and
 * a different one is warned of. An empty cell says nothing.
 * @returns of how many rows at most that was new
 */
export async function writeCatalogTexts(
  file: FeedFile,
  batch: readonly Entry[],
  run: FileRun,
): Promise<number> {
  const wanted = new Map<string, CatalogText>();
  for (const { line, column, ...given } of batch.flatMap((entry) => listTexts(file, entry))) {
    const key = textKey(given);
    const known = run.texts.get(key);
    if (!known && run.texts.size < mostRemembered)
      run.texts.set(key, { translation: given.translation, file: file.name, line });
    const translation = known?.translation ?? given.translation;
    if (known && translation !== given.translation) {
      const reason = `"${given.text}" is "${given.translation}" here, but "${translation}" in ${known.file} line ${known.line}, which is taken`;
      run.warn(line, column, 'TWO_TRANSLATIONS', reason);
    }
    if (!wanted.has(key)) wanted.set(key, { ...given, translation });
  }
  if (wanted.size === 0) return 0;
  const texts = [...wanted.values()];
  const changed = await replaceChildren(run.db, {
    table: 'catalog_text',
    owner: ['sorg', 'text', 'language'],
    columns: { sorg: 'text', text: 'text', language: 'text', translation: 'text' },
    owners: texts.map(({ translation, ...owner }) => owner),
    // A text that stays the same needs no translation.
    children: texts
      .filter(({ text, translation }) => text !== translation)
      .map((one) => ({ ...one })),
  });
  return Math.min(changed, batch.length);
}

const textKey = ({ sorg, text, language }: CatalogText) => JSON.stringify([sorg, text, language]);

/** The translations of a row, those of specs line by line. */
function listTexts(file: FeedFile, { line, row }: Entry): PlacedText[] {
  return (file.catalogTexts ?? []).flatMap((name) => {
    const own = listWords(row[file.columns[name]?.to ?? name]);
    return languages.flatMap((language) => {
      const column = `${name}.${language}`;
      return listWords(row[column]).flatMap((translation, at) => {
        const text = own[at];
        return text ? [{ sorg: row.sorg, text, language, translation, line, column }] : [];
      });
    });
  });
}

function listWords(cell: unknown): string[] {
  if (Array.isArray(cell)) return (cell as Pair[]).flatMap(({ name, value }) => [name, value]);
  return typeof cell === 'string' ? [cell] : [];
}
