import { expect, test } from 'vitest';
import { toHistoryTexts } from './history-texts.ts';

const values = { language: 'en', isOpen: true, roles: ['a'], notes: '' };
const getTexts = toHistoryTexts<typeof values>(
  {
    language: { label: 'Language', show: (id) => id.toUpperCase() },
    isOpen: { label: 'Open', show: (isOpen) => (isOpen ? 'Yes' : 'No') },
    roles: { label: 'Roles', show: (ids) => ids.join(' and ') },
    notes: { label: 'Notes' },
  },
  values,
  (field) => (field === 'points' ? { name: 'Points' } : undefined),
);

test('shows a text and a switch as the form does', () => {
  expect(getTexts('language')?.value?.('de')).toBe('DE');
  expect(getTexts('isOpen')?.value?.('false')).toBe('No');
});

test('leaves a list and a plain text as the server wrote them', () => {
  expect(getTexts('roles')).toEqual({ name: 'Roles' });
  expect(getTexts('notes')).toEqual({ name: 'Notes' });
});

test('names what only the history has, and nothing unknown', () => {
  expect(getTexts('points')).toEqual({ name: 'Points' });
  expect(getTexts('batch')).toBeUndefined();
});
