/** The variables of an order captured offline, of the article P-1. */
export const orderBody = (qty: number, shipto = 'S1') => ({
  products: [{ articleCode: 'P-1', qty, subtotal: qty * 2000, seen: { available: 150 } }],
  shipto,
  shipments: [{ merchant: 'Pannier United States', rateId: 'STD' }],
  paymentId: 'INV',
  intent: true,
});
