import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { activateLocale, i18n, restOfMessages } from './i18n.ts';
import { useUnits } from './use-units.ts';

async function renderUnits(locale: Locale) {
  await activateLocale(locale);
  await restOfMessages();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <Routes>
          <Route path="/:locale" element={children} />
        </Routes>
      </MemoryRouter>
    </I18nProvider>
  );
  return renderHook(() => useUnits(), { wrapper }).result.current;
}

beforeEach(() => activateLocale('en-us'));

test.each<[Locale, number, string, string]>([
  ['en-us', 1, 'EA', '1 pc'],
  ['en-us', 1200, 'EA', '1,200 pcs'],
  ['de', 1200, 'PCE', '1.200 Stk.'],
  ['de', 2, 'PR', '2 Paar'],
  ['fr', 2, 'SET', '2 jeux'],
  ['id-id', 3, 'EA', '3 pcs'],
  ['de', 1500, 'M', '1.500 M'],
])('%s: %i %s is %s', async (locale, qty, code, text) => {
  expect((await renderUnits(locale)).quantity(qty, code)).toBe(text);
});

test('keeps an unknown unit code', async () => {
  expect((await renderUnits('de')).unit('KAR')).toBe('KAR');
});
