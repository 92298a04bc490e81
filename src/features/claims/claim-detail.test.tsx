import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  ClaimConsumerDocument,
  ClaimDealerDocument,
  ClaimDetailDocument,
  ClaimedBrandsDocument,
  ClaimRulesDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import type { UserOverrides } from '#src/testing/fake-user.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { ShownClaim } from './claims.queries.ts';
import { Component as ClaimDetail } from './detail/claim-detail.screen.tsx';
import { claim, file, rulesOf, statuses } from './testing/claim.ts';

beforeEach(makeWindowWide);
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const common: ScreenOptions = {
  now: '2026-11-20T09:00:00Z',
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  path: '/:locale/claim/:id',
  at: '/claim/K1',
};
const dealer: UserOverrides = { scopes: ['page.claim'], limitation: 'customer' };
const staff: UserOverrides = { scopes: ['page.claim', 'page.pdi'], limitation: 'all' };

const readOutbox = () => {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0).outbox.toArray();
};
const operations = async () =>
  (await readOutbox()).map(({ operation, variables }) => [operation, variables]);

function show(
  shown: ShownClaim | null,
  user: ScreenOptions['user'],
  rules: [string, string][] = [],
) {
  const network = fakeNetwork()
    .answer(ClaimDetailDocument, { claimV2: shown })
    .answer(ClaimConsumerDocument, {
      claimV2: { consumer: { name: '', phone: '', city: '', address: '', email: '' } },
    })
    .answer(ClaimDealerDocument, { dealerInformation: null })
    .answer(ClaimRulesDocument, rulesOf(...rules))
    .answer(ClaimedBrandsDocument, {
      claimBrandsV2: [{ brand: 'Alto', files: [], decidedInDays: 6 }],
    });
  for (const id of ['F1', 'F2'])
    network.answerRest('GET', `/files/${id}/thumbnail`, () => new Response('small'));
  return renderScreen(<ClaimDetail />, { ...common, user, network });
}
const doc = (docType: string, id: string, type?: string) => ({
  docType,
  url: `/files/${id}`,
  file: file(id, type),
});
const complete = {
  docs: [
    doc('invoice', 'F0', 'application/pdf'),
    doc('photo1', 'F1'),
    doc('photo2', 'F1'),
    doc('photo3', 'F2'),
  ],
};

test('tells the dealer what is next and how soon (U250)', async () => {
  show(claim(), dealer);
  expect(await screen.findByRole('heading', { name: 'Claim C-1001' })).toBeDefined();
  expect(screen.getByText('The distributor decides next.')).toBeDefined();
  expect(await screen.findByText(/decided in 6 days/)).toBeDefined();
  expect(screen.getByText('VELO WORKS')).toBeDefined();
  expect(screen.getByText('Frame: Crack')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
});

test('says why a draft cannot be sent', async () => {
  show(claim({ status: statuses.draft, referenceNo: null, purchaseDate: null }), dealer);
  const missing = await screen.findByText('Before the claim can be sent:');
  const items = within(missing.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'The day of the purchase is missing.',
    'Attach the invoice of the sale.',
    'Attach a photo that shows the whole bike or article.',
    'Attach a photo on which the serial number can be read.',
    'Attach at least one photo of the issue.',
  ]);
  const edit = await screen.findByRole('link', { name: 'Complete it' });
  expect(edit.getAttribute('href')).toBe('/en-us/claim/K1/edit');
});

test('takes no comment on a draft, which nobody else sees', async () => {
  show(claim({ status: statuses.draft, comments: [] }), dealer);
  expect(await screen.findByText('The claim is not sent yet.')).toBeDefined();
  expect(screen.queryByLabelText(/^Comment/)).toBeNull();
});

