import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { StockLine } from './stock-line.tsx';

const arrival = { date: '2027-03-14', qty: 5, mask: false };

test.each([
  [{ qty: 12, masked: false }, '12 in stock'],
  [{ qty: 20, masked: true }, 'more than 20 in stock'],
  [{ qty: 0, masked: true }, 'in stock'],
  [{ qty: 0, masked: true, nextArrival: arrival }, 'in stock'],
  [{ qty: 0, masked: false, nextArrival: arrival }, '5 from 14 Mar 2027'],
  [{ qty: 0, masked: false }, 'none, ask us'],
])('renders %j as "%s" (N030, N031)', async (stock, texts) => {
  const { container } = renderScreen(<StockLine stock={stock} />);
  await waitFor(() => expect(container.textContent).toBe(texts));
});
