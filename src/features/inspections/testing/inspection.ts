import type { ShownInspection } from '../inspections.queries.ts';

/** A finished inspection of one point, for tests. */
export function inspection(change: Partial<ShownInspection> = {}): ShownInspection {
  const point = { checklistId: 1, description: 'Brakes', sorting: 1, answer: 'check' } as const;
  return {
    id: 'I1',
    frameNumber: 'ALC1',
    articleCode: 'B-4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
    modelYear: 2026,
    model: 'Trail',
    series: '',
    mechanic: 'Ada',
    custCode: 'C1',
    custName: 'Velo Works',
    list: 'L',
    listVersion: 2,
    checklist: [{ ...point, checked: true, value: '', photos: [] }],
    signature: null,
    inspectedOn: '2026-11-19',
    isDeleted: false,
    version: 4,
    ...change,
  };
}
