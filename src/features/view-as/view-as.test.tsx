import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import {
  BeginReauthenticationDocument,
  ReauthenticateDocument,
} from '#src/graphql/generated/graphql.ts';
import { readSession, writeSession } from '#src/offline/session/token-vault.ts';
import { wipeOldScopes } from '#src/offline/session/wipe-tab-scope.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { useViewAs } from './use-view-as.tsx';
import { ViewAsBanner } from './view-as-banner.tsx';

const dealer = { id: '12', name: 'Dora Dealer', active: true };

function List({
  user = dealer,
}: {
  user?: Parameters<ReturnType<typeof useViewAs>['actionFor']>[0];
}) {
  const { actionFor, dialog } = useViewAs();
  const { label, onSelect, disabledReason } = actionFor(user);
  return (
    <>
      <button type="button" title={disabledReason ?? ''} onClick={onSelect}>
        {label}
      </button>
      {dialog}
    </>
  );
}

const tab = { close: vi.fn(), location: { replace: vi.fn() } };
let opened: string[];
beforeEach(() => {
  opened = [];
  tab.close.mockReset();
  tab.location.replace.mockReset();
  vi.spyOn(window, 'open').mockImplementation((_url, name) => {
    opened.push(String(name));
    return tab as unknown as Window;
  });
});
afterEach(() => vi.restoreAllMocks());

const viewed = { id: 12, username: 'dora', viewAs: { by: 'Ada', reason: 'x', secondsLeft: 1_800 } };

async function ask(network: ReturnType<typeof fakeNetwork>) {
  const { user } = renderScreen(<List />, { network, user: { scopes: ['page.user-management'] } });
  await user.click(await screen.findByRole('button', { name: 'View as' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'Ticket 4711');
  const buttons = screen.getAllByRole('button', { name: 'View as' });
  await user.click(buttons.at(-1) as HTMLElement);
  return user;
}

test('opens the portal as the user in a tab with a session of its own', async () => {
  const network = fakeNetwork()
    .answerRest('POST', '/view-as', () => ({ requestToken: 'view-token', tokenType: 'Bearer' }))
    .answerRest('GET', '/user', () => viewed);
  await ask(network);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/en-us'));
  expect(network.requests.find(({ path }) => path === '/view-as')?.body).toEqual({
    userId: '12',
    reason: 'Ticket 4711',
  });
  expect(opened[0]).toMatch(/^view-as-\w+-[\w-]{36}$/);
  expect(await readSession()).toMatchObject({ refreshToken: 'refresh' });
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toContain(`pannier-session|${opened[0]}`);
});

test('closes the tab and says why when it is refused', async () => {
  const refused = new HttpError(422, 'AREA_NOT_YOURS');
  await ask(
    fakeNetwork().answerRest('POST', '/view-as', () => {
      throw refused;
    }),
  );
  expect(await screen.findByText('This user has areas outside yours.')).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
});

test('asks for a proof without a tab and opens one after it', async () => {
  const done = { message: { status: true, description: '' }, userErrors: [] };
  let confirmed = false;
  const network = fakeNetwork()
    .answer(BeginReauthenticationDocument, {
      beginReauthentication: { ...done, passkey: null, hasAuthenticator: false },
    })
    .answer(ReauthenticateDocument, () => {
      confirmed = true;
      return { reauthenticate: done };
    })
    .answerRest('POST', '/view-as', () => {
      if (!confirmed) throw new HttpError(422, 'REAUTHENTICATE');
      return { requestToken: 'view-token', tokenType: 'Bearer' };
    })
    .answerRest('GET', '/user', () => viewed);
  const user = await ask(network);
  await user.type(await screen.findByLabelText('Password'), 'right');
  expect(tab.close).toHaveBeenCalledTimes(opened.length);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/en-us'));
  expect(tab.close).toHaveBeenCalledTimes(opened.length - 1);
});

test('says when the browser opens no tab', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  await ask(fakeNetwork());
  expect(await screen.findByText(/did not open a new tab/)).toBeTruthy();
});

test('says why a user cannot be viewed', async () => {
  renderScreen(<List user={{ ...dealer, active: false }} />);
  const button = await screen.findByRole('button', { name: 'View as' });
  expect(button.title).toBe('This user cannot log in.');
});

test('the banner says who views as whom, why and how long', async () => {
  const viewAs = { by: 'Ada Admin', reason: 'Ticket 4711', secondsLeft: 29 * 60 };
  const network = fakeNetwork().answerRest('GET', '/user', () => ({ viewAs }));
  renderScreen(<ViewAsBanner />, { user: { name: 'Dora Dealer' }, network });
  const banner = await screen.findByRole('region', { name: 'Viewing as another user' });
  expect(banner.textContent).toMatch(/You see the portal as Dora Dealer, reading only\./);
  expect(banner.textContent).toMatch(/Ada Admin, reason: Ticket 4711\. 29 minutes left\./);
  expect(screen.getByRole('button', { name: 'End view' })).toBeTruthy();
});

test('deletes what old views have left, and nothing else', async () => {
  const session = { refreshToken: 'x', user: {} };
  const scopeOf = (at: number) => `|view-as-${at.toString(36)}-${crypto.randomUUID()}`;
  const [old, fresh] = [scopeOf(Date.now() - 3_600_000), scopeOf(Date.now())];
  await writeSession(session);
  await writeSession(session, undefined, old);
  await writeSession(session, undefined, fresh);
  localStorage.setItem(`pannier.draft${old}`, '1');
  localStorage.setItem('pannier.draft', '1');
  await wipeOldScopes();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(`pannier-session${old}`);
  expect(names).toEqual(expect.arrayContaining(['pannier-session', `pannier-session${fresh}`]));
  expect(localStorage.getItem(`pannier.draft${old}`)).toBeNull();
  expect(localStorage.getItem('pannier.draft')).toBe('1');
});
