// Frames as they are stored: what the frames of an article have in common is stored once, because most of a dealer's
// 20,000 frames are of some hundred articles. That makes the copy about a third smaller.
import type { FramesOnDeviceQuery } from '#src/graphql/generated/graphql.ts';

type Frame = FramesOnDeviceQuery['framesOnDevice']['frames'][number];
type Shared = ReturnType<typeof split>['shared'];

export interface PackedFrames {
  shared: readonly Shared[];
  /** The fields that only the frame has, and the place of the others in `shared`. */
  frames: readonly { place: number; own: ReturnType<typeof split>['own'] }[];
}

function split(frame: Frame) {
  const { articleCode, articleCodeDisplay, description, brand, merchandise, ...more } = frame;
  const { model, series, modelYear, color, frameSize, custCode, custName, ...others } = more;
  const { pdiNeeded, registerWithinDays, ...own } = others;
  const shared = {
    articleCode,
    articleCodeDisplay,
    description,
    brand,
    merchandise,
    model,
    series,
    modelYear,
    color,
    frameSize,
    custCode,
    custName,
    pdiNeeded,
    registerWithinDays,
  };
  return { shared, own };
}

export function packFrames(frames: readonly Frame[]): PackedFrames {
  const places = new Map<string, number>();
  const all: Shared[] = [];
  const packed = frames.map((frame) => {
    const { shared, own } = split(frame);
    const key = JSON.stringify(Object.values(shared));
    const place = places.get(key) ?? all.push(shared) - 1;
    places.set(key, place);
    return { place, own };
  });
  return { shared: all, frames: packed };
}

export const unpackFrames = ({ shared, frames }: PackedFrames): Frame[] =>
  frames.map(({ place, own }) => ({ ...own, ...shared[place] }) as Frame);
