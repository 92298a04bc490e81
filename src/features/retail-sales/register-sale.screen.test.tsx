import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import {
  CheckFrameDocument,
  CitiesDocument,
  FrameStockDocument,
  FramesOnDeviceDocument,
  RegisteredFramesDocument,
} from '#src/graphql/generated/graphql.ts';
import { unsealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { readSealedDraft } from '#src/offline/sealed-draft.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './register-sale.screen.tsx';
import {
  frameAnswer,
  knownFrame,
  openRecall,
  registeredSale,
  saleList,
  theft,
} from './testing/sales.ts';

// Walks of many steps, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// They come late; making them ready counts for no test.
beforeAll(() =>
  Promise.all([
    import('../scan/scan-button.tsx'),
    import('./register/sale-draft.ts'),
    import('./register/capture-sale.ts'),
  ]),
);

const inStock = { id: 'F9', frameNumber: 'WU99999', description: 'Trail 500' };
const asOf = '2026-11-20T06:00:00Z';
const onDevice = (frames: ShownFrame[]) => ({ framesOnDevice: { frames, recalls: [], asOf } });
/** The register of the server by number, of which the device has no frame. */
const withRegister = (frames: Record<string, ShownFrame[]>) =>
  fakeNetwork()
    .answer(CitiesDocument, { cities: [] })
    .answer(FrameStockDocument, { framesV4: { frames: [inStock] } })
    .answer(CheckFrameDocument, ({ search }) => frameAnswer(...(frames[search] ?? [])));
const withFrames = (...frames: ShownFrame[]) => withRegister({ WU12345: frames });

const dealer = { scopes: ['page.customer-sales-report'] };

const common: ScreenOptions = {
  at: '/retail-sales/register',
  now: '2026-11-20T09:00:00Z',
  user: dealer,
  host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
};
const open = (network: FakeNetwork, options: ScreenOptions = {}) =>
  renderScreen(<Component />, { ...common, network, ...options });

const readOutbox = () => viewerDatabase().outbox.toArray();
const frameField = () => screen.findByLabelText(/^Frame number/);
const register = () => screen.getByRole('button', { name: 'Register' });

test('keeps a sale on the device without a network, encrypted', async () => {
  const { user, network } = open(withFrames());
  network.goOffline();
  fillField(await frameField(), 'wu-12345');
  expect(await screen.findByText(/The number is checked when the sale is sent/)).toBeDefined();
  fillField(screen.getByLabelText(/^Name/), 'Consumer 7');
  fillField(screen.getByLabelText(/^E-mail/), 'c7@b.example');
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  fillField(screen.getByLabelText('Battery'), 'bt 1');
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  fillField(screen.getByLabelText('Motor'), 'mo 1');
  await user.click(register());
  await screen.findByText('The sale is kept on this device and sent when you are online.');
  const [entry] = await readOutbox();
  if (!entry) throw new Error('no entry');
  expect(entry).toMatchObject({
    operation: 'RegisterFrame',
    customer: 'C1',
    state: 'queued',
    keys: ['retail-sale/WU12345', 'retail-sale/WU12345/retail'],
    variables: {
      frameNumber: 'wu-12345',
      soldDate: '2026-11-20',
      useAccountData: false,
      saleId: expect.stringMatching(/^[\da-f-]{36}$/),
      customer: null,
      serials: [
        { kind: 'SerialNumberBattery', value: 'bt 1' },
        { kind: 'SerialNumberMotor', value: 'mo 1' },
      ],
    },
  });
  expect(JSON.stringify(entry)).not.toContain('Consumer 7');
  expect(await unsealVariables(viewerDatabase(), entry)).toMatchObject({
    customer: { name: 'Consumer 7' },
  });
});

/** Enters a sale without a network and registers it. */
async function enter({ user, network }: ReturnType<typeof open>, frame: string) {
  network.goOffline();
  await user.type(await frameField(), frame);
  await user.click(screen.getByRole('radio', { name: 'No data' }));
  await user.click(register());
  await screen.findByText(`The sale of ${frame} is saved. Register the next one below.`);
}

test('offers the bikes in stock for the frame number', async () => {
  const { user, network } = open(withFrames());
  const field = await frameField();
  expect(network.sent(FrameStockDocument)).toEqual([]);
  await user.click(field);
  const options = document.getElementById(field.getAttribute('list') ?? '');
  await waitFor(() => expect(options?.innerHTML).toContain('WU99999'));
});

test('registers one bike after the other', async () => {
  const shown = open(withFrames());
  await shown.user.click(await screen.findByText('How it was sold'));
  await shown.user.selectOptions(await screen.findByLabelText('Way of sale'), 'Online');
  await enter(shown, 'WU1');
  expect(await screen.findByText('waiting')).toBeDefined();
  const field = await frameField();
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText(/^Sold on/)).toHaveProperty('value', '2026-11-20');
  await enter(shown, 'WU2');
  const [first, second] = await readOutbox();
  expect(first).toMatchObject({
    keys: ['retail-sale/WU1', 'retail-sale/WU1/non-retail'],
    variables: { customer: null, useAccountData: false },
  });
  expect(second?.variables).toMatchObject({ salesChannel: 'ONLINE' });
  const [one, other] = [first, second].map((entry) => entry?.variables as { saleId: string });
  expect(one?.saleId).not.toBe(other?.saleId);
});

