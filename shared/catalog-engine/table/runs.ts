import { byKeys, upTo } from './radix.ts';
import type { Run, Table } from './table.ts';

/**
 * The last word on each number, in the order of numbers, as runs of rows.
 * @param keep whether a row is wanted
 */
export function runsOf(
  tables: readonly Table[],
  keep: (table: Table, row: number) => boolean,
): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let at = 0;
  const add = (t: number, row: number) => {
    if (!keep(tables[t] as Table, row)) return;
    if (run && run.table === t && run.from + run.length === row) run.length++;
    else {
      run = { table: t, from: row, length: 1, at };
      runs.push(run);
    }
    at++;
  };
  if (inOrder(tables)) {
    tables.forEach(({ nos }, t) => {
      for (let row = 0; row < nos.length; row++) add(t, row);
    });
    return runs;
  }
  const total = tables.reduce((sum, { removed, nos }) => sum + removed.length + nos.length, 0);
  const nos = new Uint32Array(total);
  const sources = new Uint32Array(total);
  const rows = new Int32Array(total).fill(-1);
  let entry = 0;
  tables.forEach((table, t) => {
    nos.set(table.removed, entry);
    entry += table.removed.length;
    nos.set(table.nos, entry);
    for (let row = 0; row < table.nos.length; row++, entry++) {
      sources[entry] = t;
      rows[entry] = row;
    }
  });
  const order = byKeys(upTo(total), nos);
  for (let place = 0; place < total; place++) {
    const here = order[place] as number;
    const next = order[place + 1];
    if (next !== undefined && nos[next] === nos[here]) continue;
    if (rows[here] !== -1) add(sources[here] as number, rows[here] as number);
  }
  return runs;
}

/** Whether each table begins where the one before ended, and none takes anything away. */
function inOrder(tables: readonly Table[]): boolean {
  let last = -1;
  return tables.every(({ nos, removed }) => {
    if (nos.length > 0 && (nos[0] as number) <= last) return false;
    last = nos.at(-1) ?? last;
    return removed.length === 0;
  });
}
