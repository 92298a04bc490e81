// The content of a backup after decryption and decompression: entries, each a line of JSON with its name,
// length and SHA-256, followed by its bytes. The last entry, `totals.json`, has the number of the others
// and the SHA-256 of all their lines, so that a missing or duplicate entry is found.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { altered, BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

export interface Entry {
  /** Such as `manifest.json`, `tables/article/0`, `files/images/trail-500.webp`. */
  name: string;
  content: Buffer;
}

/** The content of the last entry. */
export interface Totals {
  entries: number;
  bytes: number;
  sha256: string;
}

const totalsName = 'totals.json';
const totalsSchema = v.object({ entries: v.number(), bytes: v.number(), sha256: v.string() });
const lineSchema = v.object({
  name: v.string(),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  sha256: v.string(),
});

/** An entry whose content is JSON. */
export function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(JSON.stringify(value)) };
}

/** @throws BackupError when it is not JSON */
export function parseJson(content: Buffer | string): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    throw new BackupError(altered);
  }
}

/** Writes entries, and the totals after the last one. */
export async function* encodeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const count = new Counter();
  for await (const entry of entries) {
    const line = encodeLine(entry);
    count.add(line, entry);
    yield line;
    yield entry.content;
  }
  const last = jsonEntry(totalsName, count.totals());
  yield encodeLine(last);
  yield last.content;
}

/** Reads entries, the totals left out. @throws BackupError when anything is missing or altered */
export async function* decodeEntries(content: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new ByteReader(content);
  const count = new Counter();
  for (;;) {
    const text = await reader.line();
    const head = v.safeParse(lineSchema, text === null ? null : parseJson(text));
    if (!head.success) throw new BackupError(altered);
    const { name, bytes, sha256 } = head.output;
    const entry = { name, content: await reader.exactly(bytes) };
    if (hashContent(entry.content) !== sha256) throw new BackupError(altered);
    if (name === totalsName) {
      const told = v.safeParse(totalsSchema, parseJson(entry.content));
      const isWhole = told.success && told.output.sha256 === count.totals().sha256;
      if (!isWhole || !(await reader.isAtEnd())) throw new BackupError(altered);
      return;
    }
    count.add(encodeLine(entry), entry);
    yield entry;
  }
}

class Counter {
  #entries = 0;
  #bytes = 0;
  readonly #hash = createHash('sha256');

  add(line: Buffer, { content }: Entry): void {
    this.#entries += 1;
    this.#bytes += content.length;
    this.#hash.update(line);
  }

  totals(): Totals {
    return {
      entries: this.#entries,
      bytes: this.#bytes,
      sha256: this.#hash.copy().digest('hex'),
    };
  }
}

function encodeLine({ name, content }: Entry): Buffer {
  const head = { name, bytes: content.length, sha256: hashContent(content) };
  return Buffer.from(`${JSON.stringify(head)}\n`);
}

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
