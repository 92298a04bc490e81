import type { Db } from '#server/db/database.ts';
import { disputeOf } from '#server/features/invoices/testing/given-disputes.ts';
import type { TestApp } from './app.ts';
import { given } from './given.ts';

/** The customer whose records carry the canaries: only C4's own dealer and auditors may see them. */
export const kept = {
  customer: '0002000004',
  r3: 'R4',
  owner: 'blocked1',
  priceList: 'Z',
  orderNo: 'K4',
  frameNumber: 'KX0000004',
  recall: 'KR4',
  inspection: '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a12',
  sale: 'KS4',
  list: '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a11',
  endpoint: 'https://push.example/kanarie',
};

const word = (name: string) => `kanarie-${name}-x7`;
const sorg = '2000';
const { customer } = kept;

/** Amounts and quantities nothing else has. */
const numbers = { price: 876_543_217, openInvoice: 765_432_198, inCart: 76_543, wanted: 65_437 };

/** The values that must not occur in any answer to a stranger. The owner or an auditor sees each of them. */
export const canaries = [
  'customer',
  'street',
  'city',
  'phone',
  'ship-to',
  'po',
  'notes',
  'internal',
  'address',
  'line',
  'tracking',
  'list',
  'alias',
  'deal',
  'promotion',
  'block',
  'user',
  'payer',
  'card',
  'invoice',
  'invoice-line',
  'cleared',
  'dispute',
  'frame',
  'mechanic',
  'consumer',
]
  .map(word)
  .concat(Object.values(numbers).map(String));

/** Plants the canaries in everything that belongs to C4. */
export async function plantCanaries({ db }: TestApp): Promise<void> {
  const { id: user_id } = await db
    .updateTable('app_user')
    .set({ name: word('user') })
    .where('username', '=', kept.owner)
    .returning('id')
    .executeTakeFirstOrThrow();
  await plantTerms(db);
  await plantOrder(db);
  await plantInvoices(db);
  await plantPayments(db);
  await plantBike(db);
  const mine = { by: kept.owner, customer };
  await given({ db }).cartLine({ ...mine, qty: numbers.inCart });
  await given({ db }).orderList({
    ...mine,
    id: kept.list,
    kind: 'template',
    name: word('list'),
    shared: true,
    articles: ['P-1'],
  });
  await db
    .insertInto('article_alias')
    .values({ sorg, customer, alias: word('alias'), alias_key: 'kanariealiasx7', article: 'P-1' })
    .execute();
  await given({ db }).restockSubscription({ ...mine, article: 'P-2', qty: numbers.wanted });
  await db
    .insertInto('push_subscription')
    .values({
      sorg,
      user_id,
      endpoint: kept.endpoint,
      host: 'localhost',
      locale: 'en-us',
      auth: 'auth',
      p256dh: 'key',
    })
    .execute();
}

/** Address, price list, credit, deal, promotion and block of the customer. */
async function plantTerms(db: Db): Promise<void> {
  await db.insertInto('price_list').values({ sorg, id: kept.priceList, name: 'Kept' }).execute();
  await db
    .updateTable('customer')
    .set({
      name: word('customer'),
      address: word('street'),
      city: word('city'),
      phone: word('phone'),
      price_list: kept.priceList,
      order_blocked: null,
    })
    .where('unified', '=', customer)
    .execute();
  await db
    .updateTable('ship_to')
    .set({ name: word('ship-to') })
    .where('customer', '=', customer)
    .execute();
  await db
    .updateTable('credit')
    .set({ open_invoice: numbers.openInvoice })
    .where('customer', '=', customer)
    .execute();
  await db
    .insertInto('price')
    .values({ sorg, price_list: kept.priceList, article: 'P-1', dealer: numbers.price })
    .execute();
  const period = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
  await db
    .insertInto('deal')
    .values({
      sorg,
      deal_no: 'KD4',
      position: 1,
      price_list: kept.priceList,
      article: 'P-1',
      qty: 2,
      description: word('deal'),
      term: '>=',
      type: 'percentage',
      uom: 'PCS',
      value: -500,
      ...period,
    })
    .execute();
  await db
    .insertInto('promotion')
    .values({ sorg, code: 'KD4', name: word('promotion'), ...period })
    .execute();
  await db
    .insertInto('order_block')
    .values({ sorg, customer, kind: 'brand', value: 'Rota', description: word('block') })
    .execute();
}

/** An open invoice with a line and a dispute, another one without, and a cleared one. */
async function plantInvoices(db: Db): Promise<void> {
  const { invoice, invoiceLine } = given({ db });
  await invoice({ no: 'KI4', payer: customer, notes: word('invoice') });
  await invoiceLine('KI4', { name: word('invoice-line') });
  await disputeOf(db, 'KD4', 'KI4', { description: word('dispute') });
  await invoice({ no: 'KI6', payer: customer });
  const days = { invoiceDate: '2031-04-01', dueDate: '2031-05-01', clearingDate: '2031-05-08' };
  await invoice({ no: 'KI5', payer: customer, notes: word('cleared'), ...days });
}

/** A payment request that waits for staff, and a saved card. */
async function plantPayments(db: Db): Promise<void> {
  const { paymentRequest, savedCard } = given({ db });
  const owner = { payer: customer, payerName: word('payer') };
  await paymentRequest({ no: 'PRKEPT', ...owner, held: 'amount' });
  await savedCard({ by: kept.owner, payer: customer, display: word('card') });
}

/** A bike that was delivered, inspected, sold to a consumer and recalled. */
async function plantBike(db: Db): Promise<void> {
  const { serial, inspection, recall, recallTask, retailSale } = given({ db });
  await serial({ value: kept.frameNumber, customer, doNo: word('frame') });
  const inspected = { id: kept.inspection, mechanic: word('mechanic') };
  await inspection({ ...inspected, frameNumber: kept.frameNumber, customer });
  const id = await recall({ id: kept.recall, parts: [{ serialFrom: kept.frameNumber }] });
  await recallTask({ recall: id, frameNumber: kept.frameNumber, customer });
  const consumer = { name: word('consumer') };
  await retailSale({ id: kept.sale, frameNumber: kept.frameNumber, customer, consumer });
}

/** An order that waits for staff, with a line and a delivery. */
async function plantOrder(db: Db): Promise<void> {
  const address = {
    name: word('address'),
    address: '1',
    postalCode: '1',
    city: 'x',
    country: 'US',
  };
  await given({ db }).order({
    no: kept.orderNo,
    by: kept.owner,
    customer,
    releasedAt: null,
    shipTo: 'S4',
    notes: word('notes'),
    internalNotes: word('internal'),
    placedBy: word('user'),
    custPoNo: word('po'),
    shipToAddress: JSON.stringify(address),
    lines: [{ description: word('line') }],
  });
  await db
    .insertInto('delivery')
    .values({
      sorg,
      customer,
      do_number: 'KDO',
      shipped_on: '2031-05-08',
      tracking_no: word('tracking'),
    })
    .execute();
  await db
    .insertInto('delivery_line')
    .values({
      sorg,
      do_number: 'KDO',
      position: 1,
      order_no: kept.orderNo,
      article: 'P-1',
      description: word('line'),
      qty: 1,
      uom: 'PCS',
      price: 1,
    })
    .execute();
}
