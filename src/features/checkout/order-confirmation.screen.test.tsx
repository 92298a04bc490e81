import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './order-confirmation.screen.tsx';

const mocks = vi.hoisted(() => ({ pending: false }));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (
    document: { __meta__: { operation: string } },
    { orderNo }: { orderNo: string },
  ) => {
    if (document.__meta__.operation === 'ClosedDays') return { closedDays: [] };
    const shipTo = { name: 'Shop', address: 'Road 1', postalCode: '1000', city: 'Town' };
    const order = {
      order_no: orderNo,
      custPoNo: 'PO-1',
      requestDeliveryDate: orderNo === '72' ? '2031-05-07' : null,
      total_order: 3400,
      customer: { custName: 'Velo' },
      orderStatus: { pendingB2B: mocks.pending },
      orderShipment: { name: 'Standard', price: 400, shipTo },
      details: [
        {
          article: 'CH1',
          article_code_display: 'CH 1',
          description: 'Chain',
          order_qty: 2,
          uom: 'EA',
          subtotal: 3000,
          color: { name: 'Silver', hex: null },
        },
      ],
    };
    return { orders: { orders: [order] } };
  },
}));

const open = (now?: string, at = '/cart/order-confirmation?order=71&order=72') =>
  renderScreen(<Component />, {
    at,
    host: { webTitle: 'Pannier', deliveryDays: [1, 2, 3, 4, 5] },
    user: { email: 'ann@velo.example' },
    customer: { unified: 'C1', r3: '2000001', name: 'Velo' },
    ...(now && { now }),
  });

test('shows ship-to, date, shipping cost and mail recipient', async () => {
  open('2031-05-02T08:00:00Z');
  await vi.waitFor(() => expect(screen.getAllByText('Shop, Road 1, 1000 Town')).toHaveLength(2));
  expect(screen.getAllByText('Standard, $4.00')).toHaveLength(2);
  expect(screen.getAllByText('Velo')).toHaveLength(2);
  expect(await screen.findByText('Delivery on 07 May 2031')).toBeDefined();
  expect(
    await screen.findByText('As soon as possible; the next delivery day is 05 May 2031'),
  ).toBeDefined();
  expect(screen.getByText('A confirmation goes to ann@velo.example.')).toBeDefined();
  const [first] = screen.getAllByRole('link', { name: 'View order' });
  expect(first?.getAttribute('href')).toBe('/en-us/order/71');
  expect(screen.queryByText(/must confirm/)).toBeNull();
});

test('links a single order once', async () => {
  open(undefined, '/cart/order-confirmation?order=71');
  await screen.findByText('A confirmation goes to ann@velo.example.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === '/en-us/order/71')).toHaveLength(1);
});

test('says that staff must confirm the order first (F033)', async () => {
  mocks.pending = true;
  open();
  await vi.waitFor(() =>
    expect(screen.getAllByText(/Our staff must confirm this order/)).toHaveLength(2),
  );
});

test('prints the customer, units, shipping and totals of orders', async () => {
  const paper: string[] = [];
  vi.stubGlobal('print', () => {
    paper.push(document.querySelector('.print\\:block')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(paper).toHaveLength(1));
  for (const text of [
    '2000001 Velo',
    'Order 71',
    'Order 72',
    'CH 1Chain, Silver2 pcs$30.00',
    'Shop, Road 1, 1000 Town',
  ])
    expect(paper[0]).toContain(text);
  expect(paper[0]).toContain('Shipping $4.00Total $34.00');
  vi.unstubAllGlobals();
});
