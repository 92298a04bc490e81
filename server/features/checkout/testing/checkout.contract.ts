import { kept } from '#server/testing/canaries.ts';
import { merchant, ofDealer1, ofSorg2000, ofSorg3000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { orderBody } from './order-body.ts';

const line = '{ articleCode: "P-1", qty: 2 }';
const shipment = '{ merchant: "Pannier United States", rateId: "STD" }';
const order = `products: [${line}], shipto: "S4", shipments: [${shipment}], paymentId: "INV"`;
const period = 'from: "2031-05-01", to: "2031-05-30"';

export const contract: FeatureContract = {
  foreignThings: {
    customerShipmentRates: {
      ...ofSorg2000,
      document: `{ customerShipmentRates(cartItems: [], merchant: "${merchant}") { id } }`,
      holds: 'STD',
    },
    payments: {
      ...ofSorg2000,
      document: '{ payments(sorg: "2000", module: order) { id } }',
      holds: 'INV',
    },
    cartFreightBenefits: {
      ...ofSorg2000,
      document:
        '{ cartFreightBenefits(qtyByWarehouseArea: [{ area: "East", qty: 50 }]) { amount } }',
      holds: '"amount":4711',
    },
    closedDays: {
      ...ofSorg2000,
      document: '{ closedDays(from: "2031-05-01", to: "2031-05-31") }',
      holds: '2031-05-07',
    },
    checkoutTerms: {
      ...ofDealer1,
      document: `{ checkoutTerms(customers: ["0002000001"], from: "2031-05-01", to: "2031-05-31") {
      shipTos { shipTos { id } } } }`,
      holds: '"S1b"',
    },
    orderReview: {
      ...ofSorg3000,
      document: `{ orderReview(products: [{ articleCode: "DE-1", qty: 1 }], shipments: []) {
      lines { product { name } subtotal } } }`,
      holds: '"product":{',
    },
  },
  foreignQueries: {
    customerShipmentRates: `(cartItems: [${line}], merchant: "Pannier United States")`,
    payments: '(sorg: "2000", module: order)',
    closedDays: `(${period})`,
    checkoutTerms: `(customers: ["${kept.customer}"], ${period})`,
    orderReview: `(${order})`,
  },
  foreignMutations: {
    checkout: `(${order})`,
  },
  outboxBodies: {
    Checkout: {
      body: orderBody(3),
      other: orderBody(4),
      bad: orderBody(3, 'S2'),
      refusedToStranger: true,
    },
  },
};
