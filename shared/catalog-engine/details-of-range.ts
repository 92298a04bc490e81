import { readDetails } from './format/details.ts';
import { bodyOf } from './format/frame.ts';

/** What only product pages show of groups: kept as chunks, which are read when the first page asks. */
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
      const { nos, removed, rows } = readDetails(bodyOf(chunk, 'details'));
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
