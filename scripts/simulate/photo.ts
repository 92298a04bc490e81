import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from './random.ts';
import { SimBlob } from './sim-blob.ts';

// Photos of one colour each. The server redraws pictures, which changes their bytes but not the colour.

/** The distance between the values of a channel, larger than any change that redrawing can cause. */
const step = 51;
const side = 8;
/** Photos of few bytes fit into one request, the other ones need several. */
const sizes = [200, 3_000, 400_000];

const toContent = (color: readonly number[]) => `photo ${color.join(' ')}`;

/** A new photo; some have the colour of another one. */
export function takePhoto(random: Random): SimBlob {
  const color = [0, 1, 2].map(() => step * random.int(0, 255 / step));
  const bytes = writePng(color, random.pick(sizes));
  return new SimBlob(bytes, { type: 'image/png', content: toContent(color) });
}

/** Returns the content of a stored photo in the form in which it is compared. */
export async function readPhoto(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return toContent([...pixel.subarray(0, 3)].map((value) => step * Math.round(value / step)));
}

/** A picture of one colour. @param padding bytes that no reader looks at */
function writePng(color: readonly number[], padding: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // 8 bits each of red, green and blue.
  head.set([8, 2], 8);
  const row = [0, ...Array.from({ length: side }, () => color).flat()];
  const pixels = Buffer.from(Array.from({ length: side }, () => row).flat());
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', head),
    writeChunk('paDd', Buffer.alloc(padding)),
    writeChunk('IDAT', deflateSync(pixels)),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