/** Bikes that must not be sold so: what the page shows of each, and why the form refuses it. */
const refused: [number: string, over: Partial<ShownFrame>, shown: RegExp, reason: RegExp][] = [
  [
    'NOBODYS',
    { isOwn: false, isKnown: false },
    /^This frame number/,
    /^This frame number is not one of ours$/,
  ],
  ['OTHERS', { isOwn: false }, /^This bike was not/, /Confirm that you have sold it/],
  ['ELSEWHERE', { custCode: 'C2' }, /^ELSEWHERE$/, /Confirm that you have sold it/],
  ['LATER', { deliveredOn: '2026-11-21' }, /^LATER$/, /^The bike was delivered after this day$/],
  ['NEWER', { producedOn: '2026-11-21' }, /^NEWER$/, /^The bike was produced after this day$/],
];

test('says what is missing, wrong, or against the sale', async () => {
  const bikes = refused.map(([frameNumber, over]) => [
    frameNumber,
    [knownFrame({ frameNumber, description: frameNumber, ...over })],
  ]);
  const { user } = open(withRegister(Object.fromEntries(bikes)));
  // A keyboard scanner ends the number with Enter.
  await user.type(await frameField(), 'WU12345{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  expect(screen.queryByText('Required')).toBeNull();
  fillField(await frameField(), 'WU#1');
  await user.click(register());
  expect(await screen.findByText('A number has only letters and digits')).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  fillField(screen.getByLabelText(/^Name/), 'Consumer 7');
  for (const [number, , shown, reason] of refused) {
    fillField(await frameField(), number);
    await screen.findAllByText(shown);
    await user.click(register());
    await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(0));
    expect(document.querySelector('[aria-invalid]')).not.toBeNull();
  }
  expect(await readOutbox()).toEqual([]);
});

