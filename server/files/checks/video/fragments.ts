import { BadContent } from '../../file-rules.ts';
import { type Box, oneOf, readBody } from './boxes.ts';
import type { ByteFile } from './byte-file.ts';
import { readTime, type TimedTrack } from './times.ts';

/** When the fragments of a track begin and end, and how long they are together. */
interface Span {
  begin: number;
  end: number;
  sum: number;
}

/** Measures a video that was written in fragments. @returns seconds, 0 for one that was not */
export function readFragments(
  file: ByteFile,
  boxes: readonly Box[],
  moov: Box,
  { scale, tracks }: { scale: number; tracks: readonly TimedTrack[] },
): number {
  const extended = moov.children.filter(({ type }) => type === 'mvex').flatMap((b) => b.children);
  const stated = extended
    .filter(({ type }) => type === 'mehd')
    .map((mehd) => readTime(file, mehd, 4, readBody(file, mehd, 0, 1)[0] === 1) / scale);
  const usual = new Map(
    extended
      .filter(({ type }) => type === 'trex')
      .map((trex) => readBody(file, trex, 4, 12))
      .map((trex) => [trex.readUInt32BE(0), trex.readUInt32BE(8)] as const),
  );
  const spans = new Map<number, Span>();
  for (const moof of boxes.filter(({ type }) => type === 'moof'))
    for (const traf of moof.children.filter(({ type }) => type === 'traf'))
      readFragment(file, traf.children, usual, spans);
  const measured = [...spans].map(([id, { begin, end, sum }]) => {
    const track = tracks.find((one) => one.id === id);
    if (!track) throw new BadContent('FILE_DAMAGED');
    return Math.max(end - begin, sum) / track.scale;
  });
  return Math.max(0, ...stated, ...measured);
}

function readFragment(
  file: ByteFile,
  traf: readonly Box[],
  usual: ReadonlyMap<number, number>,
  spans: Map<number, Span>,
): void {
  const tfhd = oneOf(traf, 'tfhd');
  const head = readBody(file, tfhd, 0, 8);
  const flags = head.readUInt32BE(0) & 0xffffff;
  const id = head.readUInt32BE(4);
  const skipped = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  const each =
    flags & 8 ? readBody(file, tfhd, 8 + skipped, 4).readUInt32BE(0) : (usual.get(id) ?? 0);
  const length = traf
    .filter(({ type }) => type === 'trun')
    .reduce((sum, trun) => sum + readRun(file, trun, each), 0);
  const tfdt = traf.find(({ type }) => type === 'tfdt');
  const span = spans.get(id);
  const begin = tfdt
    ? readTime(file, tfdt, 4, readBody(file, tfdt, 0, 1)[0] === 1)
    : (span?.end ?? 0);
  spans.set(id, {
    begin: Math.min(span?.begin ?? begin, begin),
    end: Math.max(span?.end ?? 0, begin + length),
    sum: (span?.sum ?? 0) + length,
  });
}

/** Adds up the durations of a run of samples. @param each of a sample that has none of its own */
function readRun(file: ByteFile, trun: Box, each: number): number {
  const head = readBody(file, trun, 0, 8);
  const flags = head.readUInt32BE(0) & 0xffffff;
  const samples = head.readUInt32BE(4);
  if (!(flags & 0x100)) return samples * each;
  const columns = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  const from = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const table = readBody(file, trun, from, samples * columns * 4);
  let sum = 0;
  for (let row = 0; row < samples; row += 1) sum += table.readUInt32BE(row * columns * 4);
  return sum;
}
