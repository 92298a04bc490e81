import { Readable } from 'node:stream';
import type { FeedFile } from '#server/feeds/feed-file.ts';
import type { Services } from '#server/graphql/feature.ts';
import { csvText } from '#server/lib/table-export.ts';
import { takeFreeName, type ZipEntry } from '#server/lib/zip-stream.ts';
import { openOriginal } from '../article-pictures/article-picture-files.ts';
import { type ExportedFile, type ExportedRow, exportedRows } from './exported-rows.store.ts';

type Parts = Pick<Services, 'db' | 'files' | 'jobs'>;

/**
 * Opens the CSV files of a sales organisation's content one after the other, and then, unless they are not wanted, the files
 * that they name in `files/`: a feed that can be imported again (docs/feeds.md). Deleted items are left out.
 */
export async function* exportContent(
  parts: Parts,
  feed: readonly FeedFile[],
  { sorg, withFiles }: { sorg: string; withFiles: boolean },
): AsyncGenerator<ZipEntry> {
  const files = new NamedFiles();
  for (const one of feed)
    yield { name: one.name, content: Readable.from(writeCsv(parts, one, sorg, files)) };
  if (!withFiles) return;
  for (const [name, { id, type, storedAt, removesPlace }] of files.named) {
    const opened = await openOriginal(parts, { fileId: id, type, place: storedAt, removesPlace });
    const isCompressed = /^(image|video)\//.test(type);
    if (opened) yield { name: `files/${name}`, content: opened.content, isCompressed };
  }
}

/** The names of files in `files/`. */
class NamedFiles {
  readonly named = new Map<string, ExportedFile>();
  readonly #used = new Set<string>();
  readonly #names = new Map<string, string>();

  /** Returns the name of a file: its own as the feed takes it, with a number where another file has it. */
  nameOf(file: ExportedFile): string {
    const content = `${file.hash}/${file.name}`;
    const known = this.#names.get(content);
    if (known !== undefined) return known;
    const clean = file.name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\w .,;&()+-]/gu, '_');
    const name = takeFreeName(this.#used, /^[\p{L}\p{N}_]/u.test(clean) ? clean : `_${clean}`);
    this.#names.set(content, name);
    this.named.set(name, file);
    return name;
  }
}

/** Writes a CSV file with the columns of the feed. */
async function* writeCsv(
  { db }: Parts,
  feed: FeedFile,
  sorg: string,
  files: NamedFiles,
): AsyncGenerator<Buffer> {
  const columns = Object.keys(feed.columns);
  yield Buffer.from(`\uFEFF${columns.join(',')}\r\n`);
  for await (const rows of exportedRows(db, feed, sorg)) {
    const lines = rows.map((row) => {
      const cells = { ...listTexts(feed, row), ...listFileCells(row, files) };
      return columns.map((name) => csvText(cells[name] ?? '')).join(',');
    });
    yield Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
  }
}

/** The cells of an item by the names of its columns, without those of its files. */
function listTexts({ columns }: FeedFile, { values, texts }: ExportedRow): Record<string, string> {
  const cells = Object.entries(columns).map(([name, { to }]) => {
    const [base = '', language] = name.split('.');
    const value = to === null ? texts[`${columns[base]?.to}.${language}`] : values[to];
    return [name, value ?? ''] as const;
  });
  return Object.fromEntries(cells);
}

/** The cells of an item's files; a list has an empty member for a file without a text. */
function listFileCells({ language, files }: ExportedRow, names: NamedFiles) {
  const card = files.find(({ place }) => place === 0);
  const others = files.filter(({ place }) => place > 0);
  const ordered = card ? [card, ...others] : others;
  const own = language ?? 'en';
  const languages = new Set(ordered.flatMap(({ alt }) => Object.keys(alt)));
  languages.delete(own);
  const altOf = (of: string) => joinTexts(ordered.map(({ alt }) => alt[of] ?? ''));
  const cardName = card ? names.nameOf(card) : '';
  return {
    file: cardName,
    placeholderFile: cardName,
    files: others.map((file) => names.nameOf(file)).join('|'),
    fileTitles: joinTexts(others.map(({ title }) => title)),
    altText: altOf(own),
    ...Object.fromEntries([...languages].map((other) => [`altText.${other}`, altOf(other)])),
  } as Record<string, string>;
}

/** A list of texts in one cell, whose members a bar separates; empty when all are. */
const joinTexts = (texts: readonly string[]): string =>
  texts.some(Boolean) ? texts.map((text) => text.replaceAll('|', '/')).join('|') : '';
