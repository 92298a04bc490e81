import { emptyVisit, type VisitValues } from '../form/visit-values.ts';
import type { VisitCustomer, VisitOption } from '../visit-basis.ts';
import type { ListedVisit, ShownVisit, VisitAnswers } from '../visits.queries.ts';

export const photoFile = (name: string, lastModified = 0) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), name], `${name}.jpg`, {
    type: 'image/jpeg',
    lastModified,
  });

/** A visit that can be sent, for tests. */
export const visitValues = (change: Partial<VisitValues> = {}): VisitValues => ({
  ...emptyVisit,
  customer: { code: 'C1', name: 'Velo Works' },
  frontShop1: [photoFile('front')],
  ...change,
});

/** The options of a kind, one of each list needs a text. */
export const options: readonly VisitOption[] = [
  { list: 'brandDisplay', id: 'WALL', label: 'Wall', needsText: false },
  { list: 'brandDisplay', id: 'OTHER', label: 'Other', needsText: true },
  { list: 'series', id: 'TRAIL', label: 'Trail', needsText: false },
  { list: 'equipment', id: 'STAND', label: 'Stand', needsText: false },
  { list: 'equipment', id: 'MORE', label: 'Something else', needsText: true },
];

/** The answers of a visit, for tests. */
export const answers = (change: Partial<VisitAnswers> = {}): VisitAnswers => ({
  otherMidrange: true,
  otherMidrangeDescription: 'Rollo',
  brandDomination: false,
  qtyPlgGrp: 12,
  qtyNonPlgGrp: 4,
  brandDisplay: { id: 'WALL', label: 'Wall' },
  brandDisplayDescription: '',
  seriesList: [{ id: 'TRAIL', label: 'Trail' }],
  seriesBrand: [{ brand: 'Rollo', series: 'City' }],
  otherSeriesList: ['Cargo'],
  notes: 'Opens late',
  equipment: [],
  equipmentText: '',
  ...change,
});

export const listed = (change: Partial<ListedVisit> = {}): ListedVisit => ({
  id: 'V1',
  kind: 'polygon',
  custCode: 'C1',
  custName: 'Velo Works',
  qtyPlgGrp: 12,
  qtyNonPlgGrp: 4,
  photoCount: 1,
  capturedAt: '2026-11-10T09:00:00Z',
  createdBy: 'ada',
  displayName: 'Ada',
  mayChange: true,
  isDeleted: false,
  version: 3,
  ...change,
});

/** A stored visit, for tests. */
export const visit = (change: Partial<ShownVisit> = {}): ShownVisit => ({
  ...listed(),
  ...answers(),
  createdAt: '2026-11-10T09:05:00Z',
  photos: [
    {
      place: 'frontShop1',
      takenAt: '2026-11-10T08:55:00Z',
      file: { id: 'F1', name: 'front.webp', bytes: 9, type: 'image/webp' },
    },
  ],
  ...change,
});

/** Customers in the order of the server: one without a visit, then one with. */
export const customers: readonly VisitCustomer[] = [
  { custCode: 'C2', name: 'New Shop', city: 'Reno', visitedAt: null, lastVisit: null },
  {
    custCode: 'C1',
    name: 'Velo Works',
    city: 'Salem',
    visitedAt: '2026-10-01T09:00:00Z',
    lastVisit: answers(),
  },
];
