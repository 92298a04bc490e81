import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { BadContent } from '../../file-rules.ts';

/** Reads ahead, since headers often lie next to each other. */
const windowBytes = 4_096;
/** Of one table of a video: three minutes of 240 frames a second need 350 kB. */
const mostAtOnce = 2_000_000;
/** Reads of one video. Three minutes with a block for every frame and every piece of sound need some 30,000. */
const mostReads = 300_000;
const zeros = new Uint8Array(65_536);

/** A received video: read at places, and overwritten at places. Its length never changes. */
export class ByteFile {
  readonly length: number;
  readonly #file: number;
  #window: Buffer = Buffer.alloc(0);
  #windowAt = 0;
  #reads = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r+');
    this.length = fstatSync(this.#file).size;
  }

  /** @throws BadContent FILE_DAMAGED when the file ends before; FILE_TOO_COMPLEX after too many reads */
  read(at: number, bytes: number): Buffer {
    this.#reads += 1;
    if (this.#reads > mostReads || bytes > mostAtOnce) throw new BadContent('FILE_TOO_COMPLEX');
    if (!(at >= 0 && at + bytes <= this.length)) throw new BadContent('FILE_DAMAGED');
    const isInWindow = at >= this.#windowAt && at + bytes <= this.#windowAt + this.#window.length;
    if (!isInWindow) {
      this.#window = this.#readAt(at, Math.max(bytes, Math.min(windowBytes, this.length - at)));
      this.#windowAt = at;
    }
    return this.#window.subarray(at - this.#windowAt, at - this.#windowAt + bytes);
  }

  write(at: number, content: Uint8Array): void {
    writeSync(this.#file, content, 0, content.length, at);
    this.#window = Buffer.alloc(0);
  }

  /** Overwrites from a place up to another with zeros. */
  clear(from: number, to: number): void {
    for (let at = from; at < to; at += zeros.length)
      this.write(at, zeros.subarray(0, Math.min(zeros.length, to - at)));
  }

  close(): void {
    closeSync(this.#file);
  }

  #readAt(at: number, bytes: number): Buffer {
    const content = Buffer.alloc(bytes);
    let got = 0;
    while (got < bytes) {
      const more = readSync(this.#file, content, got, bytes - got, at + got);
      if (more === 0) throw new BadContent('FILE_DAMAGED');
      got += more;
    }
    return content;
  }
}
