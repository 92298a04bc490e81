import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { dismissToast, toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { Toasts } from '#src/ui/overlay/toasts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

interface News {
  isUpdate?: boolean;
  isExternal?: boolean;
  wasWaitingBeforeRegister?: boolean;
}
type Told = (event: News) => void;
const mocks = vi.hoisted(() => ({ tell: {} as Record<string, Told>, skipWaiting: vi.fn() }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, told: Told) {
      mocks.tell[type] = told;
    }
    messageSkipWaiting = mocks.skipWaiting;
    register = async () => undefined;
  },
}));

const reload = vi.fn();
const waiting = (event: News = { isUpdate: true }) => act(() => mocks.tell.waiting?.(event));
const taken = (isUpdate: boolean) => act(() => mocks.tell.controlling?.({ isUpdate }));

beforeEach(() => {
  vi.stubEnv('PROD', true);
  reload.mockReset();
  mocks.skipWaiting.mockReset();
  for (const { id } of toastSnapshot()) dismissToast(id);
  vi.stubGlobal('location', { reload });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A form that keeps what is typed as the forms of ordering do. */
const kept = keptInput(1, 'draft', 'form', v.string());
function Form({ dirty }: { dirty: boolean }) {
  useUnsavedInput(dirty);
  return <input aria-label="Note" onChange={({ target }) => kept.keep(target.value)} />;
}

function show(dirty: boolean) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = (typed: boolean) => (
    <I18nProvider i18n={i18n}>
      <UpdatePrompt />
      <Form dirty={typed} />
      <Toasts />
    </I18nProvider>
  );
  const { rerender } = render(page(dirty));
  return { user: userEvent.setup(), typed: (now: boolean) => rerender(page(now)) };
}
const prompts = () => screen.queryAllByText('A new version is ready.');

test.each([true, false])(
  'holds a new version until accepted (unsaved input: %s) (R11)',
  async (dirty) => {
    const { user } = show(dirty);
    waiting();
    expect(prompts()).toHaveLength(1);
    expect(mocks.skipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(mocks.skipWaiting).toHaveBeenCalledTimes(1);
    taken(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('does not treat the first worker as a new version', () => {
  show(false);
  waiting({ isUpdate: false });
  expect(prompts()).toHaveLength(0);
});

test.each([
  ['found while the page is open', { isExternal: true }],
  ['that waited before the page came', { wasWaitingBeforeRegister: true }],
])('offers a new version %s (R11)', (_name, event) => {
  show(false);
  waiting(event);
  expect(prompts()).toHaveLength(1);
});

// R11
test('asks on unsaved input when another tab accepted the update', async () => {
  const { user } = show(true);
  taken(true);
  expect(reload).not.toHaveBeenCalled();
  expect(prompts()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

// R11
test('reloads without unsaved input when another tab accepted', () => {
  const { typed } = show(true);
  typed(false);
  taken(false);
  expect(reload).not.toHaveBeenCalled();
  taken(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

// R11
test('keeps input through 100 deploys with one prompt, no reload', async () => {
  const { user } = show(true);
  await user.type(screen.getByLabelText('Note'), 'half typed');
  for (let version = 0; version < 100; version += 1) {
    waiting();
    if (version % 10 === 9) taken(true);
  }
  expect(prompts()).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half typed');
  expect(kept.read()).toBe('half typed');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(prompts()).toHaveLength(0);
});
