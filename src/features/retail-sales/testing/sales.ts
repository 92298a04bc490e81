import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import type { RegisteredSale, StateCounts } from '../retail-sales.queries.ts';

/** A sale that the distributor has taken. */
export const registeredSale = (over: Partial<RegisteredSale> = {}): RegisteredSale => ({
  id: 'S1',
  soldDate: '2026-11-10',
  frameNumber: 'WU1',
  articleCode: 'B-4',
  oldCode: null,
  articleDescription: 'Alto 4',
  custCode: 'C1',
  dealerName: 'Velo Works',
  nonRetail: false,
  customer: {
    name: 'Consumer 1',
    phone: '',
    address: '',
    city: 'Boulder',
    email: 'c@b.example',
    consent: null,
  },
  createdAt: '2026-11-10T10:00:00.000Z',
  status: 'complete',
  reason: null,
  serials: [],
  salesChannel: 'RETAIL',
  documentNo: null,
  postalCode: '',
  deletedAt: null,
  warrantyUntil: '2028-11-10',
  cardMail: null,
  ...over,
});

/** An answer of the report. */
export const saleList = (frames: RegisteredSale[], counts: StateCounts = []) => ({
  registeredFrames: {
    frames,
    counts,
    info: { count: frames.length },
    asOf: '2026-11-20T09:00:00.000Z',
  },
});

/** A bike that was delivered to the dealer and not sold. */
export const knownFrame = (over: Partial<ShownFrame> = {}): ShownFrame => ({
  id: 'B-4~WU12345',
  frameNumber: 'WU12345',
  isOwn: true,
  isKnown: true,
  isNear: false,
  articleCode: 'B-4',
  articleCodeDisplay: 'B 4',
  description: 'Alto 4',
  brand: 'Alto',
  merchandise: 'MTB',
  model: 'Trail',
  series: 'T',
  modelYear: 2026,
  color: 'Red',
  frameSize: 'M',
  custCode: 'C1',
  custName: 'Velo Works',
  doNo: null,
  deliveredOn: '2026-10-01',
  producedOn: null,
  serials: [],
  sold: null,
  pdi: null,
  pdiNeeded: false,
  registerWithinDays: 90,
  recalls: [],
  stolen: null,
  theftNotAsked: null,
  ...over,
});

/** The answer of the register. */
export const frameAnswer = (...frames: ShownFrame[]) => ({
  framesV4: { frames, info: { count: frames.length }, asOf: '2026-11-20T09:00:00Z' },
});

/** A recall of that bike that has not been done. */
export const openRecall = {
  id: 'R',
  title: 'Fork',
  measure: 'Exchange it',
  since: '2026-05-01',
  link: null,
  done: false,
  state: 'open',
  taskId: 'R~B-4~WU12345',
};

/** A theft in the distributor's own register. */
export const theft = {
  since: null,
  link: null,
  lookalike: null,
  source: 'police',
  reference: 'K-1',
  isOurs: true,
};

/** A bike that was delivered to another dealer, as this one sees it. */
export const foreignFrame = (over: Partial<ShownFrame> = {}): ShownFrame =>
  knownFrame({ isOwn: false, custCode: null, articleCode: null, description: null, ...over });
