import { listMade } from './lazy-columns.ts';
import type { Table } from './table.ts';
import type { Texts } from './texts.ts';

/** About how many bytes texts take: a byte a letter, two when one needs more than a byte. */
function textBytes({ text, starts, missing }: Texts): number {
  return text.length + starts.byteLength + missing.byteLength;
}

/** About how many bytes the columns of a table take that have been made. */
export function bytesOf(table: Table): number {
  const words = (values: readonly (string | null)[]) =>
    values.reduce((sum, value) => sum + 40 + (value?.length ?? 0), 0);
  let bytes = table.nos.byteLength;
  for (const names of listMade(table.names))
    bytes += names.ids.byteLength + names.starts.byteLength + words(names.words);
  for (const texts of listMade(table.texts)) bytes += textBytes(texts);
  for (const { ids, values } of listMade(table.repeated)) bytes += ids.byteLength + words(values);
  for (const numbers of listMade(table.numbers)) bytes += numbers.byteLength;
  return bytes;
}
