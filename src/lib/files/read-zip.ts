// Reads ZIP files by their central directory, without a library. Browsers decompress the entries. ZIP64, encryption
// and archives in several parts are not read, because our server makes none of them.

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Bytes of the end record without its comment, which is at most 65,535 bytes long. */
const endLength = 22;
const longestComment = 65_535;
const stored = 0;
const deflated = 8;

/** A file in a ZIP. */
export interface ZipEntry {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The file is no ZIP that can be read, or it was cut off. */
export class BrokenZip extends Error {
  constructor() {
    super('The ZIP cannot be read');
    this.name = 'BrokenZip';
  }
}

function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= earliest; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new BrokenZip();
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Response(data).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return new Uint8Array(await new Response(inflated ?? null).arrayBuffer());
  } catch {
    throw new BrokenZip();
  }
}

/** Gives the files of a ZIP one after the other, so that memory holds one of them decompressed. @throws BrokenZip */
export async function* readZip(zip: Uint8Array<ArrayBuffer>): AsyncGenerator<ZipEntry> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let nth = 0; nth < count; nth += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) throw new BrokenZip();
    const method = view.getUint16(at + 10, true);
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const [nameLength, extraLength] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
    ];
    const header = view.getUint32(at + 42, true);
    if (header + 30 > end) throw new BrokenZip();
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    // The entry's own header may have another length than the one of the directory.
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const data = zip.subarray(start, start + packed);
    if (data.length !== packed || (method !== stored && method !== deflated)) throw new BrokenZip();
    const content = method === deflated ? await inflate(data) : data.slice();
    if (content.length !== size) throw new BrokenZip();
    yield { name, content };
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
}
