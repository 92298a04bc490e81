import type { Steps } from '../cooperative-steps.ts';
import { findRuns, type Keep } from './find-runs.ts';
import { lazily, listUnmade } from './lazy-columns.ts';
import type { Names, Repeated, Run, Shape, Table } from './table.ts';
import type { Texts } from './texts.ts';

/**
 * Merges several tables into one by `no`: rows replace those of earlier tables, `removed` deletes them.
 * Whole runs of rows are copied, so merging a small table into a large one costs little. Columns are
 * merged on first use; until all are, the tables stay in memory.
 * @param keep which rows are kept; all by default
 */
export function merged(tables: readonly Table[], shape: Shape, keep?: Keep): Table {
  const runs = findRuns(tables, keep);
  const last = runs.at(-1);
  const count = last ? last.at + last.length : 0;
  const column = <C>(of: (table: Table) => C) => tables.map(of);
  return {
    nos: mergedValues(
      column((table) => table.nos),
      runs,
      new Uint32Array(count),
    ),
    removed: new Uint32Array(),
    texts: lazily([...shape.texts, ...shape.digits], (name) =>
      mergedTexts(
        column((table) => table.texts[name] as Texts),
        runs,
        count,
      ),
    ),
    repeated: lazily(shape.repeated, (name) =>
      mergedRepeated(
        column((table) => table.repeated[name] as Repeated),
        runs,
        count,
        !shape.shown.includes(name),
      ),
    ),
    numbers: lazily(shape.numbers, (name) =>
      mergedValues(
        column((table) => table.numbers[name] as Float64Array),
        runs,
        new Float64Array(count),
      ),
    ),
    names: lazily(shape.named ? ['name'] : [], (name) =>
      mergedNames(
        column((table) => table.names[name] as Names),
        runs,
        count,
      ),
    ),
    parts: { tables, runs },
  };
}

/** Merges the remaining columns, one in each step, and releases their sources. */
export function* completeSteps(table: Table): Steps<void> {
  const { texts, repeated, numbers, names } = table;
  for (const columns of [texts, repeated, numbers, names] as Record<string, unknown>[])
    for (const name of listUnmade(columns)) if (columns[name]) yield;
  table.parts = null;
}

/** The table and place a row comes from: of a merged table whose columns have not all been made. */
export function findSource(table: Table, row: number): { table: Table; row: number } {
  if (!table.parts) return { table, row };
  const { tables, runs } = table.parts;
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle] as Run).at <= row) low = middle;
    else high = middle - 1;
  }
  const run = runs[low] as Run;
  return findSource(tables[run.table] as Table, run.from + row - run.at);
}

function mergedValues<Values extends Float64Array | Uint32Array>(
  columns: readonly Values[],
  runs: readonly Run[],
  all: Values,
): Values {
  for (const { table, from, length, at } of runs)
    all.set((columns[table] as Values).subarray(from, from + length), at);
  return all;
}

function mergedTexts(columns: readonly Texts[], runs: readonly Run[], count: number): Texts {
  const starts = new Uint32Array(count + 1);
  const missing = new Uint8Array(count);
  const parts: string[] = [];
  let total = 0;
  for (const { table, from, length, at } of runs) {
    const column = columns[table] as Texts;
    const begin = column.starts[from] as number;
    const end = column.starts[from + length] as number;
    parts.push(column.text.slice(begin, end));
    for (let row = 0; row < length; row++)
      starts[at + row] = (column.starts[from + row] as number) - begin + total;
    missing.set(column.missing.subarray(from, from + length), at);
    total += end - begin;
  }
  starts[count] = total;
  return { text: parts.join(''), starts, missing };
}

/**
 * The values of all tables, and by table the number of each of its values in them; null for the first
 * table, whose values keep their numbers.
 * @param shared whether equal values of several tables must have the same number
 */
function common<Value>(lists: readonly (readonly Value[])[], first: Value[], shared: boolean) {
  const values = [...(lists[0] ?? first)];
  const known = new Map<Value, number>();
  if (shared && lists.length > 1)
    for (let id = 0; id < values.length; id++) known.set(values[id] as Value, id);
  const numbers = lists.map((list, table) => {
    if (table === 0) return null;
    const mine = new Uint32Array(list.length);
    for (let local = 0; local < list.length; local++) {
      const value = list[local] as Value;
      let id = shared ? known.get(value) : value === null ? 0 : undefined;
      if (id === undefined) {
        id = values.length;
        values.push(value);
        if (shared) known.set(value, id);
      }
      mine[local] = id;
    }
    return mine;
  });
  return { values, numbers };
}

/** The numbers of a run, in those of the merged table. */
function renumber(
  ids: Uint32Array,
  numbers: Uint32Array | null,
  to: Uint32Array,
  at: number,
): void {
  if (!numbers) to.set(ids, at);
  else
    for (let row = 0; row < ids.length; row++) to[at + row] = numbers[ids[row] as number] as number;
}

function mergedRepeated(
  columns: readonly Repeated[],
  runs: readonly Run[],
  count: number,
  shared: boolean,
): Repeated {
  const lists = columns.map(({ values }) => values);
  const { values, numbers } = common<string | null>(lists, [null], shared);
  const ids = new Uint32Array(count);
  for (const { table, from, length, at } of runs) {
    const own = (columns[table] as Repeated).ids.subarray(from, from + length);
    renumber(own, numbers[table] as Uint32Array | null, ids, at);
  }
  return { ids, values };
}

function mergedNames(columns: readonly Names[], runs: readonly Run[], count: number): Names {
  const starts = new Uint32Array(count + 1);
  let total = 0;
  for (const { table, from, length, at } of runs) {
    const { starts: own } = columns[table] as Names;
    const shift = total - (own[from] as number);
    for (let row = 0; row < length; row++) starts[at + row] = (own[from + row] as number) + shift;
    total = (own[from + length] as number) + shift;
  }
  starts[count] = total;
  const { values: words, numbers } = common<string>(
    columns.map((names) => names.words),
    [],
    true,
  );
  const ids = new Uint32Array(total);
  for (const { table, from, length, at } of runs) {
    const names = columns[table] as Names;
    const own = names.ids.subarray(names.starts[from], names.starts[from + length]);
    renumber(own, numbers[table] as Uint32Array | null, ids, starts[at] as number);
  }
  return { starts, ids, words };
}
