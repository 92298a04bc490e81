import { expect, test } from 'vitest';
import { longestPassword, type PasswordRules, passwordProblems } from './password.rules.ts';

const rules = (minimumPasswordLength = 8, passwordComposition = true): PasswordRules => ({
  minimumPasswordLength,
  passwordComposition,
});

test.each([
  'Pannier-2026',
  'aB345678',
  'Fahrräder Ölig 1',
  'Ünïcode9ß',
  'كلمةAa١٢٣',
  '🚲🚲🚲🚲🚲aB1',
  `aB1${'x'.repeat(longestPassword - 3)}`,
  `aB1${'🚲'.repeat(longestPassword - 3)}`,
])('takes %j', (password) => {
  expect(passwordProblems(password, rules())).toEqual([]);
});

test.each([
  ['', ['PASSWORD_TOO_SHORT', 'PASSWORD_NO_DIGIT', 'PASSWORD_NO_CASES']],
  ['aB34567', ['PASSWORD_TOO_SHORT']],
  ['🚲🚲🚲🚲aB1', ['PASSWORD_TOO_SHORT']],
  ['Password', ['PASSWORD_NO_DIGIT']],
  ['password1', ['PASSWORD_NO_CASES']],
  ['PASSWORD1', ['PASSWORD_NO_CASES']],
  ['12345678', ['PASSWORD_NO_CASES']],
  ['        ', ['PASSWORD_NO_DIGIT', 'PASSWORD_NO_CASES']],
  ['Pannier\0-2026', ['NOT_ALLOWED']],
  ['Pannier\n-2026', ['NOT_ALLOWED']],
  ['Pannier\ud83d-2026', ['NOT_ALLOWED']],
  [`aB1${'x'.repeat(longestPassword - 2)}`, ['TOO_LONG']],
  [`aB1${'🚲'.repeat(longestPassword - 2)}`, ['TOO_LONG']],
])('refuses %j', (password, problems) => {
  expect(passwordProblems(password, rules())).toEqual(problems);
});

test('enforces the host’s minimum length (C065, C066)', () => {
  expect(passwordProblems('aB345678', rules(9))).toEqual(['PASSWORD_TOO_SHORT']);
  expect(passwordProblems('aB3456789', rules(9))).toEqual([]);
});

test('checks ten million characters quickly', () => {
  expect(passwordProblems('aB1'.repeat(3_000_000), rules())).toEqual(['TOO_LONG']);
});

test.each(['just small letters', '93847561', '        ', 'KLEINUNDGROSS'])(
  'asks %j for no composition where the host does not',
  (password) => {
    expect(passwordProblems(password, rules(8, false))).toEqual([]);
  },
);

test('accepts a minimum length of 64 and passwords of that length', () => {
  expect(passwordProblems('x'.repeat(63), rules(64, false))).toEqual(['PASSWORD_TOO_SHORT']);
  expect(passwordProblems('x'.repeat(64), rules(64, false))).toEqual([]);
});
