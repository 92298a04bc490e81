import { altered, BackupError } from './backup-error.ts';

/** Reads a stream by numbers of bytes and by lines. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #size = 0;

  constructor(content: AsyncIterable<Buffer>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  /** So many bytes. @throws BackupError when the stream ends before */
  async exactly(count: number): Promise<Buffer> {
    const bytes = await this.readUpTo(count);
    if (bytes.length < count) throw new BackupError(altered);
    return bytes;
  }

  /** So many bytes, or what is left of the stream. */
  async readUpTo(count: number): Promise<Buffer> {
    while (this.#size < count && (await this.#more()));
    const all = this.#joined();
    this.#keep(all.subarray(count));
    return all.subarray(0, count);
  }

  /** A line without its end; null at the end of the stream. @throws BackupError when it is too long */
  async line(most = 65_536): Promise<string | null> {
    if (await this.isAtEnd()) return null;
    for (;;) {
      const all = this.#joined();
      const end = all.indexOf(10);
      if (end >= 0) {
        this.#keep(all.subarray(end + 1));
        return all.toString('utf8', 0, end);
      }
      this.#keep(all);
      if (all.length > most || !(await this.#more())) throw new BackupError(altered);
    }
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#size === 0) if (!(await this.#more())) return true;
    return false;
  }

  /** Returns the unread bytes. */
  async *rest(): AsyncGenerator<Buffer> {
    yield* this.#held;
    this.#keep(Buffer.alloc(0));
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) return;
      yield value;
    }
  }

  #joined(): Buffer {
    const [first, ...more] = this.#held;
    return first && more.length === 0 ? first : Buffer.concat(this.#held);
  }

  #keep(bytes: Buffer): void {
    this.#held = bytes.length > 0 ? [bytes] : [];
    this.#size = bytes.length;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#held.push(value);
    this.#size += value.length;
    return true;
  }
}
