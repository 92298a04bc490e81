import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/claims.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
import { FakeNetwork } from '#src/offline/testing/fake-network.ts';
import { bindViewer, boundViewer } from '#src/offline/viewer.ts';
import ConsumerVoice from './consumer-voice.tsx';
import { openConsumerVoice } from './feedback.public.ts';
import { feedbackServer } from './testing/feedback-server.ts';
import { changeVoice } from './voice-store.ts';

const world = vi.hoisted(() => ({ wire: null as unknown, scopes: [] as string[] }));
vi.mock('#src/offline/sync/real-wire.ts', () => ({ realWire: () => world.wire }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: (scope: string) => world.scopes.includes(scope) }),
}));

let userId = 500;
let told: ReturnType<typeof feedbackServer>['told'];
let network: FakeNetwork;

const database = () => openUserDatabase('shop.test', userId);
const pending = () => pendingEntries(database());
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

function login(): void {
  act(() => bindViewer({ host: 'shop.test', userId, customer: 'C1', sorg: '2000' }));
}

beforeEach(() => {
  userId += 1;
  world.scopes = ['consumer-voice.submit'];
  const fake = feedbackServer();
  told = fake.told;
  network = new FakeNetwork(fake.server);
  const token = fake.server.issue(userId, 'C1');
  world.wire = {
    fetch: network.fetchFor({ kill() {}, changeCustomer() {} }),
    accessToken: () => Promise.resolve(token),
    refreshAccessToken: () => Promise.resolve(token),
    readClaims,
    locale: () => 'en-us',
  };
  login();
});
afterEach(() => act(() => bindViewer(null)));

function show() {
  const router = createMemoryRouter([{ path: '*', element: <ConsumerVoice /> }]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return userEvent.setup();
}

/** Opens the form, types, and confirms. */
async function say(user: ReturnType<typeof userEvent.setup>, text: string) {
  act(() => openConsumerVoice());
  await user.click(await box());
  await user.paste(text);
  await press(user, 'Send');
  await press(user, 'Yes, send');
}

test('form, question, success; closing it starts anew (B112, B115, M029)', async () => {
  const user = show();
  act(() => openConsumerVoice());
  expect((await box()).rows).toBe(4);
  await user.type(await box(), 'More tyres{Enter}please');
  await press(user, 'Send');
  expect(screen.getByText('Send this message?')).toBeDefined();
  expect(told).toEqual([]);
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  expect(told).toMatchObject([{ message: 'More tyres\\nplease' }]);
  expect(await pending()).toEqual([]);
  const footer = within(screen.getByRole('contentinfo', { hidden: true }));
  await user.click(footer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openConsumerVoice());
  expect((await box()).value).toBe('');
});

test('a text against the rules is not sent and says why (B114)', async () => {
  const user = show();
  act(() => openConsumerVoice());
  await press(user, 'Send');
  expect((await screen.findByRole('alert')).textContent).toContain('Required');
  await user.type(await box(), 'Great!');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Send');
  expect(screen.getByRole('alert').textContent).toContain('Only number, alphabet');
  await user.type(await box(), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Send this message?')).toBeNull();
});

test('the draft outlives a reload until it is on its way', async () => {
  const user = show();
  act(() => openConsumerVoice());
  await user.type(await box(), 'Half a thou');
  act(() => bindViewer(null));
  login();
  act(() => openConsumerVoice());
  expect((await box()).value).toBe('Half a thou');
  await press(user, 'Send');
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  expect(Object.keys(localStorage).filter((key) => key.includes(`input.${userId}.`))).toEqual([]);
});

test('without a network it waits in sight and is told once later', async () => {
  network.online = false;
  const user = show();
  await say(user, 'From the stockroom');
  await screen.findByText('Waiting to be sent. It goes out when you are online.');
  expect(screen.getByText('From the stockroom')).toBeDefined();
  expect(await pending()).toMatchObject([{ operation: 'SendCustomerFeedback', state: 'queued' }]);
  network.online = true;
  network.plan = ['answer lost'];
  const viewer = boundViewer();
  if (viewer) for (const _ of [1, 2, 3]) await syncNow(viewer);
  expect(told).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

test('userErrors: the failure, the reason at the field, the text kept; corrected it is sent once', async () => {
  // A draft of before the text rule, or a rule that only the server knows: `*` is refused there.
  act(() => openConsumerVoice({ keys: ['feedback/1'], note: { text: 'Fine' } }));
  const user = show();
  await screen.findByRole('textbox');
  act(() => changeVoice({ text: 'Refused *', step: 'confirm' }));
  await press(user, 'Yes, send');
  await screen.findByText('Failed sending consumer voice');
  expect(screen.getByText('At most 20000 characters')).toBeDefined();
  expect((await box()).value).toBe('Refused *');
  expect(await pending()).toMatchObject([{ state: 'parked', failure: { code: 'TOO_LONG' } }]);
  await user.clear(await box());
  await user.type(await box(), 'Short');
  await press(user, 'Send');
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  expect(told).toMatchObject([{ message: 'Short' }]);
  expect(await pending()).toEqual([]);
});

test('a server that fails: the failure shows, and it is tried again by itself', async () => {
  network.plan = ['server 500'];
  const user = show();
  await say(user, 'Hello');
  await screen.findByText('Failed sending consumer voice');
  expect(screen.getByText('It is kept on this device and tried again.')).toBeDefined();
  expect(await pending()).toMatchObject([{ state: 'waiting' }]);
});

test('a refused entry can be opened again with its text', async () => {
  const user = show();
  act(() => openConsumerVoice({ keys: ['feedback/1'], note: { text: 'Was refused' } }));
  expect((await box()).value).toBe('Was refused');
  await user.type(await box(), ' then');
  act(() => openConsumerVoice());
  expect((await box()).value).toBe('');
  act(() => openConsumerVoice({ keys: ['feedback/1'], note: { text: 'Was refused' } }));
  expect((await box()).value).toBe('Was refused then');
});

test('when the device cannot keep it, the text stays', async () => {
  const full = vi
    .spyOn(database().outbox, 'add')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const user = show();
  await say(user, 'Precious');
  await screen.findByText('Failed sending consumer voice');
  expect((await box()).value).toBe('Precious');
  full.mockRestore();
});

test('without the permission there is nothing (B113)', () => {
  world.scopes = [];
  show();
  act(() => openConsumerVoice());
  expect(screen.queryByRole('dialog')).toBeNull();
});
