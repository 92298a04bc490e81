import type { DB } from '#server/db/generated/tables.ts';
import type { Entry, FeedFile, NamedInRefusedFiles, Reference } from './feed-file.ts';
import type { FileReport, Place } from './import-report.ts';
import { KeySet } from './key-set.ts';

/** A column that rows of other files name rows by. */
export type Target = Pick<Reference, 'table' | 'column' | 'bySorg'>;

/** The columns that files refer to, each once. */
export function referencedColumns(files: readonly FeedFile[]): Target[] {
  const all = files.flatMap((file) =>
    Object.values(file.columns).flatMap(({ references }) => references),
  );
  const targets = new Map(all.map((target) => [`${target.table}.${target.column}`, target]));
  return [...targets.values(), { table: 'order_line', column: 'order_no', bySorg: true }];
}

interface NamedFile {
  sets: { target: Target; keys: KeySet }[];
  /** False when something in the file ended the reading of it. */
  wasReadWhole: boolean;
  /** Only of a refused file. */
  report?: FileReport;
}

/**
 * Remembers what the refused files of a feed named. A row that refers to one of their rows is wrong only
 * because the file was refused: such problems follow from others, which a person should mend first.
 */
export class NamedRows implements NamedInRefusedFiles {
  readonly #targets: readonly Target[];
  readonly #files = new Map<keyof DB, NamedFile>();

  constructor(targets: readonly Target[]) {
    this.#targets = targets;
  }

  begin({ table }: FeedFile): void {
    const sets = this.#targets
      .filter((target) => target.table === table)
      .map((target) => ({ target, keys: new KeySet() }));
    this.#files.set(table, { sets, wasReadWhole: false });
  }

  note({ table }: FeedFile, batch: readonly Entry[]): void {
    for (const { target, keys } of this.#files.get(table)?.sets ?? [])
      for (const { line, row } of batch) {
        const value = row[target.column];
        if (typeof value === 'string') keys.add(toKey(target, String(row.sorg ?? ''), value), line);
      }
  }

  /** @param wasReadWhole false when something in the file ended the reading of it */
  end({ table }: FeedFile, report: FileReport, wasReadWhole: boolean): void {
    const file = this.#files.get(table);
    if (!file || !report.refused) this.#files.delete(table);
    else Object.assign(file, { report, wasReadWhole });
  }

  /** The problem that keeps a row from being there, when its file was refused; undefined otherwise. */
  findCause({ table, column }: Pick<Target, 'table' | 'column'>, sorg: string, name: string) {
    const file = this.#files.get(table);
    if (!file?.report) return undefined;
    const set = file.sets.find(({ target }) => target.column === column);
    const line = set?.keys.lineOf(toKey(set.target, sorg, name));
    if (line === undefined && file.wasReadWhole) return undefined;
    return file.report.findCause(line) satisfies Place | undefined;
  }
}

const toKey = ({ bySorg }: Target, sorg: string, name: string) =>
  JSON.stringify([bySorg ? sorg : '', name]);
