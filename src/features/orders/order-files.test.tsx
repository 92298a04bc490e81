import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PrintedTable } from '#shared/printed-table.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { OrderFiles } from './parts/order-files.tsx';
import { order } from './testing/orders.ts';

const saved = vi.hoisted(() => [] as PrintedTable[]);
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ date: (iso: string) => iso.slice(0, 10) }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useHostConfig: () => ({ webTitle: 'Shop Portal', currency: { decimalPrecision: 2 } }),
}));
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (_name: string, table: PrintedTable) => saved.push(table),
}));

afterEach(() => vi.unstubAllGlobals());

test('paper and PDF name the customer, the units and the total alike', async () => {
  const paper: string[] = [];
  vi.stubGlobal('print', () =>
    paper.push(document.querySelector('.print\\:block')?.textContent ?? ''),
  );
  const { fingers } = showScreen(<OrderFiles order={order()} />, '/order/4711');
  await fingers.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(paper).toHaveLength(1));
  await fingers.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const customer = '2026-11-20 · R1 Shop · PO-1';
  expect(saved[0]?.facts).toContain(customer);
  expect(saved[0]?.rows[0]).toContain('6 pcs');
  for (const text of ['Order 4711', customer, '6 pcs', 'Total $252'])
    expect(paper[0]).toContain(text);
});
