import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError } from '#src/graphql/errors.ts';
import { createPasskey, getPasskey } from '#src/lib/device/passkey.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import SecondFactor from './second-factor.tsx';

vi.mock('#src/lib/device/passkey.ts', () => ({
  hasPasskeys: () => true,
  createPasskey: vi.fn(),
  getPasskey: vi.fn(),
}));
vi.mock('#src/lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const prove = {
  step: 'prove',
  challenge: 'c1',
  passkey: { challenge: 'x' },
  hasAuthenticator: true,
  hasRecoveryCodes: true,
};
const setUp = {
  step: 'set-up',
  challenge: 'c2',
  passkey: { challenge: 'y' },
  authenticator: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
};
const tokens = { requestToken: 'token', refreshToken: 'refresh' };

let network: FakeNetwork;
const onDone = vi.fn<(user: unknown) => void>();
const onBack = vi.fn();
let answer: () => unknown;
const sent = vi.fn();
beforeEach(() => {
  vi.mocked(createPasskey).mockReset();
  vi.mocked(getPasskey).mockReset();
  sent.mockReset();
  onDone.mockReset();
  answer = () => tokens;
  network = fakeNetwork()
    .answerRest('GET', '/user', () => fakeUser({ id: '7' }))
    .answerRest('POST', '/login/second-factor', ({ body }) => {
      sent(body);
      return answer();
    });
});

const open = (step: object) =>
  renderScreen(<SecondFactor step={step} onDone={onDone} onBack={onBack} />, {
    user: null,
    network,
  }).user;
const press = (name: string) => screen.getByRole('button', { name });
const code = () => screen.getByLabelText<HTMLInputElement>('Code of the authenticator app');

test('gives the keyboard to the second step', () => {
  open(prove);
  expect(document.activeElement?.textContent).toContain('Confirm that it is you');
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('logs in with the code of an app', async () => {
  const user = open(prove);
  expect(code().autocomplete).toBe('one-time-code');
  await user.type(code(), '123456');
  await user.click(press('Log in'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: '7' })));
  expect(sent).toHaveBeenCalledWith({ challenge: 'c1', code: '123456' });
});

test('says what is wrong and keeps what was typed', async () => {
  const user = open(prove);
  await user.click(press('Log in'));
  expect(screen.getByText('Required')).toBeDefined();
  expect(document.activeElement).toBe(code());
  answer = () => {
    throw new HttpError(401, 'SECOND_FACTOR_WRONG');
  };
  await user.type(code(), '123456');
  await user.click(press('Log in'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/This is not right/);
  expect(code().value).toBe('123456');
  answer = () => {
    throw new NetworkError();
  };
  await user.click(press('Log in'));
  expect(await screen.findByText('No connection. Logging in needs one.')).toBeDefined();
  answer = () => {
    throw new HttpError(401, 'CHALLENGE_ENDED');
  };
  await user.click(press('Log in'));
  expect(await screen.findByText(/took too long/)).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});

test('logs in with a passkey', async () => {
  vi.mocked(getPasskey).mockResolvedValueOnce(null).mockResolvedValueOnce({ id: 'p' });
  const user = open(prove);
  await user.click(press('Use a passkey'));
  expect(await screen.findByText(/No passkey was used/)).toBeDefined();
  await user.click(press('Use a passkey'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({ challenge: 'c1', passkey: { id: 'p' } });
});

test('logs in with a recovery code', async () => {
  const user = open(prove);
  await user.click(press('Use a recovery code'));
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh');
  await user.click(press('Log in'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({ challenge: 'c1', recoveryCode: 'abcd-efgh' });
});

test('asks for a recovery code where nothing else fits', async () => {
  open({ ...prove, passkey: null, hasAuthenticator: false });
  expect(screen.getByText(/no passkey or app for this portal/)).toBeDefined();
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
});

test('sets up an app and shows the recovery codes before it goes on', async () => {
  answer = () => ({ ...tokens, recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] });
  const user = open(setUp);
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
  expect(screen.getByText('ABCD EFGH')).toBeDefined();
  await user.type(code(), '654321');
  await user.click(press('Set up the app'));
  expect(await screen.findByText('AAAA-BBBB')).toBeDefined();
  await user.click(press('Download the codes'));
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('AAAA-BBBB\nCCCC-DDDD\n');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(press('I have saved them, continue'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('sets up a passkey', async () => {
  vi.mocked(createPasskey).mockResolvedValueOnce({ id: 'new' });
  const user = open(setUp);
  await user.click(press('Set up a passkey'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({ challenge: 'c2', passkey: { id: 'new' } });
});

test('leads back to the password', async () => {
  const user = open(prove);
  await user.click(press('Back to login'));
  expect(onBack).toHaveBeenCalled();
});
