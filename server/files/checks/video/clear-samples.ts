import { BadContent } from '../../file-rules.ts';
import { type Box, oneOf, readBody, readTable } from './boxes.ts';
import type { ByteFile } from './byte-file.ts';

/**
 * Overwrites the samples of a track that is dropped.
 * @param stbl its tables
 * @param media the boxes in which samples lie
 * @throws BadContent FILE_DAMAGED when one lies elsewhere
 */
export function clearSamples(file: ByteFile, stbl: readonly Box[], media: readonly Box[]): void {
  const sizeOf = readSizes(file, oneOf(stbl, 'stsz'));
  const runs = readTable(file, oneOf(stbl, 'stsc'), 4, 3);
  let sample = 0;
  let cleared = 0;
  let run = 0;
  for (const [chunk, from] of readChunks(file, stbl).entries()) {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    const last = sample + (runs[run]?.[1] ?? 0);
    let to = from;
    for (; sample < last && to <= file.length; sample += 1) to += sizeOf(sample);
    const isInMedia = media.some(({ body, end }) => from >= body && to <= end);
    cleared += to - from;
    if (!isInMedia || cleared > file.length) throw new BadContent('FILE_DAMAGED');
    file.clear(from, to);
  }
}

/** The bytes of a sample by its number; one that is not in the table makes the file damaged. */
function readSizes(file: ByteFile, stsz: Box): (sample: number) => number {
  const every = readBody(file, stsz, 4, 4).readUInt32BE(0);
  if (every > 0) return () => every;
  const sizes = readTable(file, stsz, 8, 1);
  return (sample) => {
    const size = sizes[sample]?.[0];
    if (size === undefined) throw new BadContent('FILE_DAMAGED');
    return size;
  };
}

function readChunks(file: ByteFile, stbl: readonly Box[]): number[] {
  if (stbl.some(({ type }) => type === 'stco'))
    return readTable(file, oneOf(stbl, 'stco'), 4, 1).map(([at = 0]) => at);
  const table = readTable(file, oneOf(stbl, 'co64'), 4, 2);
  return table.map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}
