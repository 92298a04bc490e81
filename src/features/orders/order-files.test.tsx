import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PrintedTable } from '#shared/printed-table.ts';
import { chooseMore } from '#src/testing/more-menu.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { OrderMenu } from './components/order-menu.tsx';
import { order } from './testing/orders.ts';

const saved = vi.hoisted(() => [] as PrintedTable[]);
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (_name: string, table: PrintedTable) => saved.push(table),
}));

afterEach(() => vi.unstubAllGlobals());

test('names customer, units and total alike on paper and in PDF', async () => {
  const paper: string[] = [];
  vi.stubGlobal('print', () =>
    paper.push(document.querySelector('.print\\:block')?.textContent ?? ''),
  );
  const { user } = renderScreen(<OrderMenu order={order()} />, {
    at: '/order/4711',
    host: { webTitle: 'Shop Portal', dateFormat: 'YYYY-MM-DD' },
  });
  // The page shows no dates before their library has come, and neither does paper.
  await vi.dynamicImportSettled();
  await chooseMore(user, 'Print');
  await waitFor(() => expect(paper).toHaveLength(1));
  await chooseMore(user, 'PDF');
  await waitFor(() => expect(saved).toHaveLength(1));
  const customer = '2026-11-20 · R1 Shop · PO-1';
  expect(saved[0]?.facts).toContain(customer);
  expect(saved[0]?.rows[0]).toContain('6 pcs');
  for (const text of ['Order 4711', customer, '6 pcs', 'Total $252.00'])
    expect(paper[0]).toContain(text);
});
