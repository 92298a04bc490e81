import '#src/features/cart/cart.offline.ts';
import { FakeDevice } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer, product } from '#src/offline/testing/fake-server.ts';
import type { OrderNote, OrderVariables } from '../checkout.offline.ts';

/** A device with two tabs of the customer C1, and a server that places orders. */
export class OrderDevice {
  readonly clock = { now: 1_000_000 };
  readonly server = new FakeServer();
  readonly network = new FakeDeviceNetwork(this.server);
  readonly device = new FakeDevice(this.network, this.clock, 7, 'C1', { tabs: 2 });
  /** Orders the server has placed: key and lines. */
  readonly placed: { key: string; lines: [string, number][] }[] = [];
  /** The error with which the server refuses an order; null accepts it. */
  refusal: { field: string; code: string } | null = null;

  constructor() {
    const { server, placed } = this;
    server.operations.set('Checkout', (variables: OrderVariables, key) => {
      const status = this.refusal === null;
      if (status) {
        placed.push({ key, lines: variables.products.map((one) => [one.articleCode, one.qty]) });
        for (const { articleCode } of variables.products) server.cartOf('C1').delete(articleCode);
      }
      const message = { status, description: status ? 'Placed' : 'Not placed' };
      const userErrors = this.refusal ? [{ ...this.refusal, message: 'as the server says' }] : [];
      const orders = status ? [{ order_no: `O${placed.length}` }] : [];
      return { data: { checkout: { message, userErrors, orders } } } as never;
    });
  }
}

/** The order of lines: quantity by article. */
export const orderOf = (lines: Record<string, number>) => {
  const noted = Object.entries(lines).map(([code, qty]) => ({
    product: product(code),
    qty,
    subtotal: qty * 1000,
  }));
  const variables: OrderVariables = {
    products: noted.map(({ qty, subtotal }, index) => ({
      articleCode: Object.keys(lines)[index] ?? '',
      qty,
      subtotal,
      seen: { available: 10, arrival: null },
    })),
    shipto: 'S1',
    shipments: [{ merchant: 'Pannier', rateId: 'STD' }],
    paymentId: 'INV',
    intent: true,
  };
  const note: OrderNote = {
    lines: noted,
    lineCount: noted.length,
    total: 0,
    shipping: 0,
    shipTo: 'Shop',
    shipment: 'Standard',
    payment: 'Invoice',
    customerName: 'Velo',
    asOf: null,
  };
  return { variables, note };
};
