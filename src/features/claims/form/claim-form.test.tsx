import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { recall, shownFrame } from '#src/features/serials/testing/frames.ts';
import {
  CheckFrameDocument,
  ClaimArticlesDocument,
  ClaimBrandsDocument,
  ClaimProblemsDocument,
  ClaimsOfFrameDocument,
  ClaimToEditDocument,
  type ClaimValuesFragment,
  FramesOnDeviceDocument,
  RegisteredFramesDocument,
} from '#src/graphql/generated/graphql.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { readSealedDraft } from '#src/offline/sealed-draft.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { readWaitingClaim } from './capture-claim.ts';
import type { ClaimNote } from './claim-values.ts';
import { Component as CreateBikeClaim } from './create-bike-claim.screen.tsx';
import { Component as CreatePaaClaim } from './create-paa-claim.screen.tsx';
import { Component as EditClaim } from './edit-claim.screen.tsx';

let userId = 7000;
beforeEach(() => {
  userId += 1;
});

const asOf = '2026-11-20T09:00:00Z';
const sold = {
  saleId: 'S1',
  soldDate: '2026-03-04',
  nonRetail: false,
  warrantyUntil: '2026-10-01',
};

function show(at: string, options: ScreenOptions = {}) {
  const network = fakeNetwork()
    .answer(CheckFrameDocument, ({ search }) => ({
      framesV4: { frames: search === 'WU12345' ? [bike] : [], asOf, info: { count: 1 } },
    }))
    .answer(FramesOnDeviceDocument, {
      framesOnDevice: { frames: [], recalls: [], checklists: [], asOf },
    })
    .answer(ClaimBrandsDocument, {
      claimBrandsV2: [{ brand: 'Alto', files: [], decidedInDays: 6 }],
    })
    .answer(ClaimProblemsDocument, {
      claimProblems: [{ id: 'P1', part: 'Frame', description: 'Crack' }],
    })
    .answer(ClaimsOfFrameDocument, { claimsV3: { claims: [] } })
    .answer(ClaimArticlesDocument, {
      claimArticlesV2: { articles: [bell], info: { count: 1 } },
    });
  const routes = [
    { path: '/:locale/claim/create/bike', element: <CreateBikeClaim /> },
    { path: '/:locale/claim/create/paa', element: <CreatePaaClaim /> },
    { path: '/:locale/claim/:id/edit', element: <EditClaim /> },
    { path: '/:locale/claim', element: <p>The list</p> },
    { path: '/:locale/claim/:id', element: <p>The detail</p> },
  ];
  return renderScreen(routes, {
    at,
    now: asOf,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC', ...options.host },
    user: { id: String(userId), scopes: ['page.claim', 'page.customer-sales-report'] },
    customer: { unified: 'C1', name: 'Velo Works' },
    network,
  });
}

const bike = shownFrame({
  frameNumber: 'WU-12345',
  serials: [{ kind: 'FrameNumber', value: 'WU-12345', articleCode: 'B-4', passportUrl: null }],
  recalls: [recall()],
  sold,
});
const bell = {
  code: null,
  codeDisplay: null,
  description: 'Old bell',
  brand: 'Alto',
  merchandise: 'BELL',
  hasSerial: false,
  doNo: null,
  deliveredOn: null,
};
const nonCode = { claimNonCode: true, claimAllowNonCode: true };

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
const attach = async (label: RegExp, name: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [picture(name)] } });
  await screen.findByText(`${name}.png`);
};
const attachAll = async (names: readonly string[]) => {
  const labels: Record<string, RegExp> = {
    invoice: /^Invoice/,
    full: /^Full bike or article/,
    serial: /^Serial number/,
    issue: /^Issue, photo 1/,
  };
  for (const name of names) await attach(labels[name] as RegExp, name);
};
const readOutbox = () => viewerDatabase().outbox.toArray();
const readInput = async () => {
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  const [entry] = await readOutbox();
  const waiting = await readWaitingClaim(entry?.id ?? '');
  return { entry: entry as NonNullable<typeof entry>, input: waiting?.input };
};
const frameField = () => screen.findByLabelText(/^Frame number/);

