import { findInIndex, indexFrames } from '#shared/serials/frame-index.ts';
import { isRecalled } from '#shared/serials/recall-frames.ts';
import { readTheftHashes, type TheftHashes } from '#shared/serials/theft-hashes.ts';
import type { CheckAnswer, FramesOnDevice, ShownFrame } from './shown-frame.ts';

interface Register {
  index: ReturnType<typeof indexFrames<FramesOnDevice['frames'][number]>>;
  thefts: TheftHashes;
}

/** Built once for each copy, so that a scan is answered from the index. */
const registers = new WeakMap<FramesOnDevice, Register>();

function toRegister(copy: FramesOnDevice): Register {
  const known = registers.get(copy);
  if (known) return known;
  const bytes = Uint8Array.from(atob(copy.thefts), (character) => character.charCodeAt(0));
  const register = { index: indexFrames(copy.frames), thefts: readTheftHashes(bytes) };
  registers.set(copy, register);
  return register;
}

/**
 * Answers a check from the device's copy of the register, as the server would have answered when the copy was made. Of
 * a frame that is not in the copy only recalls and possible thefts are told. Words of an article find nothing.
 */
export function checkOnDevice(copy: FramesOnDevice, typed: string): CheckAnswer {
  const { index, thefts } = toRegister(copy);
  const { number, frames, isNear } = findInIndex(index, typed);
  const answer = { asOf: copy.asOf, isFromDevice: true } as const;
  if (frames.length > 0)
    return { ...answer, frames: frames.map((frame) => ({ ...frame, isNear, isFromDevice: true })) };
  // A text without a digit is a word rather than a number, as on the server.
  if (number === null || number.includes('?') || !/\d/.test(number))
    return { ...answer, frames: [] };
  return { ...answer, frames: [toForeign(copy, number, thefts.has(number))] };
}

function toForeign({ recalls }: FramesOnDevice, normal: string, mayBeStolen: boolean): ShownFrame {
  const found = recalls.filter((part) => isRecalled({ normal, article: null }, part));
  const unique = [...new Map(found.map((part) => [part.id, part])).values()];
  return {
    ...{ id: normal, frameNumber: normal, isOwn: false, isKnown: false, isNear: false },
    ...{ serials: [], articleCode: null, articleCodeDisplay: null, description: null },
    ...{ brand: null, modelYear: null, color: null, frameSize: null, custCode: null },
    ...{ custName: null, doNo: null, deliveredOn: null, producedOn: null, sold: null, pdi: null },
    ...{ pdiNeeded: false, registerWithinDays: null },
    recalls: unique.map(({ id, title, measure, since, link }) => ({
      ...{ id, title, measure, since, link, done: false, state: null, taskId: null },
    })),
    ...{ stolen: null, mayBeStolen, isFromDevice: true },
  };
}
