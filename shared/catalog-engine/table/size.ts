import type { Table } from './table.ts';
import type { Texts } from './texts.ts';

/** About how many bytes texts take: a byte a letter, two when one needs more than a byte. */
export function textBytes({ text, starts, missing }: Texts): number {
  return text.length + starts.byteLength + missing.byteLength;
}

/** About how many bytes a table takes. */
export function bytesOf(table: Table): number {
  const words = (values: readonly (string | null)[]) =>
    values.reduce((sum, value) => sum + 40 + (value?.length ?? 0), 0);
  let bytes = table.nos.byteLength + table.names.ids.byteLength + table.names.starts.byteLength;
  bytes += words(table.names.words);
  for (const texts of Object.values(table.texts)) bytes += textBytes(texts);
  for (const { ids, values } of Object.values(table.repeated))
    bytes += ids.byteLength + words(values);
  for (const numbers of Object.values(table.numbers)) bytes += numbers.byteLength;
  return bytes;
}
