import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockDateText } from '#shared/testing/mock-date-text.ts';
import { useDates } from './use-dates.ts';

const host = vi.hoisted(() => ({ dateFormat: '', timeFormat: '', locale: '', timeZone: '' }));
vi.mock('./use-host-config.ts', () => ({ useHostConfig: () => host }));
vi.mock('#src/i18n/locale-link.tsx', () => ({ useLocale: () => host.locale }));

const network = vi.hoisted(() => ({ failures: 0 }));
const load = vi.hoisted(() => async (original: () => Promise<unknown>) => {
  if (network.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
  return await original();
});
vi.mock('dayjs/locale/fr.js', load);
vi.mock('dayjs/locale/ms.js', load);

beforeEach(() => Object.assign(host, { locale: 'en-us', timeZone: 'UTC' }));

async function written(of: (dates: ReturnType<typeof useDates>) => string): Promise<string> {
  const { result } = renderHook(() => useDates());
  await waitFor(() => expect(of(result.current)).not.toBe(''));
  return of(result.current);
}

// A language is loaded once for all tests, so these come first and have one each.
describe('when the library could not be loaded', () => {
  const day = '2026-03-05';
  /** The failure itself cannot be seen, so what follows it is repeated until it has its effect. */
  async function showFailed(locale: string) {
    Object.assign(host, { dateFormat: 'D MMMM', timeFormat: 'HH:mm', locale });
    network.failures = 1;
    const { result } = renderHook(() => useDates());
    await waitFor(() => expect(network.failures).toBe(0));
    expect(result.current.date(day)).toBe('');
    return result;
  }

  test('loads it when the network returns', async () => {
    const dates = await showFailed('fr');
    await vi.waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(dates.current.date(day)).toBe('5 mars');
    });
  });

  test('loads it for the next component that writes dates', async () => {
    const dates = await showFailed('ms-my');
    await vi.waitFor(() => {
      renderHook(() => useDates());
      expect(dates.current.date(day)).toBe('5 Mac');
    });
  });
});

// B316, C005, C006
test.each([
  ['the default', 'DD MMM YYYY', 'HH:mm:ss', 'en-uk', '05 Mar 2026 14:07:09'],
  ['United States', 'MMM D, YYYY', 'h:mm A', 'en-us', 'Mar 5, 2026 2:07 PM'],
  ['Germany', 'DD. MMMM YYYY', 'HH:mm', 'de', '05. März 2026 14:07'],
  ['French in the United States', 'MMM D, YYYY', 'h:mm A', 'fr', 'mars 5, 2026 14:07'],
  ['American English in Germany', 'DD.MM.YYYY', 'HH:mm', 'en-us', '05.03.2026 2:07 PM'],
  ['Indonesia', 'D MMMM YYYY', 'HH.mm', 'id-id', '5 Maret 2026 14.07'],
])(
  'formats days and times as the host wants: %s',
  async (_name, dateFormat, timeFormat, locale, said) => {
    Object.assign(host, { dateFormat, timeFormat, locale });
    expect(await written(({ dateTime }) => dateTime('2026-03-05T14:07:09Z'))).toBe(said);
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

  test("shows an instant in the sales organisation's time zone", async () => {
    expect(await written(({ date }) => date(instant))).toBe(day);
    expect(await written(({ dateTime }) => dateTime(instant))).toBe(local);
    expect(await written(({ time }) => time(Date.parse(instant)))).toBe(local.slice(-5));
  });

  test('keeps a day without a time unchanged', async () => {
    expect(await written(({ date }) => date('2026-07-01'))).toBe('2026-07-01');
  });

  test('shows a time with its day unless it is today there', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-02T00:30:00Z'));
    const tenHoursBefore = '2026-07-01T14:30:00Z';
    const sameDay = timeZone === 'America/Los_Angeles';
    expect(await written(({ timeOrDay }) => timeOrDay(instant))).toBe(local.slice(-5));
    expect(await written(({ timeOrDay }) => timeOrDay(tenHoursBefore))).toBe(
      sameDay ? '07:30' : '2026-07-01 21:30',
    );
    vi.restoreAllMocks();
  });
});

test("shows a time that the reader's clocks skip", async () => {
  Object.assign(host, { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', locale: 'de' });
  expect(await written(({ dateTime }) => dateTime('2026-03-29T02:30:00Z'))).toBe(
    '2026-03-29 02:30',
  );
});

test('takes the local time from no text of a locale', async () => {
  mockDateText('3/6/26, 6:07 AM');
  const formats = { dateFormat: 'DD MMM YYYY', timeFormat: 'HH:mm', locale: 'en-uk' };
  Object.assign(host, formats, { timeZone: 'Asia/Jakarta' });
  const dates = await written(({ dateTime }) => dateTime('2026-03-05T23:07:09Z'));
  vi.restoreAllMocks();
  expect(dates).toBe('06 Mar 2026 06:07');
});
