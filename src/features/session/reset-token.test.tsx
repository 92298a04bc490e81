import { beforeEach, expect, test } from 'vitest';
import { forgetResetToken, heldResetToken, takeResetToken } from './reset-token.ts';

beforeEach(() => {
  forgetResetToken();
  localStorage.clear();
  sessionStorage.clear();
});

test('removes the token from the address and never stores it', () => {
  window.history.replaceState({ idx: 3 }, '', '/de/login?to=%2Fcart&reset=secret');
  expect(takeResetToken(window.location.href)).toBe('/de/login?to=%2Fcart');
  expect(window.location.pathname + window.location.search).toBe('/de/login?to=%2Fcart');
  expect(window.history.state).toEqual({ idx: 3 });
  expect(heldResetToken()).toBe('secret');
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('keeps address and held token without a token in the address', () => {
  takeResetToken('https://portal.test/de/login?reset=secret');
  expect(takeResetToken('https://portal.test/de/login?to=%2Fcart')).toBeNull();
  expect(heldResetToken()).toBe('secret');
  forgetResetToken();
  expect(heldResetToken()).toBeNull();
});

test('removes a token in the fragment as well', () => {
  window.history.replaceState(null, '', '/de/login#reset=secret');
  expect(takeResetToken(window.location.href)).toBe('/de/login');
  expect(window.location.href).not.toContain('secret');
  expect(heldResetToken()).toBe('secret');
});
