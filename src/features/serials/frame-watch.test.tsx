import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberTaken } from '#src/offline/catalog/offline-catalog-store.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { keepFrames, readKeptFrames } from './device/frame-copies.ts';
import { FrameWatch } from './frame-watch.tsx';
import { framesOnDevice } from './testing/frames.ts';

const { bringFrames } = vi.hoisted(() => ({ bringFrames: vi.fn(async () => undefined) }));
vi.mock('./device/bring-frames.ts', () => ({ bringFrames }));

const taken = { sorg: '2000', pictures: false, articles: 1, asOf: '', revision: 1 };
const scopes = ['page.pdi'];
const customersBrought = () => bringFrames.mock.calls.map((call: unknown[]) => call[1]);

beforeEach(() => void bringFrames.mockClear());
afterEach(() => rememberTaken(7, null));

const open = (options: ScreenOptions = {}) =>
  renderScreen(<FrameWatch />, { user: { id: '7', scopes }, ...options });
const viewer = () => boundViewer() as Viewer;
const keptCustomers = async () => Object.keys((await readKeptFrames(viewer())).copies);

test('loads the frames with each state of the offline catalog', async () => {
  rememberTaken(7, { ...taken, customers: ['C2', 'C1'] });
  open();
  await waitFor(() => expect(customersBrought()).toEqual([['C1', 'C2']]));
  act(() => rememberTaken(7, { ...taken, customers: ['C2', 'C1'], revision: 2 }));
  await waitFor(() => expect(bringFrames).toHaveBeenCalledTimes(2));
});

test('waits for the network', async () => {
  rememberTaken(7, { ...taken, customers: ['C1'] });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await vi.dynamicImportSettled();
  // Stored after the watch has looked what there is.
  await keepFrames(viewer(), 'en-us', framesOnDevice());
  expect(bringFrames).not.toHaveBeenCalled();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(bringFrames).toHaveBeenCalledTimes(1));
});

test('loads nothing without a catalog, and drops former customers', async () => {
  const { unmount } = open();
  const [own, former] = [viewer(), { ...viewer(), customer: 'C9' }];
  unmount();
  for (const one of [own, former]) await keepFrames(one, 'en-us', framesOnDevice());
  act(() => void window.dispatchEvent(new Event('online')));
  renderScreen(<FrameWatch />, { user: { id: '7', scopes } });
  await waitFor(async () => expect(await keptCustomers()).toEqual(['C1']));
  expect(bringFrames).not.toHaveBeenCalled();
});

test('drops everything without the permission', async () => {
  rememberTaken(7, { ...taken, customers: ['C1'] });
  open({ user: { id: '7', scopes: [] } });
  await keepFrames(viewer(), 'en-us', framesOnDevice());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect(await keptCustomers()).toEqual([]));
  expect(bringFrames).not.toHaveBeenCalled();
});
