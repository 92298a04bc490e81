import { BadContent } from '../../file-rules.ts';
import type { ByteFile } from './byte-file.ts';

/** Three minutes in fragments of a tenth of a second have some 25,000. */
const mostBoxes = 50_000;
/** A head longer than this is not one. */
const longestHead = 4_096;

/** A box of an MP4 or MOV file (ISO/IEC 14496-12): its place, where its content begins, and where it ends. */
export interface Box {
  type: string;
  at: number;
  body: number;
  end: number;
  children: Box[];
}

/**
 * The boxes that are kept, by the box they lie in. Everything else (`udta`, `meta`, `uuid`, `free`) becomes an empty `free` box,
 * so that no name under which a camera writes its place or its serial number needs to be known.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  // biome-ignore format: tables of samples in two lines
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps',
    'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
};

/**
 * Reads the boxes of a file and empties those that are not kept.
 * @throws BadContent FILE_DAMAGED when they do not fill the file exactly
 */
export function readBoxes(file: ByteFile): Box[] {
  let count = 0;
  const readIn = (parent: string, from: number, to: number): Box[] => {
    const found: Box[] = [];
    for (const box of boxesBetween(file, from, to, parent === 'file')) {
      count += 1;
      if (count > mostBoxes) throw new BadContent('FILE_TOO_COMPLEX');
      if (!kept[parent]?.includes(box.type)) {
        emptyBox(file, box);
        continue;
      }
      if (kept[box.type]) box.children = readIn(box.type, box.body, box.end);
      found.push(box);
    }
    return found;
  };
  const [head] = boxesBetween(file, 0, file.length, true);
  if (head?.type !== 'ftyp' || head.end > longestHead) throw new BadContent('FILE_DAMAGED');
  return readIn('file', 0, file.length);
}

/** Reads the heads of the boxes that lie in a part of the file. */
export function* boxesBetween(
  file: ByteFile,
  from: number,
  to: number,
  mayReachEnd = false,
): Generator<Box> {
  for (let at = from; at < to; ) {
    const head = file.read(at, 8);
    const size = head.readUInt32BE(0);
    const headBytes = size === 1 ? 16 : 8;
    let bytes = size;
    if (size === 1) bytes = Number(file.read(at + 8, 8).readBigUInt64BE());
    else if (size === 0 && mayReachEnd) bytes = to - at;
    const end = at + bytes;
    if (bytes < headBytes || end > to) throw new BadContent('FILE_DAMAGED');
    yield { type: head.toString('latin1', 4, 8), at, body: at + headBytes, end, children: [] };
    at = end;
  }
}

/** Makes a box one of nothing, in its place and length. */
export function emptyBox(file: ByteFile, { at, body, end }: Box): void {
  file.write(at + 4, Buffer.from('free'));
  file.clear(body, end);
}

/** The one box of a type. @throws BadContent FILE_DAMAGED when there is none, or a second one */
export function oneOf(boxes: readonly Box[], type: string): Box {
  const [found, ...more] = boxes.filter((box) => box.type === type);
  if (!found || more.length > 0) throw new BadContent('FILE_DAMAGED');
  return found;
}

/** Reads bytes of a box's content. @throws BadContent FILE_DAMAGED when it is shorter */
export function readBody(file: ByteFile, box: Box, offset: number, bytes: number): Buffer {
  if (box.body + offset + bytes > box.end) throw new BadContent('FILE_DAMAGED');
  return file.read(box.body + offset, bytes);
}

/** Reads a table of rows behind the number of them, as 32-bit numbers. @param columns in each row */
export function readTable(file: ByteFile, box: Box, offset: number, columns: number): number[][] {
  const rows = readBody(file, box, offset, 4).readUInt32BE(0);
  const content = readBody(file, box, offset + 4, rows * columns * 4);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      content.readUInt32BE((row * columns + column) * 4),
    ),
  );
}
