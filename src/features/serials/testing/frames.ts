import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import type { FrameCopy, FramesOnDevice } from '../device/frame-copies.ts';
import type { StockFrame } from '../serials.queries.ts';
import type { ShownFrame } from '../shown-frame.ts';

/** A frame that was delivered to the dealer, neither sold nor inspected. */
export const shownFrame = (over: Partial<ShownFrame> = {}): ShownFrame => ({
  id: 'B-4~WU1',
  frameNumber: 'WU-1',
  isOwn: true,
  isKnown: true,
  isNear: false,
  serials: [{ kind: 'FrameNumber', value: 'WU-1', articleCode: 'B-4', passportUrl: null }],
  articleCode: 'B-4',
  articleCodeDisplay: 'B 4',
  description: 'Trail 500',
  brand: 'Alto',
  merchandise: 'MTB',
  model: 'Trail',
  series: 'T',
  modelYear: 2026,
  color: 'Red',
  frameSize: 'M',
  custCode: 'C1',
  custName: 'Velo Works',
  doNo: 'DO-1',
  deliveredOn: '2026-02-01',
  producedOn: null,
  sold: null,
  pdi: null,
  pdiNeeded: false,
  registerWithinDays: 90,
  recalls: [],
  stolen: null,
  theftNotAsked: null,
  ...over,
});

/** A number that none of the dealer's frames has. */
export const foreignFrame = (over: Partial<ShownFrame> = {}): ShownFrame =>
  shownFrame({
    id: 'TH1',
    frameNumber: 'TH1',
    isOwn: false,
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
    ...over,
  });

export const stockFrame = (over: Partial<StockFrame> = {}): StockFrame => ({
  id: 'B-4~WU1',
  frameNumber: 'WU-1',
  articleCode: 'B-4',
  articleCodeDisplay: 'B 4',
  description: 'Trail 500',
  brand: 'Alto',
  modelYear: 2026,
  color: 'Red',
  frameSize: 'M',
  custName: 'Velo Works',
  doNo: 'DO-1',
  deliveredOn: '2026-02-01',
  sold: null,
  pdi: null,
  pdiNeeded: false,
  recalls: [],
  stolen: null,
  ...over,
});

export const recall = (over: Partial<ShownFrame['recalls'][number]> = {}) => ({
  id: 'FORK-26',
  title: 'Fork may break',
  measure: 'Exchange the fork',
  since: '2026-05-01',
  link: null,
  done: false,
  state: 'open',
  taskId: '7',
  ...over,
});

/** A report of the distributor's own register. */
export const theft = (over: Partial<NonNullable<ShownFrame['stolen']>> = {}) => ({
  since: '2026-04-01',
  source: 'police',
  reference: 'K-1',
  isOurs: true,
  link: null,
  lookalike: null,
  ...over,
});

/** Frames, recalls and inspection lists as a device takes them along. */
export const framesOnDevice = (over: Partial<FramesOnDevice> = {}): FramesOnDevice => ({
  frames: [],
  recalls: [],
  checklists: [],
  asOf: '2026-11-20T06:00:00Z',
  ...over,
});

/** The copy on a device. @param stolen numbers in normal form; null for a device without hashes */
export const frameCopy = (
  over: Partial<FramesOnDevice>,
  stolen: readonly string[] | null = [],
): FrameCopy => {
  const copy = framesOnDevice(over);
  return { copy, thefts: stolen && packTheftHashes(stolen), asOf: copy.asOf };
};
