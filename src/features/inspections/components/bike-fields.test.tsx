import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CheckFrameDocument, InspectionChecklistDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as CreateInspection } from '../create-inspection.screen.tsx';

// Drafts of other tests.
beforeEach(() => localStorage.clear());

const frame = {
  id: 'B-4~ALC1',
  frameNumber: 'ALC-0001',
  isOwn: true,
  isNear: false,
  articleCode: 'B-4',
  description: 'Trail 500',
  brand: 'Alto',
  merchandise: 'MTB',
  model: 'Trail',
  series: '',
  modelYear: 2026,
  custCode: 'C1',
  custName: 'Velo Works',
  pdi: null,
  stolen: null,
  recalls: [],
  serials: [],
};
const point = { list: 'L', version: 3 };
const points = [
  { ...point, checklistId: 1, description: 'Brakes', sorting: 1, answer: 'check' as const },
  { ...point, checklistId: 2, description: 'Stem', sorting: 2, answer: 'value' as const },
  { ...point, checklistId: 3, description: 'Fork', sorting: 3, answer: 'photo' as const },
];

function showNew({ at = '/pdi/create', bike = frame as object } = {}) {
  const network = fakeNetwork()
    .answer(CheckFrameDocument, { framesV4: { frames: [bike], asOf: '2026-11-20T09:00:00Z' } })
    .answer(InspectionChecklistDocument, { claimPDIChecklist: points });
  return renderScreen(<CreateInspection />, {
    at,
    network,
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.pdi'] },
    customer: { unified: 'C1', name: 'Velo Works' },
  });
}

test('marks only points without value or photo, and asks first', async () => {
  const { user } = showNew();
  fillField(await screen.findByLabelText(/^Frame number/), 'alc-0001');
  await screen.findByText('0 of 3 points done');
  await user.click(screen.getByRole('button', { name: 'All done' }));
  const question = await screen.findByRole('dialog', { name: 'Mark 1 point as done?' });
  expect(within(question).getByText('Brakes')).toBeDefined();
  expect(within(question).getByText(/^2 points need a value or a photo/)).toBeDefined();
  expect(within(question).queryByText('Stem')).toBeNull();
  expect(screen.getByLabelText('Brakes')).toHaveProperty('checked', false);
  await user.click(within(question).getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('1 of 3 points done')).toBeDefined();
  expect(screen.getByLabelText('Stem')).toHaveProperty('checked', false);
});

test('keeps a mark that was made while it was asked', async () => {
  const { user } = showNew();
  fillField(await screen.findByLabelText(/^Frame number/), 'alc-0001');
  await screen.findByText('0 of 3 points done');
  await user.click(screen.getByRole('button', { name: 'All done' }));
  const question = await screen.findByRole('dialog', { name: 'Mark 1 point as done?' });
  fireEvent.click(screen.getByLabelText('Stem'));
  await user.click(within(question).getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('2 of 3 points done')).toBeDefined();
});

test('gives no example of a value in another unit', async () => {
  showNew({ at: '/pdi/create?frame=ALC-0001' });
  expect(await screen.findByLabelText('Value Stem')).toBeDefined();
  expect(screen.queryByText(/Nm/)).toBeNull();
});

const findFold = (line: string) =>
  screen.findByText(line).then((text) => text.closest('details') as HTMLDetailsElement);

test('folds what is known of the bike into one line', async () => {
  showNew({ at: '/pdi/create?frame=ALC-0001' });
  const fold = await findFold('ALC-0001 · Trail 500');
  expect(fold.open).toBe(false);
  expect(within(fold).getByLabelText(/^Frame number/)).toHaveProperty('value', 'ALC-0001');
});

test('opens the fields of a bike that is not known', async () => {
  showNew({ at: '/pdi/create?frame=ALC-0001', bike: { ...frame, isOwn: false } });
  const fold = await findFold('ALC-0001');
  await waitFor(() => expect(fold.open).toBe(true));
});
