import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

const reload = vi.fn();

function Form() {
  useUnsavedInput(true);
  return null;
}

function show(props: LoadFailureProps = {}, typed = false) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(
    <I18nProvider i18n={i18n}>
      <LoadFailure {...props} />
      {typed ? <Form /> : null}
    </I18nProvider>,
  );
}

function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// B147, B148, M036, M037, N018, U062
test('shows a general failure online, the connection offline', () => {
  show();
  expect(screen.getByText('Something went wrong. Please refresh.')).toBeDefined();
  network(false);
  expect(screen.getByText('You are offline. Check the connection and refresh.')).toBeDefined();
  network(true);
  expect(screen.getByText('Something went wrong. Please refresh.')).toBeDefined();
});

test('the button refreshes the page (B147, B148, U062)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('offers a retry in place where it was possible (U062)', async () => {
  const onRetry = vi.fn();
  show({ onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while there is unsaved input (U062)', async () => {
  const onRetry = vi.fn();
  show({ onRetry }, true);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('shows an unexpected failure with its request id only', () => {
  const error = Object.assign(new Error('HTTP 500 INTERNAL'), { requestId: 'abc123' });
  const { container } = show({ error });
  expect(screen.getByText('For support: abc123')).toBeDefined();
  expect(container.textContent).not.toMatch(/HTTP|INTERNAL|Error/);
});
