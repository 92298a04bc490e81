import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  ChangeClaimStatusDocument,
  ClaimedBrandsDocument,
  ClaimRulesDocument,
  ClaimsDocument,
} from '#src/graphql/generated/graphql.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component as ChooseClaim } from './choose-claim.screen.tsx';
import type { ShownClaim } from './claims.queries.ts';
import { Component as ClaimList } from './list/claim-list.screen.tsx';
import { claim, rulesOf, statuses } from './testing/claim.ts';

beforeEach(makeWindowWide);

const common: ScreenOptions = {
  now: '2026-11-20T09:00:00Z',
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { scopes: ['page.claim'], limitation: 'customer' },
};
const staff: ScreenOptions = {
  user: { scopes: ['page.claim', 'menu.change-cust'], limitation: 'all' },
  customer: null,
};

function show(claims: ShownClaim[], options: ScreenOptions & { rules?: [string, string][] } = {}) {
  const { rules = [], ...screenOptions } = options;
  const network = fakeNetwork()
    .answer(ClaimsDocument, {
      claimsV3: {
        claims,
        counts: [
          { statusId: 'REVIEW', count: 2 },
          { statusId: 'SUBMITTED', count: 1_200 },
        ],
        waiting: 3,
        brands: ['Alto', 'Brio'],
        info: { page: 1, limit: 10, count: claims.length, pageTotal: 1 },
        asOf: '2026-11-20T09:00:00Z',
      },
    })
    .answer(ClaimRulesDocument, rulesOf(...rules))
    .answer(ClaimedBrandsDocument, {
      claimBrandsV2: [{ brand: 'Alto', files: [], decidedInDays: 6 }],
    });
  return renderScreen(<ClaimList />, { ...common, at: '/claim', network, ...screenOptions });
}
const asked = (shown: ReturnType<typeof show>) =>
  shown.network.sent(ClaimsDocument).at(-1)?.variables;

test('lists what waits first, with number and capitals (B235)', async () => {
  const shown = show([claim()]);
  const link = await screen.findByRole('link', { name: 'C-1001' });
  expect(link.getAttribute('href')).toBe('/en-us/claim/K1');
  const row = link.closest('tr') as HTMLElement;
  for (const text of ['VELO WORKS', 'Trail 500 · B-4', 'ALC1', 'Submitted', '10 days'])
    expect(within(row).getByText(text)).toBeDefined();
  expect(asked(shown)).toMatchObject({ waitingForMe: true });
  const tab = screen.getByRole('link', { name: 'Waits for me (3)' });
  expect(tab.getAttribute('aria-current')).toBe('page');
});

test('filters by status with counts in the order of the server', async () => {
  const shown = show([claim()], { at: '/claim?show=all' });
  await screen.findByRole('link', { name: 'C-1001' });
  await chooseFilter(shown.user, 'Status', 'Submitted (1,200)');
  await waitFor(() => expect(asked(shown)).toMatchObject({ status: 'SUBMITTED' }));
  expect(asked(shown)).not.toHaveProperty('waitingForMe');
});

test('asks for what the address says', async () => {
  const shown = show([claim()], {
    at: '/claim?show=all&category=PAA&brand=Alto&customer=C2&from=2026-01-01&to=2026-02-01&search=x&sort=-statusAt',
    ...staff,
  });
  await screen.findByRole('link', { name: 'C-1001' });
  expect(asked(shown)).toMatchObject({
    productCategory: 'PAA',
    brand: 'Alto',
    custCode: 'C2',
    from: '2026-01-01',
    to: '2026-02-01',
    search: 'x',
    sort: [{ by: 'statusAt', order: 'DESC' }],
  });
  expect(
    await screen.findByText('Claims of Alto are decided in 6 days (median of 90 days)'),
  ).toBeDefined();
});

test('offers customers only to users who may choose them', async () => {
  const { unmount } = show([claim()], staff);
  expect(await screen.findByRole('button', { name: /^Customer$/, expanded: false })).toBeDefined();
  unmount();
  show([claim()]);
  await screen.findByRole('link', { name: 'C-1001' });
  expect(screen.queryByRole('button', { name: /^Customer$/, expanded: false })).toBeNull();
});

test('names a draft by its article', async () => {
  show([claim({ referenceNo: null, status: statuses.draft })]);
  expect(await screen.findByRole('link', { name: 'Draft: Trail 500' })).toBeDefined();
});

