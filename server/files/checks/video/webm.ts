import { BadContent } from '../../file-rules.ts';
import type { ByteFile } from './byte-file.ts';
import {
  type Element,
  emptyElement,
  ids,
  readElement,
  readFloat,
  readUint,
  readVarInt,
} from './elements.ts';

/** Seek head, info, tracks, cues and clusters are kept. Tags, attachments and chapters are overwritten. */
const keptInSegment = [0x114d9b74, ids.info, ids.tracks, 0x1c53bb6b, ids.cluster];
/** The head without extensions. */
const keptInHead = [0x4286, 0x42f7, 0x42f2, 0x42f3, ids.docType, 0x4287, 0x4285];
/** The date, and the names of programs, without which a reader may refuse the file: their text is overwritten. */
const keptInInfo = [ids.timestampScale, ids.duration, 0x4461, ids.muxingApp, ids.writingApp];
/** A player needs the number, kind, codec, language, timing, video and audio settings of a track. It needs no names. */
// biome-ignore format: numbers in two lines
const keptInTrack = [
  0xd7, 0x73c5, ids.trackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a,
  0x55ee, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80,
];
const keptInCluster = [ids.timestamp, 0xa7, 0xab, ids.simpleBlock, ids.blockGroup];
/** Blocks with their duration, references and transparency. */
const keptInGroup = [ids.block, ids.blockDuration, 0xfb, 0x75a1, 0x75a2, 0xfa];
const nanoseconds = 1e9;

/** The measures that are taken while the file is read. */
interface Measured {
  /** Nanoseconds in a unit of the timestamps. */
  scale: number;
  /** In units, as the file states it. */
  stated: number;
  first: number;
  last: number;
  pictures: number;
}

/**
 * Reads a WebM file, and overwrites in it everything but the picture, the sound and what a player needs of them.
 * @returns how long it plays, in seconds
 * @throws BadContent
 */
export function checkWebm(file: ByteFile): number {
  const head = readElement(file, 0, file.length);
  if (head.id !== ids.head || !head.isSized) throw new BadContent('FILE_DAMAGED');
  let docType = '';
  for (const element of keptElements(file, head, keptInHead))
    if (element.id === ids.docType)
      docType = file.read(element.body, element.end - element.body).toString('latin1');
  // A text may be filled up with zeros. Other Matroska files are not taken.
  if (docType.split('\0')[0] !== 'webm') throw new BadContent('FILE_KIND');
  const segment = readElement(file, head.end, file.length);
  if (segment.id !== ids.segment || segment.end !== file.length)
    throw new BadContent('FILE_DAMAGED');
  const measured: Measured = {
    scale: 1e6,
    stated: 0,
    first: Number.POSITIVE_INFINITY,
    last: 0,
    pictures: 0,
  };
  readSegment(file, segment, measured);
  if (measured.pictures === 0) throw new BadContent('FILE_KIND');
  if (measured.first > measured.last) throw new BadContent('FILE_DAMAGED');
  const units = Math.max(measured.stated, measured.last - measured.first);
  return (units * measured.scale) / nanoseconds;
}

function readSegment(file: ByteFile, segment: Element, measured: Measured): void {
  for (let at = segment.body; at < segment.end; ) {
    const element = readElement(file, at, segment.end);
    if (element.id === ids.cluster) {
      at = readCluster(file, element, measured);
      continue;
    }
    if (!element.isSized) throw new BadContent('FILE_DAMAGED');
    if (!keptInSegment.includes(element.id)) emptyElement(file, element);
    else if (element.id === ids.info) readInfo(file, element, measured);
    else if (element.id === ids.tracks) readTracks(file, element, measured);
    at = element.end;
  }
}

function readInfo(file: ByteFile, info: Element, measured: Measured): void {
  for (const element of keptElements(file, info, keptInInfo)) {
    if (element.id === ids.timestampScale) measured.scale = readUint(file, element);
    if (element.id === ids.duration) measured.stated = readFloat(file, element);
    if (element.id === ids.muxingApp || element.id === ids.writingApp)
      file.clear(element.body, element.end);
  }
  if (measured.scale === 0) throw new BadContent('FILE_DAMAGED');
}

/** @throws BadContent FILE_KIND for a track of neither pictures nor sound, such as recorded data or texts */
function readTracks(file: ByteFile, tracks: Element, measured: Measured): void {
  for (const entry of keptElements(file, tracks, [ids.trackEntry])) {
    let type = 0;
    for (const element of keptElements(file, entry, keptInTrack))
      if (element.id === ids.trackType) type = readUint(file, element);
    if (type !== 1 && type !== 2) throw new BadContent('FILE_KIND');
    if (type === 1) measured.pictures += 1;
  }
}

/** @returns where the cluster ends; one without a size ends at the next element of the segment */
function readCluster(file: ByteFile, cluster: Element, measured: Measured): number {
  let begin = 0;
  let at = cluster.body;
  while (at < cluster.end) {
    const element = readElement(file, at, cluster.end);
    // The elements of a segment have identifiers of four bytes, those of a cluster shorter ones.
    if (!cluster.isSized && element.id > 0xffffff) break;
    if (!element.isSized) throw new BadContent('FILE_DAMAGED');
    if (!keptInCluster.includes(element.id)) emptyElement(file, element);
    else if (element.id === ids.timestamp) begin = readUint(file, element);
    else if (element.id === ids.simpleBlock) noteBlock(file, element, begin, 0, measured);
    else if (element.id === ids.blockGroup) readGroup(file, element, begin, measured);
    at = element.end;
  }
  return at;
}

function readGroup(file: ByteFile, group: Element, begin: number, measured: Measured): void {
  let block: Element | null = null;
  let length = 0;
  for (const element of keptElements(file, group, keptInGroup)) {
    if (element.id === ids.block) block = element;
    if (element.id === ids.blockDuration) length = readUint(file, element);
  }
  if (block) noteBlock(file, block, begin, length, measured);
}

/** Notes when a block is shown: a signed number of 16 bits behind the number of its track. */
function noteBlock(
  file: ByteFile,
  block: Element,
  begin: number,
  length: number,
  measured: Measured,
): void {
  const { bytes } = readVarInt(file, block.body);
  if (block.body + bytes + 2 > block.end) throw new BadContent('FILE_DAMAGED');
  const time = begin + file.read(block.body + bytes, 2).readInt16BE(0);
  measured.first = Math.min(measured.first, time);
  measured.last = Math.max(measured.last, time + length);
}

/** Reads the elements in one, and empties those that are not kept. */
function* keptElements(
  file: ByteFile,
  parent: Element,
  kept: readonly number[],
): Generator<Element> {
  for (let at = parent.body; at < parent.end; ) {
    const element = readElement(file, at, parent.end);
    if (!element.isSized) throw new BadContent('FILE_DAMAGED');
    if (kept.includes(element.id)) yield element;
    else emptyElement(file, element);
    at = element.end;
  }
}
