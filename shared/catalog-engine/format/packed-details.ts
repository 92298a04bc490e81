import type { GroupRow } from '../row-types.ts';
import { ByteReader, ByteWriter, decodeText, utf8 } from './bytes.ts';
import { parseJson } from './format-error.ts';

export type DetailsRow = Pick<GroupRow, 'no' | 'descriptions' | 'specs'>;

/** Details stay as bytes until a product page asks for them. */
export interface PackedDetails {
  nos: number[];
  removed: number[];
  /** The bytes of each row, views of the chunk. */
  rows: Uint8Array[];
}

function numbersInOrder(out: ByteWriter, numbers: readonly number[]): void {
  out.varint(numbers.length);
  numbers.forEach((number, at) => {
    out.varint(number - (at === 0 ? 0 : (numbers[at - 1] as number)));
  });
}

function numbersRead(from: ByteReader): number[] {
  let before = 0;
  return Array.from({ length: from.count() }, () => (before += from.varint()));
}

/** Row by row, each as JSON: [descriptions, names and values of specs by turns]. */
export function writeDetails(rows: readonly DetailsRow[], removed: readonly number[]): Uint8Array {
  const byNo = new Map(rows.map((row) => [row.no, row]));
  const sorted = [...byNo.values()].sort((a, b) => a.no - b.no);
  return writePacked({
    nos: sorted.map(({ no }) => no),
    removed: [...new Set(removed)].sort((a, b) => a - b),
    rows: sorted.map(({ descriptions, specs }) => {
      const pairs = specs.flatMap(({ name, value }) => [name, value]);
      return utf8(JSON.stringify([descriptions, pairs]));
    }),
  });
}

/** Writes rows that are packed already. The numbers are ascending. */
export function writePacked({ nos, removed, rows }: PackedDetails): Uint8Array {
  const out = new ByteWriter();
  numbersInOrder(out, nos);
  numbersInOrder(out, removed);
  for (const row of rows) out.block(row);
  return out.finish();
}

/** Where the details of each group are. @throws CatalogFormatError for damage */
export function readDetails(body: Uint8Array): PackedDetails {
  const from = new ByteReader(body);
  const nos = numbersRead(from);
  const removed = numbersRead(from);
  const rows = nos.map(() => from.block());
  from.end();
  return { nos, removed, rows };
}

/** The details of a group from its bytes. @throws CatalogFormatError for damage */
export function decodeDetails(bytes: Uint8Array): Omit<DetailsRow, 'no'> {
  const [descriptions, pairs] = parseJsonBytes(bytes) as [Record<string, string>, string[]];
  const specs = Array.from({ length: pairs.length / 2 }, (_, at) => ({
    name: pairs[at * 2] as string,
    value: pairs[at * 2 + 1] as string,
  }));
  return { descriptions, specs };
}

/**
 * Parses the bytes of a JSON text in a chunk.
 * @throws CatalogFormatError for damage
 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJson(decodeText(bytes));
}
