import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ClaimsOfFrameDocument,
  ClaimToEditDocument,
  RegisteredFramesDocument,
} from '#src/graphql/generated/graphql.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fillField } from '#src/testing/fill-field.ts';
import {
  attachAll,
  changeUser,
  describe,
  frameField,
  nonCode,
  readInput,
  readOutbox,
  show,
  stored,
} from '../testing/claim-form.harness.tsx';
import type { ClaimNote } from './claim-values.ts';

beforeEach(changeUser);

test('says recall, sale and warranty before the first photo', async () => {
  show('/claim/create/bike');
  fillField(await frameField(), 'wu 12345');
  expect(await screen.findByText('Product safety recall')).toBeDefined();
  expect(screen.getByText('Out of warranty since 2026-10-01.')).toBeDefined();
  expect(await screen.findByText('Trail 500 · B-4 · Alto')).toBeDefined();
  expect(screen.getByLabelText(/^Purchased on/)).toHaveProperty('value', '2026-03-04');
  expect(await screen.findByText(/decided in 6 days/)).toBeDefined();
  expect(screen.getByText('VELO WORKS')).toBeDefined();
  expect(screen.getByText(/^On 2026-03-04/)).toBeDefined();
  expect(screen.queryByText(/^Sold on/)).toBeNull();
});

test('asks for the photo of the serial number and loses nothing', async () => {
  const shown = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  await screen.findByText(/decided in 6 days/);
  await describe(shown);
  await attachAll(['invoice', 'full', 'issue']);
  shown.network.goOffline();
  await shown.user.click(screen.getByRole('button', { name: 'Send claim' }));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Attach a photo on which the serial number can be read.',
  ]);
  expect(await readOutbox()).toEqual([]);
  await attachAll(['serial']);
  await shown.user.click(screen.getByRole('button', { name: 'Send claim' }));
  expect(await screen.findByText(/^Saved on this device/)).toBeDefined();
  expect(await screen.findByText('The list')).toBeDefined();
  const { entry, input } = await readInput();
  expect(entry).toMatchObject({ operation: 'CreateBikeClaim', variables: { input: null } });
  expect(entry.keys).toEqual([`claim/${(entry.note as ClaimNote).id}`]);
  expect(Object.keys(entry.blobs).sort()).toEqual([
    'input.invoice',
    'input.photo1',
    'input.photo2',
    'input.photo3',
  ]);
  expect(input).toMatchObject({
    custCode: 'C1',
    frameNumber: 'WU-12345',
    articleCode: 'B-4',
    doNo: 'DO-1',
    qty: 1,
    description: 'It cracked\nat C:\\weld',
    problems: [{ id: 'P1', notes: '' }],
    consumer: null,
  });
});

test('offers the next photo of the issue once one is taken', async () => {
  show('/claim/create/bike');
  await attachAll(['issue']);
  expect(await screen.findByLabelText(/^Issue, photo 2/)).toBeDefined();
  expect(screen.queryByLabelText(/^Issue, photo 3/)).toBeNull();
});

test('asks for no serial number photo of a part without one', async () => {
  show('/claim/create/paa');
  expect(await screen.findByLabelText(/^Issue, photo 1/)).toBeDefined();
  const photo = () => screen.queryByLabelText(/^Serial number/, { selector: 'input[type=file]' });
  expect(photo()).toBeNull();
  fillField(await screen.findByLabelText(/^Serial number/), 'BT-12345');
  await waitFor(() => expect(photo()).not.toBeNull());
});

test('sends a claim for parts without a code', async () => {
  const shown = show('/claim/create/paa', { host: nonCode });
  await shown.user.type(await screen.findByRole('combobox', { name: /^Article/ }), 'bell');
  await shown.user.click(await screen.findByRole('option', { name: /Old bell/ }));
  await describe(shown, 'It does not ring');
  fillField(screen.getByLabelText(/^Quantity/), '2');
  fireEvent.change(screen.getByLabelText(/^Purchased on/), { target: { value: '2026-11-01' } });
  await attachAll(['invoice', 'full', 'issue']);
  shown.network.goOffline();
  await shown.user.click(screen.getByRole('button', { name: 'Send claim' }));
  const { entry, input } = await readInput();
  expect(entry.operation).toBe('CreatePartsClaim');
  expect(input).toMatchObject({
    articleCode: null,
    articleDescription: 'Old bell',
    brandName: 'Alto',
    qty: 2,
  });
});

test('takes the buyer of the sale over only by a tap', async () => {
  const { user, network } = show('/claim/create/bike');
  const customer = { name: 'Ann', phone: '1', address: '', city: 'Ulm', email: '', consent: null };
  network.answer(RegisteredFramesDocument, {
    registeredFrames: { frames: [{ id: 'S1', customer }] },
  });
  fillField(await frameField(), 'WU-12345');
  const take = await screen.findByRole('button', { name: 'Take over the buyer' });
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  await user.click(take);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann'));
  expect(screen.getByText(/copy of the ID card is needed/)).toBeDefined();
  expect(screen.getByLabelText(/^ID card/)).toBeDefined();
});

test('links to an open claim for the same frame', async () => {
  const { network } = show('/claim/create/bike');
  const status = { id: 'REVIEW', description: 'In Review', category: 'open' as const };
  network.answer(ClaimsOfFrameDocument, {
    claimsV3: {
      claims: [
        { id: 'K1', referenceNo: '1000-1', createdAt: '2026-11-02T08:00:00Z', status },
        {
          id: 'K2',
          referenceNo: '1000-2',
          createdAt: '2026-11-02T08:00:00Z',
          status: { ...status, category: 'closed' as const },
        },
      ],
    },
  });
  fillField(await frameField(), 'WU-12345');
  const link = await screen.findByRole('link', { name: 'Open the claim' });
  expect(link.getAttribute('href')).toContain('/claim/K1');
  expect(screen.getByText(/1000-1 of 2026-11-02, In Review/)).toBeDefined();
});

test('says why the server has refused a claim', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  first.network.goOffline();
  await first.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await screen.findByText('The list');
  const { entry } = await readInput();
  const problem = { field: 'input.frameNumber', code: 'ALREADY_CLAIMED', message: 'Twice' };
  const failure = { ...problem, problems: [problem] };
  await viewerDatabase().outbox.put({ ...entry, state: 'parked', failure });
  first.unmount();
  show(`/claim/create/bike?entry=${entry.id}`);
  expect(await screen.findByText(/There is an open claim for this frame/)).toBeDefined();
  expect(await frameField()).toHaveProperty('value', 'WU-12345');
});

test('does not change a claim that is decided', async () => {
  const { network } = show('/claim/K1/edit');
  network.answer(ClaimToEditDocument, {
    claimV2: { ...stored, status: { id: 'APPROVED', category: 'approved' } },
  });
  expect(await screen.findByText('This claim can no longer be changed.')).toBeDefined();
});

test('copies a claim without its files and serial number', async () => {
  const { network } = show('/claim/create/bike?copy=K1');
  network.answer(ClaimToEditDocument, { claimV2: { ...stored, description: 'Loose' } });
  const what = await screen.findByLabelText(/^What happened/);
  expect(what).toHaveProperty('value', 'Loose');
  expect(await frameField()).toHaveProperty('value', '');
  const main = within(document.body);
  expect(main.queryByText('full.pdf')).toBeNull();
});
