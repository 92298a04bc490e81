import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ScanButton } from './scan-button.tsx';

const mocks = vi.hoisted(() => ({ found: null as ((code: string) => void) | null }));
vi.mock('./code-decoder.ts', () => ({
  createDecoder: async (accept: string) => {
    expect(accept).toBe('frame');
    return () =>
      new Promise<string>((resolve) => {
        mocks.found = resolve;
      });
  },
}));

const stop = vi.fn();
const getUserMedia = vi.fn();
const onScan = vi.fn();

beforeAll(() => import('./frame-scan-dialog.tsx'));
beforeEach(() => {
  mocks.found = null;
  vi.clearAllMocks();
  const track = { stop, applyConstraints: vi.fn(), getCapabilities: () => ({}) };
  getUserMedia.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

function show(properties: { keyboard?: boolean; label?: string } = {}) {
  return renderScreen(
    <>
      <input aria-label="Consumer" />
      <button type="button">Save</button>
      <ScanButton accept="frame" onScan={onScan} {...properties} />
    </>,
  );
}
async function open(properties: { keyboard?: boolean; label?: string } = {}) {
  const { user } = show(properties);
  const name = properties.label ?? 'Scan the frame number';
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
  return user;
}
/** Types as a keyboard scanner does, into what has the focus. Returns whether Enter still presses a button. */
function typeQuickly(text: string): boolean {
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of text) press(key);
  return press('Enter');
}

test('gives the text of a sticker once and turns the camera off', async () => {
  await open();
  await waitFor(() => expect(mocks.found).not.toBeNull());
  await act(async () => mocks.found?.('ALC2610001'));
  expect(onScan).toHaveBeenCalledExactlyOnceWith('ALC2610001');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test.each([
  ['NotAllowedError', /not allowed here/],
  ['NotFoundError', /no camera on this device/],
])('takes the typed number: %s', async (name, texts) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  const user = await open();
  await screen.findByText(texts);
  const field = screen.getByRole('textbox', { name: 'Number on the sticker' });
  await user.click(screen.getByRole('button', { name: 'Use this number' }));
  expect(onScan).not.toHaveBeenCalled();
  await user.type(field, ' ALC 2610001 {Enter}');
  expect(onScan).toHaveBeenCalledExactlyOnceWith('ALC 2610001');
});

test('takes what a keyboard scanner types in the open dialog', async () => {
  await open({ label: 'Scan the battery' });
  typeQuickly('BAT-0001');
  expect(onScan).toHaveBeenCalledExactlyOnceWith('BAT-0001');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('takes what a keyboard scanner types on the page if asked to', async () => {
  const { user } = show({ keyboard: true });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(typeQuickly('ALC2610001')).toBe(false);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('ALC2610001');
});

test('leaves the keys of a page alone without being asked', async () => {
  show();
  await screen.findByRole('button', { name: 'Scan the frame number' });
  expect(typeQuickly('ALC2610001')).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
});

test('leaves what is typed into a field to the field', async () => {
  const { user } = show({ keyboard: true });
  const field = await screen.findByRole('textbox', { name: 'Consumer' });
  await user.type(field, 'Consumer 0123');
  typeQuickly('ALC2610001');
  expect(onScan).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Consumer 0123');
});

test('takes no key that is held down', async () => {
  show({ keyboard: true });
  await screen.findByRole('button', { name: 'Scan the frame number' });
  for (let turn = 0; turn < 8; turn++)
    fireEvent.keyDown(document.body, { key: 'A', repeat: turn > 0 });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onScan).not.toHaveBeenCalled();
});
