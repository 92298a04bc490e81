import type { Db } from '#server/db/database.ts';
import type { FeedFile, Row } from '#server/feeds/feed-file.ts';
import { removeRows } from './remove-rows.store.ts';
import { noteNamedKeys, openNamedKeys, removeUnnamed } from './replaced-rows.store.ts';
import { upsert } from './upsert.store.ts';

/**
 * Writes the rows of one file inside its transaction. Rows that are there already as they should be
 * are left alone and not counted, so that importing an unchanged feed reports no changes.
 */
export class RowWriter {
  readonly #db: Db;
  readonly #file: FeedFile;
  #hasNamed = false;

  constructor(db: Db, file: FeedFile) {
    this.#db = db;
    this.#file = file;
  }

  /** @returns how many rows were new, different or removed */
  async write(rows: readonly Row[]): Promise<number> {
    if (rows.length === 0) return 0;
    const file = this.#file;
    if (file.replacesRowsOf) {
      if (!this.#hasNamed) await openNamedKeys(this.#db, file);
      this.#hasNamed = true;
      await noteNamedKeys(this.#db, file, rows);
    }
    if (!file.removesInactive) return upsert(this.#db, file, rows);
    const isGone = ({ active }: Row) => active === false;
    const removed = await removeRows(this.#db, file, rows.filter(isGone));
    return (
      removed +
      (await upsert(
        this.#db,
        file,
        rows.filter((row) => !isGone(row)),
      ))
    );
  }

  /**
   * Ends the file: what its owners had besides the rows named in it is removed.
   * @returns how many rows were removed
   */
  async finish(): Promise<number> {
    const owner = this.#file.replacesRowsOf;
    if (!owner || !this.#hasNamed) return 0;
    return removeUnnamed(this.#db, this.#file, owner);
  }
}
