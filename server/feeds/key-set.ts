import { hash } from 'node:crypto';

const WIDTH = 3; // two halves of the hash, then the line

/**
 * Remembers the line on which each key of a file was first found. Keys are kept as 64-bit hashes in one typed
 * array, about 16 bytes each, so that millions of rows need little memory.
 */
export class KeySet {
  #slots = new Uint32Array(1024 * WIDTH);
  #size = 0;

  /** The line on which the key was first added; undefined when it is new (and now remembered). */
  add(key: string, line: number): number | undefined {
    if ((this.#size + 1) * WIDTH * 4 > this.#slots.length * 3) this.#grow();
    const [high, low] = halves(key);
    const at = this.#find(high, low);
    const known = this.#slots[at + 2];
    if (known) return known;
    this.#slots.set([high, low, line], at);
    this.#size++;
    return undefined;
  }

  has(key: string): boolean {
    return this.lineOf(key) !== undefined;
  }

  /** The line on which the key was first added; undefined when it was not. */
  lineOf(key: string): number | undefined {
    return this.#slots[this.#find(...halves(key)) + 2] || undefined;
  }

  /** The slot that holds the hash, or the free one where it belongs. */
  #find(high: number, low: number): number {
    const slots = this.#slots;
    let at = (low % (slots.length / WIDTH)) * WIDTH;
    while (slots[at + 2] && (slots[at] !== high || slots[at + 1] !== low))
      at = (at + WIDTH) % slots.length;
    return at;
  }

  #grow() {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (let at = 0; at < old.length; at += WIDTH)
      if (old[at + 2])
        this.#slots.set(
          old.subarray(at, at + WIDTH),
          this.#find(old[at] as number, old[at + 1] as number),
        );
  }
}

function halves(key: string): [number, number] {
  const digest = hash('sha1', key, 'buffer');
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}
