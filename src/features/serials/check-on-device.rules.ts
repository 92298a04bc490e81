import { findInIndex, indexFrames } from '#shared/serials/frame-index.ts';
import { parseStoredSerial } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { isRecalled } from '#shared/serials/recall-frames.ts';
import { readTheftHashes, type TheftHashes } from '#shared/serials/theft-hashes.ts';
import type { FrameCopy, FramesOnDevice } from './device/frame-copies.ts';
import type { CheckAnswer, ShownFrame } from './shown-frame.ts';

/** The device's copy of the register, from which scans are answered. */
export interface DeviceRegister {
  index: ReturnType<typeof indexFrames<FramesOnDevice['frames'][number]>>;
  recalls: FramesOnDevice['recalls'];
  checklists: FramesOnDevice['checklists'];
  /** Null when the device has no hashes of stolen numbers. */
  thefts: TheftHashes | null;
  asOf: string;
}

/** Builds the indexes, once for all checks. */
export function toRegister({ copy, thefts, asOf }: FrameCopy): DeviceRegister {
  const { frames, recalls, checklists } = copy;
  const hashes = thefts && readTheftHashes(thefts);
  return { index: indexFrames(frames), recalls, checklists, thefts: hashes, asOf };
}

/**
 * Answers a check from the device's copy of the register, as the server would have answered when the copy was made. For
 * a frame that is not in the copy, the answer has only recalls and a possible theft. Words of an article find nothing,
 * and a text that is no number for certain only what is known of a number in it.
 */
export function checkOnDevice(register: DeviceRegister, typed: string): CheckAnswer {
  const { frames, isNear, read } = findInIndex(register.index, readSerials(typed));
  const answer = { asOf: register.asOf, isFromDevice: true } as const;
  const shown = frames.map((frame) => ({ ...frame, isNear, isFromDevice: true as const }));
  const ofFrames = frames.flatMap(({ frameNumber, serials }) =>
    [frameNumber, ...serials.map(({ value }) => value)].map((one) => parseStoredSerial(one).normal),
  );
  // A text without a digit is a word rather than a number, as on the server.
  const foreign = read.numbers
    .filter((one) => /\d/.test(one) && !one.includes('?') && !ofFrames.includes(one))
    .map((number) => toForeign(register, number));
  if (shown.length > 0)
    return { ...answer, frames: [...foreign.filter(({ mayBeStolen }) => mayBeStolen), ...shown] };
  const bad = foreign.filter(({ recalls, mayBeStolen }) => recalls.length > 0 || mayBeStolen);
  const good = read.isCertain ? foreign.slice(0, 1) : [];
  return { ...answer, frames: bad.length > 0 ? bad : good };
}

/**
 * Finds the points of the list for a bike, as the server would have answered when the copy was made.
 * @returns null unless such a bike with a list is among the frames
 */
export function findChecklist(
  { checklists }: Pick<DeviceRegister, 'checklists'>,
  { brand, merchandise }: { brand: string; merchandise: string },
): FramesOnDevice['checklists'][number]['points'] | null {
  const small = brand.toLowerCase();
  const found = checklists.find(({ bikes }) =>
    bikes.some((bike) => bike.brand.toLowerCase() === small && bike.merchandise === merchandise),
  );
  return found?.points ?? null;
}

function toForeign({ recalls, thefts }: DeviceRegister, normal: string): ShownFrame {
  const found = recalls.filter((part) => isRecalled({ normal, article: null }, part));
  const unique = [...new Map(found.map((part) => [part.id, part])).values()];
  return {
    id: normal,
    frameNumber: normal,
    isOwn: false,
    isKnown: false,
    isNear: false,
    serials: [],
    articleCode: null,
    articleCodeDisplay: null,
    description: null,
    brand: null,
    merchandise: null,
    model: null,
    series: null,
    modelYear: null,
    color: null,
    frameSize: null,
    custCode: null,
    custName: null,
    doNo: null,
    deliveredOn: null,
    producedOn: null,
    sold: null,
    pdi: null,
    pdiNeeded: false,
    registerWithinDays: null,
    recalls: unique.map(({ id, title, measure, since, link }) => ({
      id,
      title,
      measure,
      since,
      link,
      done: false,
      state: null,
      taskId: null,
    })),
    stolen: null,
    theftNotAsked: null,
    isFromDevice: true,
    mayBeStolen: thefts?.has(normal) ?? false,
    isTheftUnknown: thefts === null,
  };
}
