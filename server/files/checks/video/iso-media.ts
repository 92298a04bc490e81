import { BadContent } from '../../file-rules.ts';
import { type Box, boxesBetween, emptyBox, oneOf, readBody, readBoxes } from './boxes.ts';
import type { ByteFile } from './byte-file.ts';
import { clearSamples } from './clear-samples.ts';
import { readFragments } from './fragments.ts';
import { readEdits, readSampleTimes, readTimes, type TimedTrack } from './times.ts';

/**
 * Reads an MP4 or MOV file, and overwrites in it everything but the picture, the sound and what a player needs of
 * them: places, devices, names, and tracks that record them. The turn of the picture stays.
 * @returns how long it plays, in seconds
 * @throws BadContent
 */
export function checkIsoMedia(file: ByteFile): { seconds: number; isQuickTime: boolean } {
  const boxes = readBoxes(file);
  const moov = oneOf(boxes, 'moov');
  const movie = readTimes(file, oneOf(moov.children, 'mvhd'));
  const media = boxes.filter(({ type }) => type === 'mdat');
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  const tracks: TimedTrack[] = [];
  let seconds = movie.seconds;
  let pictures = 0;
  for (const trak of moov.children.filter(({ type }) => type === 'trak')) {
    const mdia = oneOf(trak.children, 'mdia').children;
    const kind = readHandler(file, oneOf(mdia, 'hdlr'));
    const minf = oneOf(mdia, 'minf').children;
    const stbl = oneOf(minf, 'stbl').children;
    refuseOtherFiles(file, minf);
    if (kind !== 'vide' && kind !== 'soun') {
      // A camera records data beside the picture, such as its place every second.
      if (isFragmented) throw new BadContent('FILE_KIND');
      clearSamples(file, stbl, media);
      emptyBox(file, trak);
      continue;
    }
    if (kind === 'vide') pictures += 1;
    for (const { type, body, end } of minf) if (type === 'hdlr') file.clear(body + 12, end);
    clearCodecNames(file, oneOf(stbl, 'stsd'), kind);
    const { scale, seconds: own } = readTimes(file, oneOf(mdia, 'mdhd'));
    const id = readTrackId(file, oneOf(trak.children, 'tkhd'));
    tracks.push({ id, scale });
    const samples = readSampleTimes(file, oneOf(stbl, 'stts')) / scale;
    const edits = readEdits(file, trak.children) / movie.scale;
    seconds = Math.max(seconds, own, samples, edits);
  }
  if (pictures === 0) throw new BadContent('FILE_KIND');
  seconds = Math.max(seconds, readFragments(file, boxes, moov, { scale: movie.scale, tracks }));
  const [head] = boxes;
  const brand = head && readBody(file, head, 0, 4).toString('latin1');
  return { seconds, isQuickTime: brand === 'qt  ' };
}

/** Reads which kind of track it is, and overwrites the names of its maker and software. */
function readHandler(file: ByteFile, hdlr: Box): string {
  const kind = readBody(file, hdlr, 8, 4).toString('latin1');
  file.clear(hdlr.body + 12, hdlr.end);
  return kind;
}

/** @throws BadContent FILE_ACTIVE for a track whose samples lie in another file, which a player would fetch */
function refuseOtherFiles(file: ByteFile, minf: readonly Box[]): void {
  for (const dinf of minf.filter(({ type }) => type === 'dinf')) {
    const dref = oneOf(dinf.children, 'dref');
    readBody(file, dref, 0, 8);
    for (const entry of boxesBetween(file, dref.body + 8, dref.end)) {
      const isInThisFile = (readBody(file, entry, 0, 4).readUInt32BE(0) & 1) === 1;
      if (!isInThisFile) throw new BadContent('FILE_ACTIVE');
    }
  }
}

/** Overwrites the maker and the name of the program that has encoded a track, at their fixed places. */
function clearCodecNames(file: ByteFile, stsd: Box, kind: 'vide' | 'soun'): void {
  readBody(file, stsd, 0, 8);
  for (const { at, end } of boxesBetween(file, stsd.body + 8, stsd.end)) {
    if (end >= at + 24) file.clear(at + 20, at + 24);
    if (kind === 'vide' && end >= at + 86) file.clear(at + 50, at + 82);
  }
}

function readTrackId(file: ByteFile, tkhd: Box): number {
  const isLong = readBody(file, tkhd, 0, 1)[0] === 1;
  return readBody(file, tkhd, isLong ? 20 : 12, 4).readUInt32BE(0);
}
