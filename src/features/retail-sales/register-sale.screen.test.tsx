import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import '#src/features/serials/serials.problems.ts';
import {
  FrameToRegisterDocument,
  RegisteredFramesDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { unsealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './register-sale.screen.tsx';
import type { KnownFrame } from './retail-sales.queries.ts';
import { knownFrame, registeredSale, saleList } from './testing/sales.ts';

// They come late; making them ready counts for no test.
beforeAll(() =>
  Promise.all([
    import('../scan/scan-button.tsx'),
    import('./register/inspection-missing.tsx'),
    import('./register/known-frame.tsx'),
    import('./register/consumer-fields.tsx'),
    import('./register/serials-field.tsx'),
    import('./register/capture-sale.ts'),
  ]),
);

const withFrames = (...frames: KnownFrame[]) =>
  fakeNetwork().answer(FrameToRegisterDocument, { framesV4: { frames } });

const open = (network: FakeNetwork, options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/retail-sales/register',
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.customer-sales-report'] },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    network,
    ...options,
  });

const database = () => {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0);
};
const readOutbox = () => database().outbox.toArray();
const frameField = () => screen.findByLabelText(/^Frame number/);
const register = () => screen.getByRole('button', { name: 'Register' });

test('keeps a sale on the device without a network', async () => {
  const { user, network } = open(withFrames());
  network.goOffline();
  await user.type(await frameField(), 'wu-12345');
  expect(await screen.findByText(/The number is checked when the sale is sent/)).toBeDefined();
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  await user.type(screen.getByLabelText(/^E-mail/), 'c7@b.example');
  await user.click(register());
  await screen.findByText('The sale is kept on this device and sent when you are online.');
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    ...{ operation: 'RegisterFrame', customer: 'C1', state: 'queued' },
    keys: ['retail-sale/WU12345', 'retail-sale/WU12345/retail'],
    variables: {
      ...{ frameNumber: 'wu-12345', soldDate: '2026-11-20', useAccountData: false },
      saleId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
});

test('keeps the data of the consumer encrypted', async () => {
  const { user, network } = open(withFrames());
  network.goOffline();
  await user.type(await frameField(), 'WU12345');
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  const [entry] = await readOutbox();
  if (!entry) throw new Error('no entry');
  expect(JSON.stringify(entry)).not.toContain('Consumer 7');
  expect(entry.variables).toMatchObject({ customer: null });
  expect(await unsealVariables(database(), entry)).toMatchObject({
    customer: { name: 'Consumer 7' },
  });
});

test('says what is missing or wrong', async () => {
  const { user } = open(withFrames());
  await user.type(await frameField(), 'WU#1');
  await user.click(register());
  expect(await screen.findByText('A number has only letters and digits')).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(await readOutbox()).toEqual([]);
});

test('registers a bike without a consumer as non-retail', async () => {
  const { user, network } = open(withFrames());
  network.goOffline();
  await user.type(await frameField(), 'WU12345');
  await user.click(screen.getByRole('radio', { name: 'No data' }));
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]).toMatchObject({
    keys: ['retail-sale/WU12345', 'retail-sale/WU12345/non-retail'],
    variables: { customer: null, useAccountData: false },
  });
});

test('shows at once what the register knows', async () => {
  const sold = { saleId: 'OTHER', soldDate: '2026-11-02', nonRetail: false };
  const frame = knownFrame({
    ...{ sold, stolen: { since: null } },
    recalls: [{ id: 'R', title: 'Fork', done: false }],
  });
  const { user } = open(withFrames(frame));
  await user.type(await frameField(), 'WU12345');
  expect(await screen.findByText('Alto 4')).toBeDefined();
  expect(screen.getByText(/Already reported as sold on/)).toBeDefined();
  expect(screen.getByText(/reported as stolen/)).toBeDefined();
  expect(screen.getByText(/is recalled/)).toBeDefined();
});

test('offers the bikes with nearly this number', async () => {
  const { user } = open(withFrames(knownFrame({ isNear: true })));
  await user.type(await frameField(), 'WU12346');
  await user.click(await screen.findByRole('button', { name: 'WU12345 · Alto 4' }));
  expect(await frameField()).toHaveProperty('value', 'WU12345');
});

test('asks to confirm a bike of another dealer', async () => {
  const frame = knownFrame({ isOwn: false, articleCode: null, description: null });
  const { user, network } = open(withFrames(frame));
  await user.type(await frameField(), 'WU12345');
  await user.click(await screen.findByLabelText(/although it was delivered to another dealer/));
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  network.goOffline();
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({
    confirmed: ['NOT_DELIVERED_TO_YOU'],
  });
});

test('asks for the inspection that the brand wants', async () => {
  const { user, network } = open(withFrames(knownFrame({ pdiNeeded: true })), {
    user: { scopes: ['page.customer-sales-report', 'page.pdi'] },
  });
  await user.type(await frameField(), 'WU12345');
  expect(await screen.findByText('The bike is not inspected yet')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Inspect it' });
  expect(link.getAttribute('href')).toContain('/pdi/create?frame=WU12345');
  await user.click(screen.getByLabelText('We have sold it without an inspection'));
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  network.goOffline();
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({ confirmed: ['NOT_INSPECTED'] });
});

test('sends a sale after the inspection of its bike', async () => {
  const { user, network } = open(withFrames(knownFrame({ pdiNeeded: true })));
  network.goOffline();
  await captureChange({
    ...{ operation: 'CreateInspection', variables: {}, keys: ['inspection/I1'] },
    note: { id: 'I1', frame: 'wu-12345' },
  });
  await user.type(await frameField(), 'WU12345');
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  expect(screen.queryByText('The bike is not inspected yet')).toBeNull();
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(2));
  expect((await readOutbox())[1]?.keys).toContain('inspection/I1');
});

test('adds numbers of parts', async () => {
  const { user, network } = open(withFrames());
  network.goOffline();
  await user.type(await frameField(), 'WU12345');
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7');
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.selectOptions(screen.getByLabelText('Part'), 'Battery');
  await user.type(screen.getByLabelText('Battery'), 'bt 1');
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({
    serials: [{ kind: 'SerialNumberBattery', value: 'bt 1' }],
  });
});

test('changes a registered sale under its id', async () => {
  const network = withFrames(knownFrame({ frameNumber: 'WU1' })).answer(
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

test('says until when the sale has to be registered', async () => {
  const { user } = open(withFrames(knownFrame({ registerWithinDays: 30 })));
  await user.type(await frameField(), 'WU12345');
  expect(await screen.findByText('Register by 2026-12-20')).toBeDefined();
  expect(screen.getByText('30 days left')).toBeDefined();
  const day = screen.getByLabelText(/^Sold on/);
  await user.clear(day);
  await user.type(day, '2026-10-25');
  expect(await screen.findByText('4 days left')).toBeDefined();
  await user.clear(day);
  await user.type(day, '2026-10-01');
  expect(await screen.findByText('Too late')).toBeDefined();
});
