import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StockLine } from './stock-line.tsx';

vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ date: (day: string) => day }),
}));

const arrival = { date: '14 Mar', qty: 5, mask: false };

test.each([
  [{ qty: 12, masked: false }, '12 in stock'],
  [{ qty: 20, masked: true }, 'more than 20 in stock'],
  [{ qty: 0, masked: true }, 'in stock'],
  [{ qty: 0, masked: true, nextArrival: arrival }, 'in stock'],
  [{ qty: 0, masked: false, nextArrival: arrival }, '5 from 14 Mar'],
  [{ qty: 0, masked: false }, 'none, ask us'],
])('%j reads "%s" (N030, N031)', (stock, words) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <StockLine stock={stock} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(words);
});
