import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { messages as german } from '../../locales/de.po';
import { messages as germanFirst } from '../../locales/first/de.po';
import { type ProblemTexts, registerProblemTexts } from './problem-texts.ts';
import { useProblemText } from './use-problem-text.ts';

function renderTexts(locale: string, messages: Messages, own?: ProblemTexts) {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return renderHook(() => useProblemText(own), { wrapper }).result;
}

const rules: [id: string, code: string, limit: number, english: string][] = [
  ['M006', 'REQUIRED', 0, 'Required'],
  ['M007', 'EMPTY', 0, 'Must not be empty'],
  [
    'M008',
    'NOT_TEXT',
    0,
    "Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed",
  ],
  ['M009', 'NOT_ALPHANUMERIC', 0, 'Only number and alphabet are allowed'],
  ['M010', 'NOT_EMAIL', 0, 'Email must be valid'],
  ['M011', 'NOT_NUMERIC', 0, '*Must Be Numeric'],
  ['M012', 'NOT_PHONE', 0, '*Must Be Numeric (17 digits max)'],
  ['M013', 'PASSWORD_NO_DIGIT', 0, 'Password should contain number'],
  ['M014', 'PASSWORD_NO_CASES', 0, 'Password should contain upper and lower case'],
  ['M015', 'PASSWORD_TOO_SHORT', 8, 'Password should be at least 8 characters'],
  ['M016', 'PASSWORD_TOO_SHORT', 9, 'Password should be at least 9 characters'],
];

test.each(rules)('%s: %s with %i says %s', (_id, code, limit, english) => {
  expect(renderTexts('en', {}).current({ code, limit })).toBe(english);
  const inGerman = renderTexts('de', { ...germanFirst, ...german }).current({ code, limit });
  expect(inGerman).toBeTruthy();
  expect(inGerman).not.toBe(english);
});

test("prefers the form's text to the feature's and the server's", () => {
  registerProblemTexts({ TEST_FULL: { id: 'The shelf is full' } });
  const { current: say } = renderTexts(
    'en',
    {},
    {
      REQUIRED: ({ field }) => (field === 'reason' ? { id: 'Give the reason.' } : undefined),
    },
  );
  expect(say({ code: 'REQUIRED', field: 'reason' })).toBe('Give the reason.');
  expect(say({ code: 'REQUIRED', field: 'name' })).toBe('Required');
  expect(say({ code: 'TEST_FULL' })).toBe('The shelf is full');
  expect(say({ code: 'TOO_LONG', message: 'Too long' })).toBe('Too long');
  expect(say({ code: 'NEW', message: 'As the server says' })).toBe('As the server says');
  expect(say({ code: 'NEW' })).toBe('The server refused it');
});

test('draws a problem again when its text is registered later', () => {
  const texts = renderTexts('en', {});
  expect(texts.current({ code: 'TEST_LATE', message: 'As the server says' })).toBe(
    'As the server says',
  );
  act(() => {
    registerProblemTexts({ TEST_LATE: { id: 'The van is late' } });
  });
  expect(texts.current({ code: 'TEST_LATE' })).toBe('The van is late');
});