test('shows at once what the register knows', async () => {
  const sold = { saleId: null, soldDate: '2026-11-02', nonRetail: false, warrantyUntil: null };
  const key = { kind: 'KeyNumberFrameLock', value: 'K1', articleCode: 'A-1', passportUrl: null };
  const link = 'https://bikeindex.org/bikes/7';
  const elsewhere = { source: 'Bike Index', reference: '1', isOurs: false };
  const { user } = open(
    withRegister({
      WU12345: [
        knownFrame({
          sold,
          stolen: theft,
          recalls: [openRecall],
          registerWithinDays: 30,
          serials: [key] as ShownFrame['serials'],
        }),
      ],
      LISTED: [knownFrame({ frameNumber: 'LISTED', stolen: { ...theft, ...elsewhere, link } })],
      UNASKED: [knownFrame({ frameNumber: 'UNASKED', theftNotAsked: 'Bike Index' })],
    }),
  );
  fillField(await frameField(), 'WU12345');
  expect(await screen.findByText('Alto 4')).toBeDefined();
  expect(screen.getByText(/Already reported as sold on/)).toBeDefined();
  expect(screen.getByText(/reported as stolen/)).toBeDefined();
  expect(screen.getByText(/is recalled/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  expect(screen.getByLabelText('Part')).toHaveProperty('value', 'KeyNumberFrameLock');

  expect(screen.getByText('Register by 2026-12-20')).toBeDefined();
  expect(screen.getByText('30 days left')).toBeDefined();
  const day = screen.getByLabelText(/^Sold on/);
  fillField(day, '2026-10-25');
  expect(await screen.findByText('4 days left')).toBeDefined();
  fillField(day, '2026-10-01');
  expect(await screen.findByText('Too late')).toBeDefined();

  fillField(await frameField(), 'LISTED');
  expect(await screen.findByText(/^Bike Index lists a stolen bike with this number/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show the report' }).getAttribute('href')).toBe(link);
  expect(screen.queryByText(/reported as stolen/)).toBeNull();
  fillField(await frameField(), 'UNASKED');
  expect(await screen.findByText(/^Bike Index could not be asked/)).toBeDefined();
});

test('registers a bike that has to be chosen and confirmed', async () => {
  const twin = { id: 'b', articleCode: 'B-5', description: 'Alto 5', custCode: 'C2' };
  const { user, network } = open(
    withRegister({
      WU12346: [knownFrame({ isNear: true })],
      WU12345: [knownFrame(), knownFrame({ ...twin, pdiNeeded: true })],
    }),
    { user: { scopes: ['page.customer-sales-report', 'page.pdi'] } },
  );
  fillField(await frameField(), 'WU12346');
  await user.click(await screen.findByRole('button', { name: /^WU12345 · Alto 4/ }));
  expect(await frameField()).toHaveProperty('value', 'WU12345');
  // Its number alone, which two bikes have.
  fillField(await frameField(), 'WU1234');
  fillField(await frameField(), 'WU12345');
  fillField(screen.getByLabelText(/^Name/), 'Consumer 7');
  await screen.findByText(/Several bikes have this number/);
  await user.click(register());
  expect(await screen.findByText(/Choose the article/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Alto 5/ }));
  await user.click(await screen.findByLabelText(/although it was delivered to another dealer/));
  expect(await screen.findByText('The bike is not inspected yet')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Inspect it' });
  expect(link.getAttribute('href')).toContain('/pdi/create?frame=WU12345');
  await user.click(screen.getByLabelText('We have sold it without an inspection'));
  network.goOffline();
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({
    articleCode: 'B-5',
    confirmed: ['NOT_DELIVERED_TO_YOU', 'NOT_INSPECTED'],
  });
});

test('answers from the device without a network', async () => {
  const own = knownFrame({ recalls: [openRecall] });
  const headers = { etag: '"1"', 'content-type': 'application/octet-stream' };
  const network = withFrames()
    .answer(FramesOnDeviceDocument, onDevice([own]))
    .answerRest('GET', '/stolen-bikes/2', () => new Response(packTheftHashes([]), { headers }));
  const routes = [
    { path: '/:locale/retail-sales', element: null },
    { path: '/:locale/retail-sales/register', element: <Component /> },
  ];
  const { user, queries, router, storeToken } = renderScreen(routes, {
    ...common,
    at: '/retail-sales',
    network,
  });
  await storeToken(dealer.scopes);
  await router.navigate('/en-us/retail-sales/register');
  await frameField();
  await waitFor(() => expect(queries.getQueryData(['frames', 'device'])).toBeTruthy());
  network.goOffline();
  fillField(await frameField(), 'wu-12345');
  expect(await screen.findByText('Alto 4')).toBeDefined();
  expect(screen.getByText(/is recalled/)).toBeDefined();
  expect(await screen.findByText(/^as of/)).toBeDefined();
  await user.clear(await frameField());
  fillField(await frameField(), 'WU12346');
  expect(await screen.findByText(/Did you mean one of these/)).toBeDefined();
});

test('keeps what is typed, encrypted, until it is saved', async () => {
  const first = open(withFrames(), { user: { id: '4242', ...dealer } });
  await first.user.type(await frameField(), 'WU12345');
  await first.user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  const drafts = async () =>
    (await viewerDatabase().syncState.toArray()).filter(({ key }) => key.startsWith('draft/'));
  await waitFor(async () =>
    expect(await readSealedDraft(viewerDatabase(), 'retail-sale/C1')).toMatchObject({
      name: 'Consumer 7',
    }),
  );
  expect(JSON.stringify([await drafts(), localStorage])).not.toContain('Consumer 7');
  first.unmount();
  const second = open(withFrames(knownFrame()), { user: { id: '4242', ...dealer } });
  await waitFor(async () => expect(await frameField()).toHaveProperty('value', 'WU12345'));
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Consumer 7');
  second.network.goOffline();
  await second.user.click(register());
  await screen.findByText(/is saved/);
  await waitFor(async () => expect(await drafts()).toEqual([]));
});

test('changes a registered sale under its id', async () => {
  const network = withRegister({ WU1: [knownFrame({ frameNumber: 'WU1' })] }).answer(
    RegisteredFramesDocument,
    saleList([registeredSale()]),
  );
  const { user } = open(network, { at: '/retail-sales/register?sale=S1&frame=WU1' });
  const name = await screen.findByLabelText(/^Name/);
  expect(name).toHaveProperty('value', 'Consumer 1');
  await user.type(name, 'b');
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({ saleId: 'S1', frameNumber: 'WU1' });
});

test('offers auditors no form (reading 43)', async () => {
  renderScreen(<Component />, { ...common, user: { ...dealer, limitation: 'audit' } });
  expect(await screen.findByText(/You can read this and export it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Register/ })).toBeNull();
});
