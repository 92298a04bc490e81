import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInput } from '#src/lib/kept-input.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Toasts } from '#src/ui/toasts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

interface News {
  isUpdate?: boolean;
  isExternal?: boolean;
  wasWaitingBeforeRegister?: boolean;
}
type Told = (event: News) => void;
const world = vi.hoisted(() => ({ tell: {} as Record<string, Told>, skipWaiting: vi.fn() }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, told: Told) {
      world.tell[type] = told;
    }
    messageSkipWaiting = world.skipWaiting;
    register = async () => undefined;
  },
}));

const reload = vi.fn();
const waiting = (event: News = { isUpdate: true }) => act(() => world.tell.waiting?.(event));
const taken = (isUpdate: boolean) => act(() => world.tell.controlling?.({ isUpdate }));

beforeEach(() => {
  vi.stubEnv('PROD', true);
  reload.mockReset();
  world.skipWaiting.mockReset();
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
  return { fingers: userEvent.setup(), typed: (now: boolean) => rerender(page(now)) };
}
const prompts = () => screen.queryAllByText('A new version is ready.');

test.each([true, false])(
  'R11 a new version waits until somebody says so (unsaved input: %s)',
  async (dirty) => {
    const { fingers } = show(dirty);
    waiting();
    expect(prompts()).toHaveLength(1);
    expect(world.skipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    await fingers.click(screen.getByRole('button', { name: 'Reload' }));
    expect(world.skipWaiting).toHaveBeenCalledTimes(1);
    taken(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('the very first worker is no new version, however long it waits', () => {
  show(false);
  waiting({ isUpdate: false });
  expect(prompts()).toHaveLength(0);
});

test.each([
  ['found while the page stands', { isExternal: true }],
  ['that waited before the page came', { wasWaitingBeforeRegister: true }],
])('R11 a new version %s is offered', (_name, event) => {
  show(false);
  waiting(event);
  expect(prompts()).toHaveLength(1);
});

test('R11 accepted in another tab, a form with unsaved input stays and is asked', async () => {
  const { fingers } = show(true);
  taken(true);
  expect(reload).not.toHaveBeenCalled();
  expect(prompts()).toHaveLength(1);
  await fingers.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R11 accepted in another tab, a page without unsaved input follows; the first worker reloads none', () => {
  const { typed } = show(true);
  typed(false);
  taken(false);
  expect(reload).not.toHaveBeenCalled();
  taken(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R11 100 deploys over a form half filled in: one prompt, no reload, nothing typed is lost', async () => {
  const { fingers } = show(true);
  await fingers.type(screen.getByLabelText('Note'), 'half typed');
  for (let version = 0; version < 100; version += 1) {
    waiting();
    if (version % 10 === 9) taken(true);
  }
  expect(prompts()).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half typed');
  expect(kept.read()).toBe('half typed');
  await fingers.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(prompts()).toHaveLength(0);
});
