import type { Entry, FeedFile, FileRun, Reference, Row } from '#server/feeds/feed-file.ts';
import { KeySet } from '#server/feeds/key-set.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { type Name, takenRows, unknownNames } from './references.store.ts';
import { keyColumns } from './upsert.store.ts';

interface Forward {
  line: number;
  column: string;
  key: string;
  reason: string;
}

/** The checks against other rows: of the same file, and of the database. */
export class RowChecks {
  readonly #file: FeedFile;
  readonly #run: FileRun;
  readonly #keys = new KeySet();
  readonly #unique: Map<string, KeySet>;
  /** Sales organisations that are not there: whatever else is looked up in them is missing too. */
  readonly #unknownSorgs = new Set<string>();
  /** References to rows of the same file that had not been read yet. */
  #forward: Forward[] = [];

  constructor(file: FeedFile, run: FileRun) {
    this.#file = file;
    this.#run = run;
    this.#unique = new Map((file.unique ?? []).map((column) => [column, new KeySet()]));
  }

  /** Checks a batch, with one statement per reference and per unique column. */
  async check(batch: Entry[]): Promise<void> {
    this.#checkKeys(batch);
    for (const column of this.#unique.keys()) await this.#checkUnique(column, batch);
    for (const [name, column] of Object.entries(this.#file.columns))
      for (const reference of column.references)
        await this.#checkReference(name, column.to ?? name, reference, batch);
  }

  /** The line of a row of this file, by its key; undefined when the file has no such row. */
  lineOf(key: readonly unknown[]): number | undefined {
    return this.#keys.lineOf(toKey(key));
  }

  /** After the last batch: references to later rows of the same file. */
  finish(): void {
    for (const { line, column, key, reason } of this.#forward)
      if (!this.#keys.has(key)) this.#run.tell(line, column, 'UNKNOWN_REFERENCE', reason);
  }

  #checkKeys(batch: Entry[]): void {
    const columns = keyColumns(this.#file);
    for (const { line, row } of batch) {
      const values = columns.map((name) => row[name]);
      if (values.includes(undefined)) continue;
      const key = toKey(this.#file.caseless ? values.map((v) => toCaselessKey(String(v))) : values);
      const first = this.#keys.add(key, line);
      const column = this.#file.key.at(-1) ?? '';
      if (first)
        this.#run.tell(line, column, 'DUPLICATE_KEY', `same ${this.#keyName()} as line ${first}`);
    }
  }

  #keyName = () => this.#file.key.join(', ');

  async #checkUnique(column: string, batch: Entry[]): Promise<void> {
    const given = batch.filter(({ row }) => typeof row[column] === 'string' && row.sorg);
    const lines = this.#unique.get(column);
    for (const { line, row } of given) {
      const first = lines?.add(toKey([row.sorg, row[column]]), line);
      if (first) this.#run.tell(line, column, 'DUPLICATE_KEY', `same ${column} as line ${first}`);
    }
    const keys = keyColumns(this.#file).filter((name) => name !== 'sorg');
    const rows = given.map(({ row }) =>
      Object.fromEntries(['sorg', column, ...keys].map((name) => [name, row[name]])),
    );
    const taken = await takenRows(this.#run.db, this.#file.table, column, keys, rows);
    for (const { line, row } of taken.flatMap((position) => given[position] ?? []))
      this.#run.tell(line, column, 'DUPLICATE_KEY', `"${row[column]}" belongs to another row`);
  }

  async #checkReference(
    column: string,
    to: string,
    reference: Reference,
    batch: Entry[],
  ): Promise<void> {
    const wanted = new Map<string, { name: Name; lines: number[] }>();
    for (const { line, row } of batch) {
      if (row[to] === undefined || row[to] === null) continue;
      if (reference.bySorg && !reference.of && !row.sorg) continue;
      for (const name of listNames(row[to], row, reference)) {
        const key = toKey([name.sorg, name.name]);
        const known = wanted.get(key);
        if (known) known.lines.push(line);
        else wanted.set(key, { name, lines: [line] });
      }
    }
    const names = [...wanted.values()].map(({ name }) => name);
    for (const name of await unknownNames(this.#run.db, reference, names)) {
      const key = toKey([name.sorg, name.name]);
      const where = reference.bySorg ? ` in ${name.sorg}` : '';
      const reason = `there is no ${reference.label} "${name.name}"${where}`;
      const rowKey = reference.bySorg ? key : toKey([name.name]);
      const root = this.#findCause(reference, name);
      for (const line of wanted.get(key)?.lines ?? []) {
        const follows = root === 'sorg' ? { file: this.#file.name, line } : root;
        if (reference.table === this.#file.table)
          this.#forward.push({ line, column, key: rowKey, reason });
        else this.#run.tell(line, column, 'UNKNOWN_REFERENCE', reason, follows);
      }
    }
  }

  /**
   * Returns the cause of a missing name: a problem of a refused file, or the sales organisation of the
   * same row.
   */
  #findCause(reference: Reference, { sorg, name }: Name) {
    if (reference.table === 'sales_org') this.#unknownSorgs.add(name);
    if (!reference.bySorg || !this.#unknownSorgs.has(sorg))
      return this.#run.named.findCause(reference, sorg, name);
    const target = { table: 'sales_org', column: 'sorg' } as const;
    return this.#run.named.findCause(target, '', sorg) ?? 'sorg';
  }
}

const toKey = (values: readonly unknown[]) => JSON.stringify(values);

function listNames(value: unknown, row: Row, reference: Reference): Name[] {
  if (reference.of) return reference.of(value, row);
  const sorg = reference.bySorg ? String(row.sorg) : '';
  return [value].flat().map((name) => ({ sorg, name: String(name) }));
}
