/** A record of a ZIP: numbers at their offsets, 2 or 4 bytes each. */
function record(
  length: number,
  signature: number,
  fields: [offset: number, bytes: 2 | 4, value: number][],
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  for (const [offset, bytes, value] of fields)
    if (bytes === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  return new Uint8Array(view.buffer);
}

async function deflate(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const deflated = new Response(plain).body?.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(deflated ?? null).arrayBuffer());
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Makes a ZIP as our server streams it: the sizes are in the directory only. @param method 0 stored, 8 deflated */
export async function makeZip(
  files: Record<string, string>,
  method: 0 | 8 = 8,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [file, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(file);
    const plain = new TextEncoder().encode(text);
    const data = method === 8 ? await deflate(plain) : plain;
    directory.push(
      record(46, 0x02014b50, [
        [10, 2, method],
        [20, 4, data.length],
        [24, 4, plain.length],
        [28, 2, name.length],
        [42, 4, at],
      ]),
      name,
    );
    parts.push(record(30, 0x04034b50, [[26, 2, name.length]]), name, data);
    at += 30 + name.length + data.length;
  }
  const count = Object.keys(files).length;
  const end = record(22, 0x06054b50, [
    [10, 2, count],
    [16, 4, at],
  ]);
  return join([...parts, ...directory, end]);
}
