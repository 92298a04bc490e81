import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockDateText } from '#shared/testing/mock-date-text.ts';
import { useDates } from './use-dates.ts';

const host = vi.hoisted(() => ({ dateFormat: '', timeFormat: '', locale: '', timeZone: '' }));
vi.mock('./use-host-config.ts', () => ({ useHostConfig: () => host }));
vi.mock('#src/i18n/locale-link.tsx', () => ({ useLocale: () => host.locale }));

beforeEach(() => Object.assign(host, { locale: 'en-us', timeZone: 'UTC' }));

const written = (of: (dates: ReturnType<typeof useDates>) => string) =>
  of(renderHook(() => useDates()).result.current);

// B316, C005, C006
test.each([
  ['the default', 'DD MMM YYYY', 'HH:mm:ss', 'en-uk', '05 Mar 2026 14:07:09'],
  ['United States', 'MMM D, YYYY', 'h:mm A', 'en-us', 'Mar 5, 2026 2:07 PM'],
  ['Germany', 'DD. MMMM YYYY', 'HH:mm', 'de', '05. März 2026 14:07'],
  ['French in the United States', 'MMM D, YYYY', 'h:mm A', 'fr', 'mars 5, 2026 14:07'],
  ['American English in Germany', 'DD.MM.YYYY', 'HH:mm', 'en-us', '05.03.2026 2:07 PM'],
  ['Indonesia', 'D MMMM YYYY', 'HH.mm', 'id-id', '5 Maret 2026 14.07'],
  ['Malaysia', 'dddd, D MMM YY', 'h:mm A', 'ms-my', 'Khamis, 5 Mac 26 2:07 PM'],
  ['a text in brackets', '[Day] D. M. YYYY', 'H:m:s', 'de', 'Day 5. 3. 2026 14:7:9'],
])(
  'formats days and times as the host wants: %s',
  (_name, dateFormat, timeFormat, locale, said) => {
    Object.assign(host, { dateFormat, timeFormat, locale });
    expect(written(({ dateTime }) => dateTime('2026-03-05T14:07:09Z'))).toBe(said);
  },
);

describe.each([
  ['Asia/Jakarta', '2026-07-02 06:30', '2026-07-02'],
  ['America/Los_Angeles', '2026-07-01 16:30', '2026-07-01'],
])('where the days are those of %s', (timeZone, local, day) => {
  const instant = '2026-07-01T23:30:00Z';
  beforeEach(() =>
    Object.assign(host, { timeZone, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', locale: 'de' }),
  );

  test("shows an instant in the sales organisation's time zone", () => {
    expect(written(({ date }) => date(instant))).toBe(day);
    expect(written(({ dateTime }) => dateTime(instant))).toBe(local);
    expect(written(({ time }) => time(Date.parse(instant)))).toBe(local.slice(-5));
  });

  test('keeps a day without a time unchanged', () => {
    expect(written(({ date }) => date('2026-07-01'))).toBe('2026-07-01');
  });

  test('shows a time with its day unless it is today there', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-02T00:30:00Z'));
    const tenHoursBefore = '2026-07-01T14:30:00Z';
    const sameDay = timeZone === 'America/Los_Angeles';
    expect(written(({ timeOrDay }) => timeOrDay(instant))).toBe(local.slice(-5));
    expect(written(({ timeOrDay }) => timeOrDay(tenHoursBefore))).toBe(
      sameDay ? '07:30' : '2026-07-01 21:30',
    );
    vi.restoreAllMocks();
  });
});

test.each([
  ['midnight', '2026-03-05T00:05:00Z', '12:05 AM'],
  ['noon', '2026-03-05T12:05:00Z', '12:05 PM'],
])('writes %s with twelve hours', (_name, instant, said) => {
  Object.assign(host, { dateFormat: 'D', timeFormat: 'h:mm A' });
  expect(written(({ time }) => time(instant))).toBe(said);
});

test.each(['', 'soon', '2026-02-30T25:00:00Z'])('writes nothing for "%s"', (text) => {
  Object.assign(host, { dateFormat: 'D MMMM', timeFormat: 'HH:mm' });
  expect(written(({ date }) => date(text))).toBe('');
});

test("shows a time that the reader's clocks skip", () => {
  Object.assign(host, { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', locale: 'de' });
  expect(written(({ dateTime }) => dateTime('2026-03-29T02:30:00Z'))).toBe('2026-03-29 02:30');
});

test('takes the local time from no text of a locale', () => {
  mockDateText('3/6/26, 6:07 AM');
  const formats = { dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm', locale: 'en-uk' };
  Object.assign(host, formats, { timeZone: 'Asia/Jakarta' });
  const dates = written(({ dateTime }) => dateTime('2026-03-05T23:07:09Z'));
  vi.restoreAllMocks();
  expect(dates).toBe('06.03.2026 06:07');
});
