import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wipeKeptInput } from '#src/lib/input/kept-input.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { HiddenInShowroom, ShowroomButton, ShowroomEntry } from './showroom.public.ts';
import ShowroomDialog from './showroom-dialog.tsx';
import { setPin, triesAllowed, waitLeft, waitMs } from './showroom-pin.ts';
import { showroom } from './showroom-store.ts';
import { askForPin } from './switch-showroom.ts';
import { turnShowroom } from './turn-showroom.ts';

const logout = vi.hoisted(() => vi.fn());
vi.mock('#src/features/session/logout-request.tsx', () => ({ requestLogout: logout }));

let userId = 900;
const login = (id: number) =>
  act(() => bindViewer({ host: window.location.host, userId: id, customer: 'C1', sorg: '2000' }));

beforeEach(() => {
  userId += 1;
  login(userId);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    askForPin(null);
    bindViewer(null);
  });
});

const show = () =>
  renderScreen(
    <>
      <ShowroomButton />
      <ShowroomEntry row="row" />
      <ShowroomDialog />
      <HiddenInShowroom instead={<p>RRP $9</p>}>
        <p>Own price $5</p>
      </HiddenInShowroom>
      <HiddenInShowroom page>
        <p>Orders</p>
      </HiddenInShowroom>
    </>,
    { user: { id: String(userId) } },
  ).user;

const eye = () => screen.findByRole('button', { name: 'Showroom mode', pressed: showroom.isOn() });
const button = (name: string) => screen.findByRole('button', { name });
const ownPrice = () => screen.queryByText('Own price $5');

test('sets a PIN the first time and hides dealer prices at once', async () => {
  const user = show();
  await user.click(await eye());
  await user.type(await screen.findByLabelText('PIN'), '12');
  await user.click(await button('Hide dealer prices'));
  expect(screen.getByText('Enter 4 to 6 digits')).toBeDefined();
  await user.type(screen.getByLabelText('PIN'), '34');
  await user.type(screen.getByLabelText('PIN again'), '1243');
  await user.click(await button('Hide dealer prices'));
  expect(screen.getByText('The two PINs differ')).toBeDefined();
  expect(ownPrice()).not.toBeNull();
  await user.clear(screen.getByLabelText('PIN again'));
  await user.type(screen.getByLabelText('PIN again'), '1234');
  await user.click(await button('Hide dealer prices'));
  await waitFor(() => expect(ownPrice()).toBeNull());
  expect(screen.getByText('RRP $9')).toBeDefined();
  expect(screen.queryByText('Orders')).toBeNull();
  expect(await screen.findByText('Not shown in showroom mode')).toBeDefined();
  // A hash may have these digits among its own.
  expect(Object.values(localStorage).join()).not.toMatch(/\b1234\b/);
});

test('enters by one tap with a PIN and leaves only by the PIN', async () => {
  await setPin('5678');
  const user = show();
  await user.click(await eye());
  expect(ownPrice()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await eye());
  await user.type(await screen.findByLabelText('PIN'), '8765');
  await user.click(await button('Show dealer prices'));
  expect(await screen.findByText('Wrong PIN')).toBeDefined();
  expect(ownPrice()).toBeNull();
  await user.type(screen.getByLabelText('PIN'), '5678{Enter}');
  await waitFor(() => expect(ownPrice()).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('delays even the right PIN after five wrong ones', async () => {
  await setPin('5678');
  turnShowroom(true);
  const user = show();
  await user.click(await eye());
  for (let left = triesAllowed; left > 0; left -= 1) {
    await user.type(await screen.findByLabelText('PIN'), '0000');
    await user.click(await button('Show dealer prices'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe(''));
  }
  expect(await screen.findByText('Too many wrong PINs')).toBeDefined();
  expect(screen.getByText(/^Try again in \d+ seconds$/)).toBeDefined();
  const left = waitLeft();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(waitMs);
  await user.type(screen.getByLabelText('PIN'), '5678{Enter}');
  expect(showroom.isOn()).toBe(true);
  // The clock goes on; the countdown ends and the right one counts again.
  vi.setSystemTime(Date.now() + waitMs);
  await waitFor(() => expect(screen.queryByText('Too many wrong PINs')).toBeNull());
  await user.click(await button('Show dealer prices'));
  await waitFor(() => expect(ownPrice()).not.toBeNull());
});

test('offers showroom mode in a menu and login on a forgotten PIN', async () => {
  await setPin('5678');
  const user = show();
  const [entry] = await screen.findAllByText('Showroom mode');
  await user.click(entry as HTMLElement);
  expect(showroom.isOn()).toBe(true);
  await user.click(await eye());
  await user.click(await button('Log in again'));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  // The logout erases the stored input of the user, including the PIN.
  wipeKeptInput(userId);
  login(-1);
  login(userId);
  expect(showroom.isOn()).toBe(false);
  await user.click(await eye());
  expect(await screen.findByLabelText('PIN again')).toBeDefined();
});

test('belongs to a user on a device, over reloads and tabs', async () => {
  await setPin('5678');
  act(() => turnShowroom(true));
  login(userId + 1000);
  expect(showroom.isOn()).toBe(false);
  login(userId);
  expect(showroom.isOn()).toBe(true);
  vi.resetModules();
  const { bindViewer: bindAfterReload } = await import('#src/offline/viewer.ts');
  const reloaded = await import('./showroom-store.ts');
  bindAfterReload({ host: window.location.host, userId, customer: 'C1', sorg: '2000' });
  expect(reloaded.showroom.isOn()).toBe(true);
  localStorage.removeItem(reloaded.showroomKey());
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(showroom.isOn()).toBe(false);
});
