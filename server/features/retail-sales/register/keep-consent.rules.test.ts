import { expect, test } from 'vitest';
import { keepConsent } from './keep-consent.rules.ts';

const person = { name: 'Consumer 1', phone: '', email: 'c1@b.example', address: '', city: '' };

test.each([
  ['a new sale has the version that was sent', null, person, '2025-1', '2025-1'],
  [
    'a corrected sale keeps its version',
    '2025-1',
    { ...person, city: 'Boulder' },
    '2026-1',
    '2025-1',
  ],
  [
    'a corrected name keeps it too',
    '2025-1',
    { ...person, name: 'Consumer I' },
    '2026-1',
    '2025-1',
  ],
  ['a first consent is taken', null, person, '2026-1', '2026-1'],
  ['a withdrawn consent is gone', '2025-1', person, null, null],
  [
    'another person has an own one',
    '2025-1',
    { ...person, name: 'X', email: '' },
    '2026-1',
    '2026-1',
  ],
] as const)('%s', (_, agreed, consumer, sent, version) => {
  expect(keepConsent({ ...person, consent: agreed }, consumer, sent)).toBe(version);
});

test('a sale without a consumer before takes what was sent', () => {
  expect(keepConsent(null, person, '2026-1')).toBe('2026-1');
});
