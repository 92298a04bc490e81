import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import { fakeHost } from '#src/testing/fake-host.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';

const fake = vi.hoisted(() => ({
  stored: null as unknown,
  config: { statusCheck: true },
  status: vi.fn<() => Promise<{ status: string; message?: string }>>(),
  lost: vi.fn(),
}));
vi.mock('#src/offline/session/token-vault.ts', () => ({
  readSession: async () => fake.stored && { user: fake.stored, refreshToken: 'r', generation: 1 },
}));
vi.mock('#src/graphql/session-lost.ts', () => ({
  onSessionLost: vi.fn(),
  reportSessionLost: fake.lost,
}));

const user = {
  id: '7',
  username: 'ada',
  scopes: [],
  hasCustCode: true,
  isSales: true,
  isCustomer: false,
  isCustVendor: false,
  sorg: '2000',
  salesActiveCustCode: { unified: 'C1', r3: '1', isr: null },
};
const reload = vi.fn();

/** A page with nothing in memory of the test before. */
async function openPage() {
  vi.resetModules();
  const { queryClient } = await import('#src/graphql/query-client.ts');
  const { userQuery } = await import('./session.queries.ts');
  const { compareWithDevice } = await import('./session-change.ts');
  const { SessionWatch } = await import('./session-watch.tsx');
  const { reportConnectionFailed } = await import('#src/graphql/connection-failed.ts');
  const { hostConfigQuery } = await import('#src/graphql/host/host-config.query.ts');
  queryClient.setQueryData(hostConfigQuery.queryKey, fakeHost(fake.config));
  queryClient.setQueryData(userQuery.queryKey, user as never);
  const { useUnsavedInput } = await import('#src/lib/input/unsaved-input.ts');
  const { Toasts } = await import('#src/ui/overlay/toasts.tsx');
  const Form = ({ dirty }: { dirty: boolean }) => {
    useUnsavedInput(dirty);
    return null;
  };
  const page = (dirty: boolean) => (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <Form dirty={dirty} />
        <SessionWatch />
        <Toasts />
      </I18nProvider>
    </QueryClientProvider>
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { rerender } = render(page(false));
  const type = () => rerender(page(true));
  return { type, compareWithDevice, reportConnectionFailed };
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  reload.mockReset();
  fake.lost.mockReset();
  fake.status.mockReset().mockResolvedValue({ status: 'online' });
  fake.stored = user;
  fake.config = { statusCheck: true };
  vi.stubGlobal('location', { ...window.location, reload });
  fakeNetwork().answerRest('GET', '/server/status', () => fake.status());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('another tab changed the session', () => {
  it.each([
    ['logged out', null, 'You were logged out in another tab.'],
    ['another user', { ...user, id: '8' }, 'Another user logged in in another tab.'],
    [
      'another customer',
      { ...user, salesActiveCustCode: { unified: 'C2', r3: '2', isr: null } },
      'The customer you work for was changed elsewhere.',
    ],
    [
      'a customer the server took away',
      { ...user, salesActiveCustCode: null },
      'The customer you work for was changed elsewhere.',
    ],
  ])('reloads with the reason in a dialog: %s (B135)', async (_n, stored, text) => {
    const { compareWithDevice } = await openPage();
    fake.stored = stored;
    await act(() => compareWithDevice());
    const dialog = await screen.findByRole('dialog', { name: 'Loading the page again' });
    expect(dialog.textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  describe('while the code of the dialog is on its way', () => {
    let arrive = () => {};
    let compareWithDevice: () => Promise<void>;
    beforeEach(async () => {
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      vi.doMock('#src/ui/overlay/dialog-panel.tsx', async (original) => {
        await arrived;
        return await original();
      });
      ({ compareWithDevice } = await openPage());
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      fake.stored = null;
      await act(() => compareWithDevice());
    });
    afterEach(() => {
      arrive();
      vi.doUnmock('#src/ui/overlay/dialog-panel.tsx');
    });

    it('does not count the time to read the reason', async () => {
      vi.advanceTimersByTime(2_000);
      expect(reload).not.toHaveBeenCalled();
      arrive();
      await vi.waitFor(() => screen.getByRole('dialog'), { interval: 10 });
      vi.advanceTimersByTime(1_100);
      expect(reload).not.toHaveBeenCalled();
      vi.advanceTimersByTime(100);
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('reloads without it in the end', () => {
      vi.advanceTimersByTime(5_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(reload).toHaveBeenCalledTimes(1);
    });
  });

  it('ignores a token that was only refreshed (B135)', async () => {
    const { compareWithDevice } = await openPage();
    fake.stored = { ...user, name: 'Ada L.' };
    await act(() => compareWithDevice());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the server status', () => {
  it('is requested at start and says nothing when online (N008)', async () => {
    await openPage();
    await waitFor(() => expect(fake.status).toHaveBeenCalledTimes(1));
    expect(fake.lost).not.toHaveBeenCalled();
  });

  // B024, B139, B140, N139
  it('logs out with the message when not online', async () => {
    fake.status.mockResolvedValue({ status: 'maintenance', message: 'Until 6 pm' });
    await openPage();
    await waitFor(() =>
      expect(fake.lost).toHaveBeenCalledWith({ reason: 'maintenance', message: 'Until 6 pm' }),
    );
  });

  it('changes nothing when the check fails (N008)', async () => {
    fake.status.mockRejectedValue(new HttpError(502));
    await openPage();
    await waitFor(() => expect(fake.status).toHaveBeenCalled());
    await act(async () => {});
    expect(fake.lost).not.toHaveBeenCalled();
  });

  it('is not requested when the host disables it (B026, N008)', async () => {
    fake.config = { statusCheck: false };
    await openPage();
    show('hidden');
    show('visible');
    expect(fake.status).not.toHaveBeenCalled();
  });

  it('is requested after a long absence only (N008)', async () => {
    await openPage();
    await waitFor(() => expect(fake.status).toHaveBeenCalledTimes(1));
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    show('hidden');
    clock.mockReturnValue(now + 60_000);
    show('visible');
    expect(fake.status).toHaveBeenCalledTimes(1);
    show('hidden');
    clock.mockReturnValue(now + 60_000 + 5 * 60_000);
    show('visible');
    await waitFor(() => expect(fake.status).toHaveBeenCalledTimes(2));
  });
});

describe('an action without an answer', () => {
  // B146, M035, N018, U063
  it('offers a refresh and reloads on confirmation', async () => {
    const { reportConnectionFailed } = await openPage();
    act(reportConnectionFailed);
    await screen.findByText('Connection failed. Refresh the page?');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  // B146, U063
  it('keeps the page on cancel and asks again after a failure', async () => {
    const { reportConnectionFailed } = await openPage();
    act(reportConnectionFailed);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    act(reportConnectionFailed);
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('does not interrupt a form with unsaved input (B146)', async () => {
    const { type, reportConnectionFailed } = await openPage();
    type();
    act(reportConnectionFailed);
    expect(await screen.findByText(/What you typed is still here/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
