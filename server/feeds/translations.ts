import { languages } from '#shared/locales.ts';
import { replaceChildren } from './children.store.ts';
import type { FeedFile, FileRun, Row } from './feed-file.ts';

/**
 * Makes the texts of the rows' language columns their only translations.
 * @returns of how many rows that was changed
 */
export async function writeTranslations(
  file: FeedFile,
  rows: readonly Row[],
  { db }: Pick<FileRun, 'db'>,
): Promise<number> {
  const names = file.translated;
  if (!names) return 0;
  const key = file.columns[file.key.at(-1) ?? '']?.to ?? '';
  const { translatedBy = (row: Row) => row[key] } = file;
  const owner = (row: Row) => ({ sorg: row.sorg, entity: file.table, id: translatedBy(row) });
  return replaceChildren(db, {
    table: 'translation',
    owner: ['sorg', 'entity', 'id'],
    columns: Object.fromEntries(
      ['sorg', 'entity', 'id', 'field', 'language', 'text'].map((name) => [name, 'text']),
    ),
    owners: rows.map(owner),
    children: rows.flatMap((row) =>
      names.flatMap((name) =>
        languages.flatMap((language) => {
          const text = row[`${name}.${language}`];
          const field = file.columns[name]?.to ?? name;
          return typeof text === 'string' ? [{ ...owner(row), field, language, text }] : [];
        }),
      ),
    ),
  });
}
