import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startVisits, type Visits } from './testing/visits.harness.ts';

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.app.close());

describe('a new visit (O235)', () => {
  test('is stored as it was sent', async () => {
    const { record, userErrors } = await visits.createWhole({
      otherMidrange: true,
      otherMidrangeDescription: ' Two ',
      brandDisplay: 'OTHER',
      brandDisplayDescription: 'A wall',
      seriesList: ['S2', 'S1'],
      seriesBrand: [{ brand: 'Trek', series: 'Fuel' }],
      otherSeriesList: ['Own', ' '],
      notes: 'One\nTwo',
      equipment: ['TOOL'],
    });
    expect(userErrors).toEqual([]);
    expect(record).toMatchObject({
      version: 1,
      otherMidrangeDescription: 'Two',
      brandDisplay: { id: 'OTHER', label: 'Option OTHER' },
      seriesList: [{ id: 'S2' }, { id: 'S1' }],
      seriesBrand: [{ brand: 'Trek', series: 'Fuel' }],
      otherSeriesList: ['Own'],
      notes: 'One\nTwo',
      photoCount: 1,
      createdBy: 'sales1',
      mayChange: true,
    });
  });
});
