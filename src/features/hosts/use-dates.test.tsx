import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDates } from './use-dates.ts';

const host = vi.hoisted(() => ({ dateFormat: '', timeFormat: '', locale: 'en-us' }));
vi.mock('./use-host-config.ts', () => ({ useHostConfig: () => host }));
vi.mock('#src/i18n/locale-link.tsx', () => ({ useLocale: () => host.locale }));

beforeEach(() => Object.assign(host, { locale: 'en-us' }));

async function written(of: (dates: ReturnType<typeof useDates>) => string): Promise<string> {
  const { result } = renderHook(() => useDates());
  await waitFor(() => expect(of(result.current)).not.toBe(''));
  return of(result.current);
}

test.each([
  ['the default', 'DD MMM YYYY', 'HH:mm:ss', 'en-uk', '05 Mar 2026 14:07:09'],
  ['United States', 'MMM D, YYYY', 'h:mm A', 'en-us', 'Mar 5, 2026 2:07 PM'],
  ['Germany', 'DD. MMMM YYYY', 'HH:mm', 'de', '05. März 2026 14:07'],
  ['French in the United States', 'MMM D, YYYY', 'h:mm A', 'fr', 'mars 5, 2026 14:07'],
  ['American English in Germany', 'DD.MM.YYYY', 'HH:mm', 'en-us', '05.03.2026 2:07 PM'],
  ['Indonesia', 'D MMMM YYYY', 'HH.mm', 'id-id', '5 Maret 2026 14.07'],
])(
  'days and times in the formats of the host: %s (B316, C005, C006)',
  async (_name, dateFormat, timeFormat, locale, said) => {
    Object.assign(host, { dateFormat, timeFormat, locale });
    expect(await written(({ dateTime }) => dateTime('2026-03-05T14:07:09'))).toBe(said);
  },
);
