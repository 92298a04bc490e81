import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
import { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { bindViewer, boundViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { openFeedback } from './feedback.public.ts';
import FeedbackDialog from './feedback-dialog.tsx';
import { feedbackStore, updateFeedback } from './feedback-store.ts';
import { feedbackServer } from './testing/feedback-server.ts';

const mocks = vi.hoisted(() => ({ transport: null as unknown }));
vi.mock('#src/offline/sync/browser-transport.ts', () => ({
  browserTransport: () => mocks.transport,
}));

let userId = 500;
let told: ReturnType<typeof feedbackServer>['told'];
let network: FakeDeviceNetwork;

const database = () => openUserDatabase(window.location.host, userId);
const pending = () => pendingEntries(database());
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const press = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

function login(): void {
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
}

beforeEach(() => {
  userId += 1;
  const fake = feedbackServer();
  told = fake.told;
  network = new FakeDeviceNetwork(fake.server);
  const token = fake.server.issue(userId, 'C1');
  mocks.transport = {
    fetch: network.fetchFor({ kill() {}, changeCustomer() {} }),
    accessToken: () => Promise.resolve(token),
    refreshAccessToken: () => Promise.resolve(token),
    readClaims,
    locale: () => 'en-us',
  };
  login();
});
afterEach(() => act(() => bindViewer(null)));

const show = (scopes = ['consumer-voice.submit']) =>
  renderScreen(<FeedbackDialog />, { user: { id: userId, scopes } }).user;

/** Opens the form, types, and confirms. */
async function say(user: UserEvent, text: string) {
  act(() => openFeedback());
  await user.click(await box());
  await user.paste(text);
  await press(user, 'Send');
  await press(user, 'Yes, send');
}

// B112, B115, M029
test('sends after a confirmation and resets on closing', async () => {
  const user = show();
  act(() => openFeedback());
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
  act(() => openFeedback());
  expect((await box()).value).toBe('');
});

test('sends a draft that two tabs show once', async () => {
  const user = show();
  act(() => openFeedback());
  await user.type(await box(), 'More tyres');
  const otherTab = { ...feedbackStore.getSnapshot(), step: 'confirm' as const };
  await press(user, 'Send');
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  act(() => updateFeedback(otherTab));
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  act(() => updateFeedback({ ...otherTab, text: 'More tubes' }));
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  expect(told.map(({ message }) => message)).toEqual(['More tyres', 'More tubes']);
});

test('rejects an invalid text and says why (B114)', async () => {
  const user = show();
  act(() => openFeedback());
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

test('keeps the draft over a reload until it is sent', async () => {
  const user = show();
  act(() => openFeedback());
  await user.type(await box(), 'Half a thou');
  act(() => bindViewer(null));
  login();
  act(() => openFeedback());
  expect((await box()).value).toBe('Half a thou');
  await press(user, 'Send');
  await press(user, 'Yes, send');
  await screen.findByText('Successfully sending consumer voice');
  expect(Object.keys(localStorage).filter((key) => key.includes(`input.${userId}.`))).toEqual([]);
});

test('shows a message waiting offline and sends it once later', async () => {
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

test('shows userErrors at the field and sends the corrected text', async () => {
  // A draft of before the text rule, or a rule that only the server knows: `*` is refused there.
  act(() => openFeedback({ keys: ['feedback/1'], note: { text: 'Fine' } }));
  const user = show();
  await screen.findByRole('textbox');
  act(() => updateFeedback({ text: 'Refused *', step: 'confirm' }));
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

test('shows a server failure and retries automatically', async () => {
  network.plan = ['server 500'];
  const user = show();
  await say(user, 'Hello');
  await screen.findByText('Failed sending consumer voice');
  expect(screen.getByText('It is kept on this device and tried again.')).toBeDefined();
  expect(await pending()).toMatchObject([{ state: 'waiting' }]);
});

test('reopens a refused entry with its text', async () => {
  const user = show();
  act(() => openFeedback({ keys: ['feedback/1'], note: { text: 'Was refused' } }));
  expect((await box()).value).toBe('Was refused');
  await user.type(await box(), ' then');
  act(() => openFeedback());
  expect((await box()).value).toBe('');
  act(() => openFeedback({ keys: ['feedback/1'], note: { text: 'Was refused' } }));
  expect((await box()).value).toBe('Was refused then');
});

test('keeps the text when the device cannot store it', async () => {
  const full = vi
    .spyOn(database().outbox, 'add')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const user = show();
  await say(user, 'Precious');
  await screen.findByText('Failed sending consumer voice');
  expect((await box()).value).toBe('Precious');
  full.mockRestore();
});

test('is hidden without the permission (B113)', () => {
  show([]);
  act(() => openFeedback());
  expect(screen.queryByRole('dialog')).toBeNull();
});