async function describe({ user }: ReturnType<typeof show>, text = 'It cracked\nat C:\\weld') {
  await user.click(screen.getByRole('button', { name: 'Add a problem' }));
  fillField(screen.getByLabelText(/^What happened/), text);
}

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

test('has both photos after a reload without a network', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  await attachAll(['invoice', 'full']);
  const file = { keptFile: expect.any(String) };
  await waitFor(async () =>
    expect(await readSealedDraft(viewerDatabase(), 'claim/Bike/C1/new')).toMatchObject({
      values: { invoice: [file], photo1: [file] },
    }),
  );
  first.unmount();
  const second = show('/claim/create/bike');
  second.network.goOffline();
  expect(await screen.findByText('invoice.png')).toBeDefined();
  expect(screen.getByText('full.png')).toBeDefined();
  expect(await frameField()).toHaveProperty('value', 'WU-12345');
  expect(JSON.stringify([localStorage])).not.toContain('WU-12345');
});

test('forgets the draft of a claim that was captured', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  const readDraft = () => readSealedDraft(viewerDatabase(), 'claim/Bike/C1/new');
  await waitFor(async () => expect(await readDraft()).toMatchObject({ id: expect.any(String) }));
  const { id } = (await readDraft()) as { id: string };
  first.unmount();
  // The page is closed after the capture, and before the draft ends.
  await viewerDatabase().outbox.add({ keys: [`claim/${id}`] } as OutboxEntry);
  show('/claim/create/bike');
  expect(await frameField()).toHaveProperty('value', '');
  await waitFor(async () => expect(await readDraft()).toBeNull());
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

test('keeps a draft with customer and article only', async () => {
  const shown = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  shown.network.goOffline();
  await shown.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  const { entry } = await readInput();
  expect(entry.variables).toMatchObject({ draft: true });
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

const stored: ClaimValuesFragment = {
  id: 'K1',
  productCategory: 'Bike',
  custCode: 'C1',
  custName: 'Velo Works',
  status: { id: 'DRAFT', category: 'draft' },
  isOwn: true,
  frameNumber: 'WU-12345',
  qty: 1,
  description: '',
  brandName: 'Alto',
  dealerNo: '',
  article: {
    code: 'B-4',
    codeDisplay: 'B 4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
  },
  doNo: null,
  purchaseDate: null,
  consumer: { name: '', phone: '', city: '', address: '', email: '' },
  problems: [],
  docs: [
    { docType: 'photo1', file: { id: 'F1', name: 'full.pdf', bytes: 9, type: 'application/pdf' } },
  ],
  additionalDocuments: [],
  version: 3,
};

test('replaces the unsent change of a claim with a later one', async () => {
  const shown = show('/claim/K1/edit');
  shown.network.answer(ClaimToEditDocument, { claimV2: stored });
  const what = await screen.findByLabelText(/^What happened/);
  expect(screen.getByText('full.pdf')).toBeDefined();
  shown.network.goOffline();
  fillField(what, 'First');
  await shown.user.click(screen.getByRole('button', { name: 'Save claim' }));
  await screen.findByText('The detail');
  const first = await readInput();
  shown.unmount();
  const again = show(`/claim/K1/edit?entry=${first.entry.id}`);
  again.network.answer(ClaimToEditDocument, { claimV2: stored });
  const field = await screen.findByLabelText(/^What happened/);
  await waitFor(() => expect(field).toHaveProperty('value', 'First'));
  fillField(field, 'Second');
  again.network.goOffline();
  await again.user.click(screen.getByRole('button', { name: 'Save claim' }));
  await screen.findByText('The detail');
  const second = await readInput();
  expect(second.entry.id).toBe(first.entry.id);
  expect(second.input).toMatchObject({ description: 'Second' });
  expect(second.entry.variables).toMatchObject({ id: 'K1', version: 3 });
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

test('opens a claim that was seen before without a network', async () => {
  const first = show('/claim/K1/edit');
  first.network.answer(ClaimToEditDocument, { claimV2: stored });
  await screen.findByText('full.pdf');
  first.unmount();
  const second = show('/claim/K1/edit');
  second.network.goOffline();
  expect(await screen.findByText('full.pdf')).toBeDefined();
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
