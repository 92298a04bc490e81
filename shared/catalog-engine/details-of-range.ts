import { chunkKinds, framed, readBody } from './format/chunk-frame.ts';
import { decodeDetails, readDetails, writePacked } from './format/packed-details.ts';
import { splitIntoChunks } from './format/split-into-chunks.ts';

/** The first and the last number that something is about. */
export type Span = readonly [from: number, to: number];

/**
 * The details of groups, which only product pages show: kept as chunks and read for the first page that
 * needs them.
 */
export class DetailsOfRange {
  #before: DetailsOfRange | null;
  #chunks: readonly Uint8Array[];
  #rows: Map<number, Uint8Array> | null = null;

  /** @param chunks of kind details, in order; later rows replace earlier ones, and those of `before` */
  constructor(before: DetailsOfRange | null, chunks: readonly Uint8Array[]) {
    this.#before = before;
    this.#chunks = chunks;
  }

  /**
   * The bytes of each group's details by its number.
   * @throws CatalogFormatError for chunks that cannot be read
   */
  get rows(): ReadonlyMap<number, Uint8Array> {
    this.#rows ??= this.#read();
    return this.#rows;
  }

  /** Memory taken, bytes. */
  get bytes(): number {
    let bytes = this.#before?.bytes ?? 0;
    for (const chunk of this.#chunks) bytes += chunk.length;
    for (const row of this.#rows?.values() ?? []) bytes += row.length + 100;
    return bytes;
  }

  #read(): Map<number, Uint8Array> {
    const all = new Map(this.#before?.rows);
    for (const chunk of this.#chunks) {
      const { nos, removed, rows } = readDetails(readBody(chunk, 'details'));
      for (const no of removed) all.delete(no);
      nos.forEach((no, at) => {
        all.set(no, rows[at] as Uint8Array);
      });
    }
    this.#before = null;
    this.#chunks = [];
    return all;
  }
}

/**
 * The numbers a chunk of details says something about, for who keeps it somewhere until one of them is
 * asked for; null for a chunk of another kind.
 * @throws CatalogFormatError for a chunk that cannot be read
 */
export function spanOfDetails(chunk: Uint8Array): Span | null {
  if (chunkKinds[chunk[3] as number] !== 'details') return null;
  const { nos, removed } = readDetails(readBody(chunk, 'details'));
  const ends = [nos, removed].flatMap((some) => (some.length > 0 ? [some[0], some.at(-1)] : []));
  return [Math.min(...(ends as number[])), Math.max(...(ends as number[]))];
}

/**
 * Reads the details of a group from a chunk.
 * @returns null when the chunk removes it, undefined when it does not mention it
 * @throws CatalogFormatError for a chunk that cannot be read
 */
export function readGroupDetails(
  chunk: Uint8Array,
  no: number,
): ReturnType<typeof decodeDetails> | null | undefined {
  const { nos, removed, rows } = readDetails(readBody(chunk, 'details'));
  const row = rows[nos.indexOf(no)];
  if (row) return decodeDetails(row);
  return removed.includes(no) ? null : undefined;
}

/** The content of chunks of details as fresh ones, whose rows are not looked into. */
export function foldDetails(chunks: readonly Uint8Array[]): Uint8Array[] {
  const { rows } = new DetailsOfRange(null, chunks);
  const nos = [...rows.keys()].sort((a, b) => a - b);
  return splitIntoChunks(nos, (some) =>
    framed(
      'details',
      writePacked({ nos: some, removed: [], rows: some.map((no) => rows.get(no) as Uint8Array) }),
    ),
  );
}