test('sends a complete draft without a network (reading 99)', async () => {
  const { user, network } = show(claim({ status: statuses.draft, ...complete }), dealer);
  const send = await screen.findByRole('button', { name: 'Send claim' });
  network.goOffline();
  await user.click(send);
  expect(await screen.findByText('The claim is sent when you are online.')).toBeDefined();
  expect(await operations()).toEqual([
    ['ChangeClaimStatus', { id: 'K1', status: 'SUBMITTED', from: 'DRAFT' }],
  ]);
  expect(await screen.findByText('The change to Submitted waits to be sent.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send claim' })).toBeNull();
});

test('answers a question with a photo (reading 99)', async () => {
  const question = { status: statuses.info, reason: 'Which fork is it?' };
  const { user, network } = show(claim(question), dealer);
  expect(await screen.findByText('Which fork is it?')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = await screen.findByRole('dialog');
  network.goOffline();
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  expect(await within(dialog).findByText('Write an answer.')).toBeDefined();
  fillField(within(dialog).getByLabelText(/^Your answer/), 'The short one');
  const photo = new File(['photo'], 'fork.jpg', { type: 'image/jpeg' });
  await user.upload(within(dialog).getByLabelText(/^Photos/), photo);
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('The answer is sent when you are online.')).toBeDefined();
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'ChangeClaimStatus',
    keys: ['claim/K1'],
    variables: {
      id: 'K1',
      status: 'SUBMITTED',
      from: 'INFO',
      reason: 'The short one',
      photos: [null],
    },
  });
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['photos.0']);
});

test('asks before a claim is withdrawn', async () => {
  const { user } = show(claim(), dealer);
  await screen.findByRole('heading', { name: 'Claim C-1001' });
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  });
  expect(await operations()).toEqual([]);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Withdraw claim' }));
  await waitFor(async () =>
    expect(await operations()).toEqual([
      ['ChangeClaimStatus', { id: 'K1', status: 'WITHDRAWN', from: 'SUBMITTED' }],
    ]),
  );
});

test('offers edit and copy of a claim that waits', async () => {
  const { user } = show(claim({ status: statuses.info }), dealer);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Edit', 'Copy']);
});

const decisions: [string, string][] = [
  ['SUBMITTED', 'INFO'],
  ['SUBMITTED', 'APPROVED'],
  ['SUBMITTED', 'REJECTED'],
];
const ofOthers = { isOwn: false, waitsForMe: true };

test('approves a part of the pieces with a reason (B219)', async () => {
  const { user } = show(claim({ ...ofOthers, qty: 2 }), staff, decisions);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/^New status/), 'Approved');
  const qty = await within(dialog).findByLabelText(/^Approved quantity/);
  await user.type(qty, '3');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  expect(await operations()).toEqual([]);
  await user.clear(qty);
  await user.type(qty, '1');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  expect(await within(dialog).findByText('Give the reason.')).toBeDefined();
  fillField(within(dialog).getByLabelText(/^Reason/), 'One is worn');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  await waitFor(async () =>
    expect(await operations()).toEqual([
      [
        'ChangeClaimStatus',
        {
          id: 'K1',
          status: 'APPROVED',
          from: 'SUBMITTED',
          reason: 'One is worn',
          approvedQty: 1,
        },
      ],
    ]),
  );
});

test('marks a rejected claim as no warranty case (U250)', async () => {
  const { user } = show(claim(ofOthers), staff, decisions);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText(/^New status/), 'Rejected');
  await user.click(await within(dialog).findByLabelText('It is not a warranty case'));
  fillField(within(dialog).getByLabelText(/^Reason/), 'Crash');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  await waitFor(async () => {
    const [first] = await operations();
    expect(first?.[1]).toMatchObject({ status: 'REJECTED', isNotAWarranty: true, reason: 'Crash' });
  });
});

