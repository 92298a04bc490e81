const headLength = 5;
/** Of a character in UTF-8, at most. */
const widest = 3;

const letter = { bind: 0x42, execute: 0x45, sync: 0x53 };

/** Writes what is asked of the database, in the form of PostgreSQL's protocol, into one buffer. */
export class RequestWriter {
  #bytes = Buffer.alloc(1 << 14);
  #at = 0;

  /** Runs a prepared statement with these values, as text. */
  execute(statement: string, values: readonly (string | null)[]): void {
    const bind = this.#begin(letter.bind, statement.length + 2 + 6);
    this.#text('');
    this.#text(statement);
    this.#int16(0);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#end(bind);
    const execute = this.#begin(letter.execute, 5);
    this.#text('');
    this.#int32(0);
    this.#end(execute);
  }

  /** @returns everything that was written since it was last asked, valid until more is written */
  take(): Uint8Array {
    this.#end(this.#begin(letter.sync, 0));
    const taken = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return taken;
  }

  #begin(kind: number, length: number): number {
    this.#room(headLength + length);
    const at = this.#at;
    this.#bytes[at] = kind;
    this.#at += headLength;
    return at;
  }

  #end(begun: number): void {
    this.#bytes.writeInt32BE(this.#at - begun - 1, begun + 1);
  }

  #value(value: string | null): void {
    this.#room(4 + 2 + (value?.length ?? 0) * widest);
    if (value === null) {
      this.#int32(-1);
      return;
    }
    const length = this.#bytes.write(value, this.#at + 4);
    this.#int32(length);
    this.#at += length;
  }

  #text(text: string): void {
    this.#at += this.#bytes.write(text, this.#at, 'latin1');
    this.#bytes[this.#at] = 0;
    this.#at += 1;
  }

  #int16(value: number): void {
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }

  #int32(value: number): void {
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  #room(length: number): void {
    const needed = this.#at + length;
    if (needed > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], Math.max(needed, 2 * this.#bytes.length));
  }
}
