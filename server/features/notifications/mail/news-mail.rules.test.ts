import { expect, test } from 'vitest';
import { gatherFor, type Mailable, mailVerdict } from './news-mail.rules.ts';

const now = new Date('2026-01-10T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const missed: Mailable = {
  wish: 'fallback',
  rings: true,
  heard: false,
  underWay: null,
  quiet: null,
};

test.each<[string, Partial<Mailable>, ReturnType<typeof mailVerdict>]>([
  ['no device took it', {}, 'mail'],
  ['a device took it', { heard: true }, 'none'],
  ['a device took it, and a mail is wanted', { heard: true, wish: 'always' }, 'mail'],
  ['devices shall not ring', { rings: false }, 'none'],
  ['devices shall not ring, and a mail is wanted', { rings: false, wish: 'always' }, 'mail'],
  ['no mail is wanted', { wish: 'never' }, 'none'],
  ['a push is under way', { underWay: later(600_000) }, later(600_000)],
  ['a push is due now', { underWay: now }, later(gatherFor)],
  ['a push is under way, and a mail is wanted', { underWay: now, wish: 'always' }, 'mail'],
])('%s', (_, news, verdict) => {
  expect(mailVerdict({ ...missed, ...news }, now)).toEqual(verdict);
});

test('delays a mail until quiet hours end', () => {
  const quiet = { from: '11:00', to: '13:00', timeZone: 'UTC' };
  expect(mailVerdict({ ...missed, quiet }, now)).toEqual(later(3_600_000));
  expect(mailVerdict({ ...missed, quiet }, later(3_600_000))).toBe('mail');
  expect(mailVerdict({ ...missed, quiet, heard: true }, now)).toBe('none');
});
