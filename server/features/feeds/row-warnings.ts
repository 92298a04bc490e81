import { picture } from '#server/feeds/cell-types.ts';
import type { Entry, FeedFile, FileRun } from '#server/feeds/feed-file.ts';
import type { RowChecks } from './row-checks.ts';
import { similarCodes } from './similar-codes.store.ts';

/** Looks for what is taken but looks like a mistake: missing pictures, codes that differ only in case. */
export class RowWarnings {
  readonly #file: FeedFile;
  readonly #run: FileRun;
  readonly #checks: RowChecks;
  /** Each missing picture is named once, however many rows show it. */
  readonly #missing = new Set<string>();

  constructor(file: FeedFile, run: FileRun, checks: RowChecks) {
    this.#file = file;
    this.#run = run;
    this.#checks = checks;
  }

  async check(batch: Entry[]): Promise<void> {
    for (const [name, column] of Object.entries(this.#file.columns))
      if (column.type === picture)
        await this.#checkPictures(name, column.to ?? name, this.#file.pictureFolder ?? '', batch);
    await this.#file.warn?.(batch, this.#run);
  }

  async #checkPictures(name: string, to: string, folder: string, batch: Entry[]): Promise<void> {
    const { db, pictures, missingPictures, countMissingPicture } = this.#run;
    const known = await pictures(db);
    for (const { line, row } of batch) {
      const shown = row[to];
      if (typeof shown !== 'string' || known.has(folder + shown) || this.#missing.has(shown))
        continue;
      this.#missing.add(shown);
      if (!missingPictures.has(folder + shown)) countMissingPicture();
      missingPictures.add(folder + shown);
      const reason = `there is no picture "${folder}${shown}" in the feed or from an earlier one`;
      this.#run.warn(line, name, 'MISSING_PICTURE', reason);
    }
  }

  /** After the last batch has been written. */
  async finish(): Promise<void> {
    const { table, codeColumn } = this.#file;
    if (!codeColumn) return;
    const to = this.#file.columns[codeColumn]?.to ?? codeColumn;
    for (const { sorg, codes } of await similarCodes(this.#run.db, table, to)) {
      const known = codes.map((code) => ({ code, line: this.#checks.lineOf([sorg, code]) }));
      const inFeed = known.filter(({ line }) => line !== undefined);
      // Of two equal ones in the feed the later is reported, of one in the feed and one in the database
      // the one in the feed.
      inFeed.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      const other = known.find(({ line }) => line === undefined) ?? inFeed.shift();
      for (const { code, line = null } of inFeed) {
        const where = other?.line === undefined ? 'in the database' : `in line ${other.line}`;
        const reason = `"${code}" differs only in the case of letters from "${other?.code}" ${where}`;
        this.#run.warn(line, codeColumn, 'SIMILAR_CODE', reason);
      }
    }
  }
}
