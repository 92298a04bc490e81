import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  complete,
  merchant,
  order,
  problemsOf,
} from '#server/features/checkout/testing/checkout.fixture.ts';
import { startWithStock } from '#server/features/checkout/testing/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { deviceFreight, toFreightPart } from '#src/features/checkout/device-freight.ts';
import type { KeptTerms, Terms } from '#src/features/checkout/kept-terms.ts';
import { type CartLines, toOrder } from '#src/features/checkout/order-of-cart.ts';

// Both ends of an order captured offline: the device computes the shipping of what it has downloaded,
// and the server places the order without a question unless shipping has become dearer.

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await startWithStock(app);
  await given(app).shipmentRate('STD', { price: 1250 });
});

const document = `{ checkoutTerms(customers: ["0002000001"], from: "2031-05-01", to: "2031-05-03") {
  rates { id name merchant price freeFrom days }
  freightSteps { area minQty amount } warehouseAreas } }`;

async function download(): Promise<Pick<KeptTerms, 'rates' | 'steps' | 'areas'>> {
  const { data } = await app.gql(dealer1, document, {});
  const { rates, freightSteps: steps, warehouseAreas: areas } = data.checkoutTerms as Terms;
  return { rates, steps, areas };
}

const lines = (qty: number) =>
  [
    {
      articleCode: 'P-1',
      qty,
      product: {
        article_code: 'P-1',
        price: { dealer: 2000, discounts: [] },
        stock: { qty: 150, masked: false, nextArrival: null },
      },
    },
  ] as unknown as CartLines;

const draft = { rateId: 'STD', paymentId: 'INV', requestDate: '', custPoNo: '', notes: '' };

/** The order as the device captures it, with the shipping it shows. */
function capture(qty: number, terms: Awaited<ReturnType<typeof download>>) {
  const wanted = lines(qty);
  const rate = terms.rates.find(({ id }) => id === 'STD');
  if (!rate) throw new Error('The rate was not downloaded');
  const freight = deviceFreight(rate, [toFreightPart(wanted)], terms);
  const about = { ...draft, shipto: complete([]).shipto, lineDates: {} };
  return { freight, variables: toOrder(wanted, about, merchant, freight.price) };
}

const place = ({ variables }: ReturnType<typeof capture>) =>
  order(app, dealer1, [], { ...variables, intent: true });

test('places an order captured with the device’s figures unchanged', async () => {
  const captured = capture(2, await download());
  expect(captured.freight).toEqual({ price: 1250, upTo: false });
  const answer = await place(captured);
  expect(problemsOf(answer)).toEqual([]);
  expect(answer.orders).toMatchObject([{ total_order: 5250 }]);
});

test('places an order captured at the upper limit for less', async () => {
  await given(app).freightBenefits(['East', 2, 400]);
  const captured = capture(2, await download());
  expect(captured.freight).toEqual({ price: 1250, upTo: true });
  const answer = await place(captured);
  expect(problemsOf(answer)).toEqual([]);
  expect(answer.orders).toMatchObject([{ total_order: 4850 }]);
});

test('rejects an order with the new price when the rate has risen', async () => {
  const captured = capture(2, await download());
  await given(app).shipmentRate('STD', { price: 1450 });
  const answer = await place(captured);
  expect(problemsOf(answer)).toEqual(['shipments.0.price FREIGHT_CHANGED']);
  expect(answer.userErrors).toMatchObject([{ amount: 1450 }]);
  expect(answer.orders).toEqual([]);
});
