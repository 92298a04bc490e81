/** A box of an MP4 or MOV file. */
export function box(type: string, ...parts: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([uint32(8 + body.length), Buffer.from(type, 'latin1'), body]);
}

/** Numbers of 32 bits. */
export function uint32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, one] of numbers.entries()) bytes.writeUInt32BE(one >>> 0, at * 4);
  return bytes;
}

/** The turn by a quarter, as phones write it. */
export const quarterTurn = uint32(0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000);

interface Film {
  brand?: string;
  /** The duration that the heads of the film and of its track state. */
  seconds?: number;
  /** The duration of its samples; by default the stated one. */
  sampleSeconds?: number;
  /** Further boxes at these places. */
  inMovie?: Buffer[];
  inTrack?: Buffer[];
  atEnd?: Buffer[];
  handler?: string;
  /** Flags of where the samples lie: 1 is this file. */
  reference?: number;
}

const samples = 'the picture';

/** A track whose samples lie at a place of the file. */
export function track(
  handler: string,
  seconds: number,
  at: number,
  { inTrack = [], reference = 1 }: Film = {},
): Buffer {
  const codec = box(
    'avc1',
    Buffer.alloc(42),
    Buffer.from('\x0bCamera 2000'.padEnd(32, '\0'), 'latin1'),
    Buffer.alloc(4),
  );
  return box(
    'trak',
    box('tkhd', uint32(7, 0, 0, 1, 0, seconds * 1_000, 0, 0, 0, 0), quarterTurn, uint32(0, 0)),
    box(
      'mdia',
      box('mdhd', uint32(0, 0, 0, 1_000, seconds * 1_000, 0)),
      box('hdlr', uint32(0, 0), handler, 'Acme', uint32(0, 0), 'Acme Camera 2000\0'),
      box(
        'minf',
        box('dinf', box('dref', uint32(0, 1), box('url ', uint32(reference)))),
        box(
          'stbl',
          box('stsd', uint32(0, 1), codec),
          box('stts', uint32(0, 1, 1, seconds * 1_000)),
          box('stsc', uint32(0, 1, 1, 1, 1)),
          box('stsz', uint32(0, samples.length, 1)),
          box('stco', uint32(0, 1, at)),
        ),
      ),
    ),
    ...inTrack,
  );
}

/** A film of one track, without a real picture. */
export function filmWith(film: Film = {}): Buffer {
  const { brand = 'isom', seconds = 10, sampleSeconds = seconds, handler = 'vide' } = film;
  const head = box('ftyp', brand, uint32(0));
  const { inMovie = [], atEnd = [] } = film;
  return Buffer.concat([
    head,
    box('mdat', samples),
    box(
      'moov',
      box('mvhd', uint32(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80)),
      track(handler, sampleSeconds, head.length + 8, film),
      ...inMovie,
    ),
    ...atEnd,
  ]);
}

/** A film written in fragments of a second, whose head tells no duration. */
export function fragmentedFilm(seconds: number): Buffer {
  const fragments = Array.from({ length: seconds }, (_, at) =>
    Buffer.concat([
      box(
        'moof',
        box(
          'traf',
          box('tfhd', uint32(0, 1)),
          box('tfdt', uint32(0, at * 1_000)),
          box('trun', uint32(0x100, 2, 500, 500)),
        ),
      ),
      box('mdat', samples),
    ]),
  );
  const inMovie = [box('mvex', box('trex', uint32(0, 1, 1, 0, 0, 0)))];
  return Buffer.concat([filmWith({ seconds: 0, inMovie }), ...fragments]);
}

/** An element of a WebM file. @param size as it is stated, when it is not the true one; null for unknown */
export function element(id: number, parts: (Uint8Array | string)[], size?: number | null): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const length = Buffer.alloc(8, 0xff);
  length[0] = 1;
  if (size !== null) length.writeBigUInt64BE((1n << 56n) | BigInt(size ?? body.length));
  return Buffer.concat([name, length, body]);
}

/** A WebM film as a browser records it: without a duration, in elements without a size, with a block a second. */
export function webmWith({
  seconds = 10,
  docType = 'webm',
  trackType = 1,
  more = [] as Buffer[],
} = {}): Buffer {
  const blocks = Array.from({ length: seconds + 1 }, (_, at) =>
    element(
      0x1f43b675,
      [
        element(0xe7, [uint32(at * 1_000)]),
        element(0xa3, [Buffer.from([0x81, 0, 0, 0x80]), samples]),
      ],
      null,
    ),
  );
  const info = element(0x1549a966, [
    element(0x2ad7b1, [uint32(1_000_000)]),
    element(0x7ba9, ['At home']),
    element(0x4d80, ['Acme Camera']),
    element(0x5741, ['Acme Camera']),
  ]);
  const entry = element(0xae, [
    element(0xd7, [Buffer.from([1])]),
    element(0x83, [Buffer.from([trackType])]),
    element(0x536e, ['Acme Camera']),
    element(0x86, ['V_VP8']),
  ]);
  return Buffer.concat([
    element(0x1a45dfa3, [element(0x4282, [docType])]),
    element(0x18538067, [info, element(0x1654ae6b, [entry]), ...blocks, ...more], null),
  ]);
}

/** Matroska tags that tell a place. */
export const placeTags = element(0x1254c367, [
  element(0x7373, [
    element(0x67c8, [element(0x45a3, ['LOCATION']), element(0x4487, ['+48.1+11.5'])]),
  ]),
]);
