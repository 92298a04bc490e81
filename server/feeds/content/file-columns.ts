import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import { languages } from '#shared/locales.ts';
import { type CellType, quote, text, Wrong } from '../cell-types.ts';
import { type Column, optional, type Row, required, type Tell } from '../feed-file.ts';
import type { NamedFile } from '../row-files.ts';

/** The name of a file in `files/`: letters of all languages, blanks, and usual signs. */
const fileName: CellType<string> = {
  sql: 'text',
  read: (cell) =>
    /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\w .,;&()+-]{0,150}\.\w{2,5}$/u.test(cell)
      ? cell
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is not the name of a file`),
};

/** A list in which each member has its place, so that some may be empty. */
function placesOf(member: CellType<string>): CellType<string[]> {
  return {
    sql: 'text[]',
    read(cell) {
      const values = cell.split('|').map((part) => part.trim() && member.read(part.trim(), 0));
      return values.find((value) => value instanceof Wrong) ?? (values as string[]);
    },
  };
}

const { text: longest, files: most } = contentFileLimits;

/** A title or an alternative text; it has no control characters. */
const shortText: CellType<string> = {
  sql: 'text',
  read: (cell) =>
    /\p{Cc}/u.test(cell)
      ? new Wrong('NOT_ALLOWED', 'holds control characters')
      : text(longest).read(cell, 0),
};

const texts = () => optional(placesOf(shortText), { to: null, empty: [] });

const altNames = ['altText', ...languages.map((language) => `altText.${language}`)];

/** The alternative texts of the pictures of a row. */
export const altColumns: Record<string, Column> = Object.fromEntries(
  altNames.map((name) => [name, texts()]),
);

/** The picture of a card. A file without the column says nothing about it. */
export const cardPicture = () => optional(fileName, { to: null, empty: '', absent: null });

const manyFiles = placesOf(fileName);

/** The files of an item with their titles, and the alternative texts of its pictures. */
export const fileColumns = {
  files: optional(manyFiles, { to: null, empty: [], absent: null }),
  fileTitles: texts(),
  ...altColumns,
};

/** As `fileColumns`, for items that have at least one file (N116). */
export const neededFileColumns = { ...fileColumns, files: required(manyFiles, { to: null }) };

const listOf = (row: Row, name: string): string[] =>
  Array.isArray(row[name]) ? (row[name] as string[]) : [];

/** The column of the picture of the card, and its name; undefined without one. */
const cardOf = (row: Row) =>
  ['file', 'placeholderFile']
    .map((column) => ({ column, name: row[column] }))
    .find(({ name }) => typeof name === 'string' && name !== '') as
    | { column: string; name: string }
    | undefined;

/** Refuses a file that is named twice, and titles and texts of no file. */
export function checkFiles(row: Row, tell: Tell): void {
  const names = listOf(row, 'files');
  const twice = names.find((name, nth) => names.indexOf(name) < nth);
  if (names.includes('')) tell('files', 'NOT_ALLOWED', 'has an empty member');
  else if (twice !== undefined) tell('files', 'NOT_ALLOWED', `names ${quote(twice)} twice`);
  if (names.length > most) tell('files', 'OUT_OF_RANGE', `has more than ${most} files`);
  const pictures = names.length + (cardOf(row) ? 1 : 0);
  for (const name of ['fileTitles', ...altNames])
    if (listOf(row, name).length > (name === 'fileTitles' ? names.length : pictures))
      tell(name, 'OUT_OF_RANGE', 'has more members than there are files');
}

/**
 * Returns the files that a row names, the picture of its card first; null when the CSV file has no column for them. A
 * picture without an alternative text has its title as one, or the title of the row (R126).
 */
export function listNamedFiles(row: Row): NamedFile[] | null {
  if (row.files === null && (row.file ?? null) === null && (row.placeholderFile ?? null) === null)
    return null;
  const card = cardOf(row);
  const titles = listOf(row, 'fileTitles');
  const files = listOf(row, 'files').map((name, nth) => ({
    column: 'files',
    name,
    title: titles[nth] ?? '',
  }));
  const all = [...(card ? [{ ...card, title: '' }] : []), ...files];
  return all.map((file, nth) => ({ ...file, alt: createAlt(row, nth, file.title) }));
}

/** Returns what a picture shows, by language. @param nth its place among the files of the row */
function createAlt(row: Row, nth: number, title: string): Record<string, string> {
  // The language may be unknown; the text is then shown in all that have none of their own.
  const own = String(row.language ?? 'en');
  const given = listOf(row, 'altText')[nth] || title;
  const others = languages.flatMap((language) => {
    const other = listOf(row, `altText.${language}`)[nth];
    const text = other || (given ? '' : row[`title.${language}`]);
    return typeof text === 'string' && text !== '' ? [[language, text] as const] : [];
  });
  return { ...Object.fromEntries(others), [own]: given || String(row.title) };
}