test('shows the rejection in words, and no way to add more', async () => {
  show(
    claim({ status: statuses.rejected, isNotAWarranty: true, reasonRejection: 'A crash' }),
    dealer,
  );
  expect(await screen.findByText('This is not a warranty case.')).toBeDefined();
  expect(screen.queryByText('Not a warranty case')).toBeNull();
  expect(screen.getByText('A crash')).toBeDefined();
  expect(screen.getByText('The claim is decided, so nothing can be added.')).toBeDefined();
  expect(screen.queryByLabelText(/^Comment/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
});

test('tells the dealer of a partial approval', async () => {
  show(claim({ status: statuses.approved, qty: 2, approvedQty: 1, reason: 'One worn' }), dealer);
  expect(await screen.findByText('1 of 2 pieces is approved.')).toBeDefined();
  expect(screen.getByText('One worn')).toBeDefined();
});

test('sends an internal comment of staff (B221)', async () => {
  const { user, network } = show(claim(ofOthers), staff);
  await user.click(await screen.findByRole('switch', { name: 'Internal comment' }));
  network.goOffline();
  fillField(screen.getByLabelText(/^Comment/), 'Ask the factory');
  await user.click(screen.getByRole('button', { name: 'Add internally' }));
  expect(await screen.findByText('waiting')).toBeDefined();
  expect(screen.getByText('Ask the factory')).toBeDefined();
  expect(screen.getByText('internal')).toBeDefined();
  expect(await operations()).toEqual([
    ['AddClaimComment', { id: 'K1', comment: 'Ask the factory', isInternal: true }],
  ]);
});

test('lets a dealer comment, but not internally (B221)', async () => {
  const { user, network } = show(claim(), dealer);
  fillField(await screen.findByLabelText(/^Comment/), 'Any news?');
  expect(screen.queryByRole('switch')).toBeNull();
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  await waitFor(async () =>
    expect(await operations()).toEqual([['AddClaimComment', { id: 'K1', comment: 'Any news?' }]]),
  );
});

test('keeps an unsent comment with its switch', async () => {
  const first = show(claim(ofOthers), { ...staff, id: '77' });
  await first.user.click(await screen.findByRole('switch', { name: 'Internal comment' }));
  fillField(screen.getByLabelText(/^Comment/), 'Secret');
  first.unmount();
  show(claim(ofOthers), { ...staff, id: '77' });
  expect(await screen.findByLabelText(/^Comment/)).toHaveProperty('value', 'Secret');
  expect(screen.getByRole('switch')).toHaveProperty('checked', true);
});

const paper = {
  id: 'D1',
  no: 1,
  url: '/files/F9',
  title: 'Report',
  file: file('F9', 'application/pdf'),
};

test('adds and deletes papers without a network (U248)', async () => {
  const { user, network } = show(claim({ additionalDocuments: [paper] }), dealer);
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = await screen.findByRole('dialog');
  network.goOffline();
  const pdf = new File(['pdf'], 'bill.pdf', { type: 'application/pdf' });
  await user.upload(within(dialog).getByLabelText(/^File/), pdf);
  fillField(within(dialog).getByLabelText(/^Title/), 'Bill');
  await user.click(within(dialog).getByRole('button', { name: 'Add document' }));
  expect(await screen.findByText('Bill')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete document Report' }));
  await user.click(await screen.findByRole('button', { name: 'Delete document' }));
  expect(await screen.findByText(/^deleted/)).toBeDefined();
  expect(await operations()).toEqual([
    ['AddClaimPaper', { claimId: 'K1', additionalDocument: null, title: 'Bill' }],
    ['DeleteClaimPaper', { id: 'D1' }],
  ]);
});

test('opens photos large, and an ID card only when asked', async () => {
  const idCard = doc('idCard', 'F5');
  const shown = claim({ docs: [...complete.docs, idCard] });
  const { user, network } = show(shown, staff);
  network
    .answerRest('GET', '/files/F1', () => new Response('large'))
    .answerRest('GET', '/files/F5', () => new Response('card'));
  await user.click(await screen.findByRole('button', { name: 'Open Full bike or article' }));
  const dialog = await screen.findByRole('dialog', { name: 'Full bike or article' });
  expect(await within(dialog).findByRole('img', { name: 'Full bike or article' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Serial number' })).toBeDefined();
  expect(network.requests.map(({ path }) => path)).not.toContain('/files/F5');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'ID card' }));
  await waitFor(() => expect(network.requests.map(({ path }) => path)).toContain('/files/F5'));
  expect(network.requests.map(({ path }) => path)).not.toContain('/files/F5/thumbnail');
});

test('says that an ID card may not be opened', async () => {
  show(claim({ docs: [{ ...doc('idCard', 'F5'), url: null }] }), dealer);
  expect(await screen.findByText(/you may not open it/)).toBeDefined();
});

const report = { since: null, lookalike: null, link: null };
const task = { since: '2026-01-01', link: null, state: null, taskId: null };

test('tells staff how to reach the dealer (O093)', async () => {
  show(claim(ofOthers), staff).network.answer(ClaimDealerDocument, {
    dealerInformation: {
      r3: '1001',
      isr: null,
      address: 'Main Street 1',
      postalCode: '12345',
      city: 'Ulm',
      phone: '+49 731 1',
      email: 'shop@mail.example',
      salesPerson: 'Sales One',
    },
  });
  expect(await screen.findByText('+49 731 1')).toBeDefined();
  expect(screen.getByText('Main Street 1, 12345 Ulm')).toBeDefined();
});

test('warns of theft and recalls, and links the inspection', async () => {
  show(
    claim({
      stolenBike: { ...report, stolen: true, source: 'Police', reference: '1', isOurs: true },
      recallFrames: [{ ...task, id: 'R', title: 'Fork', measure: 'Change it', done: false }],
      pdi: { id: 'I1', inspectedOn: '2026-04-02', mechanic: 'Ben' },
      sold: { saleId: 'S', soldDate: '2026-05-01', nonRetail: false, warrantyUntil: '2028-05-01' },
      creditNote: { no: 'CN-1', date: '2026-11-18', amount: 5_000, currency: 'USD' },
      deliveryOrders: [{ doNumber: 'D-9', date: '2026-11-19', qty: 1 }],
    }),
    staff,
  );
  expect(await screen.findByText(/reported as stolen/)).toBeDefined();
  expect(screen.getByText('Product safety recall: Fork. Change it')).toBeDefined();
  const inspection = screen.getByRole('link', { name: '2026-04-02 by Ben' });
  expect(inspection.getAttribute('href')).toBe('/en-us/pdi/I1');
  expect(screen.getByText('2028-05-01')).toBeDefined();
  expect(screen.getByText('CN-1 · 2026-11-18 · $50.00')).toBeDefined();
  expect(screen.getByText('D-9 · 2026-11-19 · × 1')).toBeDefined();
});

test('shows the history with reasons (E634)', async () => {
  const event = { by: 'Sam', at: '2026-11-12T09:00:00Z', reason: 'Which fork?' };
  const histories = [
    {
      ...event,
      from: statuses.submitted,
      to: statuses.info,
      approvedQty: null,
      isNotAWarranty: false,
    },
  ];
  show(claim({ status: statuses.approved, histories }), dealer);
  expect(await screen.findByText('Submitted → Information Needed')).toBeDefined();
  expect(screen.getByText('Which fork?')).toBeDefined();
});

test('says of an unknown claim that there is none', async () => {
  show(null, dealer);
  expect(
    await screen.findByText('This claim no longer exists, or you have no access to it'),
  ).toBeDefined();
});

test('changes nothing for those who only read', async () => {
  show(claim(), { scopes: ['page.claim'], limitation: 'audit' }, decisions);
  await screen.findByRole('heading', { name: 'Claim C-1001' });
  for (const name of ['Decide', 'Send comment', 'Add a document'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
