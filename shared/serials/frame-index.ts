// Finds frames on a device as the server finds them: exactly by any of their numbers, else near matches. Numbers are
// looked up in a map by their folded form, so that 20,000 frames are not compared one by one.
import { listNearMatches } from './near-matches.ts';
import { foldSerial, parseStoredSerial } from './parse-serial.ts';
import { dropGuesses, type ReadSerials } from './read-serials.ts';

/** A frame with its numbers as they are written. */
export interface NumberedFrame {
  frameNumber: string;
  serials: readonly { value: string }[];
}

/** A number of a frame in normal form. */
interface Entry<Frame> {
  normal: string;
  frame: Frame;
}

/** Frames by the folded forms of their numbers. */
export type FrameIndex<Frame> = ReadonlyMap<string, readonly Entry<Frame>[]>;

export function indexFrames<Frame extends NumberedFrame>(
  frames: readonly Frame[],
): FrameIndex<Frame> {
  const index = new Map<string, Entry<Frame>[]>();
  for (const frame of frames) {
    const numbers = [frame.frameNumber, ...frame.serials.map(({ value }) => value)];
    // Parts may have longer numbers than frames.
    const normals = new Set(numbers.map((number) => parseStoredSerial(number, 100).normal));
    for (const normal of normals) {
      if (normal === undefined) continue;
      const folded = foldSerial(normal);
      const entries = index.get(folded);
      if (entries) entries.push({ normal, frame });
      else index.set(folded, [{ normal, frame }]);
    }
  }
  return index;
}

export interface FoundOnDevice<Frame> {
  frames: Frame[];
  /** Whether the frames are near matches. */
  isNear: boolean;
  /** The numbers that are meant. */
  read: ReadSerials;
}

/** Finds frames by the numbers of a text that was typed or read; near matches only of a certain number. */
export function findInIndex<Frame>(
  index: FrameIndex<Frame>,
  asked: ReadSerials,
): FoundOnDevice<Frame> {
  const found = asked.numbers.flatMap(
    (number) => index.get(foldSerial(number))?.filter(({ normal }) => normal === number) ?? [],
  );
  const read = dropGuesses(
    asked,
    found.map(({ normal }) => normal),
  );
  const same = found.filter(({ normal }) => read.numbers.includes(normal));
  const [number] = read.numbers;
  const isSearch = read.isCertain || number?.includes('?');
  if (same.length > 0 || number === undefined || !isSearch)
    return { frames: toFrames(same), isNear: false, read };
  const near = listNearMatches(number).flatMap((folded) => index.get(folded) ?? []);
  return { frames: toFrames(near), isNear: true, read };
}

const toFrames = <Frame>(entries: readonly Entry<Frame>[]): Frame[] => [
  ...new Set(entries.map(({ frame }) => frame)),
];
