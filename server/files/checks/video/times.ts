import { BadContent } from '../../file-rules.ts';
import { type Box, readBody, readTable } from './boxes.ts';
import type { ByteFile } from './byte-file.ts';

/** A track with its units in a second. */
export interface TimedTrack {
  id: number;
  scale: number;
}

/** Reads the units in a second and the duration of `mvhd` or `mdhd`; 0 for one that is not stated. */
export function readTimes(file: ByteFile, box: Box): { scale: number; seconds: number } {
  const isLong = readBody(file, box, 0, 1)[0] === 1;
  const scale = readBody(file, box, isLong ? 20 : 12, 4).readUInt32BE(0);
  if (scale === 0) throw new BadContent('FILE_DAMAGED');
  return { scale, seconds: readTime(file, box, isLong ? 24 : 16, isLong) / scale };
}

/** Reads a time of 32 or 64 bits; 0 for one that is not stated. */
export function readTime(file: ByteFile, box: Box, offset: number, isLong: boolean): number {
  const bytes = readBody(file, box, offset, isLong ? 8 : 4);
  if (bytes.every((byte) => byte === 0xff)) return 0;
  return isLong ? Number(bytes.readBigUInt64BE(0)) : bytes.readUInt32BE(0);
}

/** Adds up how long the samples of a track are shown: a stated duration may be any number. */
export function readSampleTimes(file: ByteFile, stts: Box): number {
  return readTable(file, stts, 4, 2).reduce((sum, [count = 0, each = 0]) => sum + count * each, 0);
}

/** Adds up the parts that a track is played in, in the units of the movie; they may repeat it. */
export function readEdits(file: ByteFile, trak: readonly Box[]): number {
  let sum = 0;
  for (const edts of trak.filter(({ type }) => type === 'edts'))
    for (const elst of edts.children) {
      const isLong = readBody(file, elst, 0, 1)[0] === 1;
      const columns = isLong ? 5 : 3;
      for (const [high = 0, low = 0] of readTable(file, elst, 4, columns))
        sum += isLong ? high * 2 ** 32 + low : high;
    }
  return sum;
}
