import { readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';

/** A row of one of the inventory's lists, by the names of its columns. */
export type InventoryRow = Record<string, string>;

export const inventoryLists = [
  'constants',
  'entities',
  'flags',
  'messages',
  'operations',
  'routes',
  'rules',
  'scopes',
  'screens',
  'unknowns',
] as const;

/** A list of the specification (`docs/requirements/<name>.tsv`) as data. */
export function inventory(name: (typeof inventoryLists)[number]): InventoryRow[] {
  const [head = '', ...lines] = readFileSync(`${root}docs/requirements/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
