import { readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';

/** A row of one of the inventory's lists, by the names of its columns. */
export type InventoryRow = Record<string, string>;

/** The specification's list of that name (routes, operations, scopes, flags), as data. */
export function inventory(name: 'routes' | 'operations' | 'scopes' | 'flags'): InventoryRow[] {
  const [head = '', ...lines] = readFileSync(`${root}scripts/inventory/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