test('says that nothing waits and leads to all claims', async () => {
  show([]);
  expect(await screen.findByText('No claim waits for you')).toBeDefined();
  const all = screen.getByRole('link', { name: 'Show all claims' });
  expect(all.getAttribute('href')).toBe('/en-us/claim?show=all');
});

test('selects nothing for users without capabilities', async () => {
  show([claim()]);
  await screen.findByRole('link', { name: 'C-1001' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const both: [string, string][] = [
  ['SUBMITTED', 'REVIEW'],
  ['SUBMITTED', 'REJECTED'],
  ['REVIEW', 'REJECTED'],
];

test('gives several claims a common status and tells of each', async () => {
  const claims = [
    claim({ isOwn: false }),
    claim({ id: 'K2', referenceNo: 'C-1002', isOwn: false, status: statuses.review }),
  ];
  const shown = show(claims, { ...staff, rules: both });
  const { user, network } = shown;
  const problem = { field: 'ids', code: 'STATUS_CHANGED', message: '' };
  network.answer(ChangeClaimStatusDocument, {
    updateClaimStatus: {
      message: { status: true },
      userErrors: [],
      results: [
        { id: 'K1', userErrors: [] },
        { id: 'K2', userErrors: [problem] },
      ],
    },
  });
  for (const name of ['C-1001', 'C-1002'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  const dialog = await screen.findByRole('dialog');
  const select = within(dialog).getByLabelText(/^New status/);
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a status',
    'Rejected',
  ]);
  await user.selectOptions(select, 'Rejected');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  expect(await within(dialog).findByText('Give the reason.')).toBeDefined();
  expect(network.sent(ChangeClaimStatusDocument)).toEqual([]);
  fillField(within(dialog).getByLabelText(/^Reason/), 'Worn out');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  expect(
    await screen.findByText('1 claim now has the status Rejected', { exact: false }),
  ).toBeDefined();
  expect(screen.getByText(/Somebody else has changed the status/).textContent).toContain('C-1002');
  expect(network.sent(ChangeClaimStatusDocument)[0]?.variables).toEqual({
    ids: ['K1', 'K2'],
    status: 'REJECTED',
    reason: 'Worn out',
  });
});

test('says why no status fits all selected claims', async () => {
  const claims = [
    claim({ isOwn: false }),
    claim({ id: 'K2', referenceNo: 'C-1002', isOwn: false, status: statuses.approved }),
  ];
  const { user } = show(claims, { ...staff, rules: both });
  for (const name of ['C-1001', 'C-1002'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  expect(screen.getByText('There is no status that all of them may be given.')).toBeDefined();
});

test('offers no bulk change without a connection', async () => {
  const { user, network } = show([claim({ isOwn: false })], { ...staff, rules: both });
  await user.click(await screen.findByRole('checkbox', { name: /C-1001/ }));
  network.goOffline();
  expect(await screen.findByText('You are offline. This needs a connection.')).toBeDefined();
});

test('marks a claim whose change waits', async () => {
  const { network } = show([claim()]);
  await screen.findByRole('link', { name: 'C-1001' });
  network.goOffline();
  await captureChange({
    operation: 'AddClaimComment',
    variables: { id: 'K1', comment: 'Hi' },
    keys: ['claim/K1'],
    note: { id: 'K1' },
  });
  expect(await screen.findByText('waiting')).toBeDefined();
  expect(screen.queryByText(/new claim waits/)).toBeNull();
});

test('offers no new claim to those who only read', async () => {
  show([claim()], { user: { scopes: ['page.claim'], limitation: 'audit' } });
  await screen.findByRole('link', { name: 'C-1001' });
  expect(screen.queryByRole('link', { name: 'New claim' })).toBeNull();
});

function choose(claimAllowPAA: boolean) {
  const routes = [
    { path: '/:locale/claim/create', element: <ChooseClaim /> },
    { path: '/:locale/claim/create/bike', element: <p>bike form</p> },
  ];
  return renderScreen(routes, {
    ...common,
    at: '/claim/create',
    host: { ...common.host, claimAllowPAA },
  });
}

test('lets choose between a bike and parts (R033)', async () => {
  choose(true);
  const bike = await screen.findByRole('link', { name: /^A bike/ });
  expect(bike.getAttribute('href')).toBe('/en-us/claim/create/bike');
  const parts = screen.getByRole('link', { name: /^Parts and accessories/ });
  expect(parts.getAttribute('href')).toBe('/en-us/claim/create/paa');
});

test('leads on to a bike where parts are not taken (N014)', async () => {
  choose(false);
  expect(await screen.findByText('bike form')).toBeDefined();
});
