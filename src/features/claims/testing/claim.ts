import type { ListedClaim, ShownClaim } from '../claims.queries.ts';

/** The statuses of the demo, for tests. */
export const statuses = {
  draft: { id: 'DRAFT', description: 'Draft', category: 'draft', sorting: 1 },
  submitted: { id: 'SUBMITTED', description: 'Submitted', category: 'open', sorting: 2 },
  review: { id: 'REVIEW', description: 'In Review', category: 'open', sorting: 3 },
  info: { id: 'INFO', description: 'Information Needed', category: 'waiting', sorting: 4 },
  approved: { id: 'APPROVED', description: 'Approved', category: 'approved', sorting: 5 },
  rejected: { id: 'REJECTED', description: 'Rejected', category: 'rejected', sorting: 6 },
  withdrawn: { id: 'WITHDRAWN', description: 'Withdrawn', category: 'withdrawn', sorting: 7 },
} as const satisfies Record<string, ListedClaim['status']>;

/** The answer about statuses; with the changes that a role allows. */
export const rulesOf = (...changes: [string, string][]) => ({
  claimStatus: Object.values(statuses),
  claimUserCapabilities: changes.map(([fromStatusId, toStatusId]) => ({
    productCategory: null,
    custCategory: null,
    fromStatusId,
    toStatusId,
  })),
});

/** A claim of a bike that its dealer has sent, for tests. */
export function claim(change: Partial<ShownClaim> = {}): ShownClaim {
  return {
    id: 'K1',
    referenceNo: 'C-1001',
    erpNo: null,
    dealerNo: '',
    productCategory: 'Bike',
    custCode: 'C1',
    custName: 'Velo Works',
    custCategory: 'A',
    status: statuses.submitted,
    waitsForMe: false,
    isOwn: true,
    frameNumber: 'ALC1',
    qty: 1,
    approvedQty: null,
    description: 'It creaks',
    brandName: 'Alto',
    article: { codeDisplay: 'B-4', description: 'Trail 500' },
    doNo: 'D-1',
    purchaseDate: '2026-05-01',
    problems: [{ id: 'P1', part: 'Frame', description: 'Crack', notes: '' }],
    docs: [],
    additionalDocuments: [],
    creditNote: null,
    deliveryOrders: [],
    isNotAWarranty: false,
    reasonRejection: null,
    reason: '',
    createdAt: '2026-11-10T09:00:00Z',
    sentAt: '2026-11-10T09:00:00Z',
    statusAt: '2026-11-10T09:00:00Z',
    createdBy: 'ada',
    version: 1,
    stolenBike: null,
    recallFrames: [],
    pdi: null,
    sold: null,
    deliveredOn: '2026-04-01',
    histories: [],
    comments: [],
    ...change,
  };
}

/** A stored file, for tests. */
export const file = (id: string, type = 'image/jpeg') => ({
  id,
  name: `${id}.${type.split('/')[1]}`,
  bytes: 1000,
  type,
});
