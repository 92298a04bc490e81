import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';

type OrderFields = Omit<Fields<'order'>, 'orderNo' | 'userId'> & {
  /** Its number; a new one unless the test needs a certain one. */
  no?: string;
  /** The user who placed it, dealer1 by default; null for one that was taken elsewhere. */
  by?: string | null;
  /** It waits for staff. */
  waiting?: boolean;
  /** How many lines it has, or what differs of each; one line by default. */
  lines?: number | readonly Fields<'order_line'>[];
};

type DeliveryFields = Omit<Fields<'delivery'>, 'doNumber' | 'shippedOn'> & {
  /** Its number; a new one unless the test needs a certain one. */
  no?: string;
  /** The orders it has a line of each. */
  orders?: readonly string[];
  /** YYYY-MM-DD. */
  shippedOn: string;
};

const shipToAddress = JSON.stringify({
  name: 'Alpine Cycles shop',
  address: '1 Main Street',
  postalCode: '10001',
  city: 'Boulder',
  country: 'US',
});

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return numbers;
};

/** Orders that were placed, and what became of them. */
export function givenOrders(db: Db) {
  /** A line of two pieces of P-1 at 1000 each. */
  async function orderLine(orderNo: string, fields: Fields<'order_line'> = {}): Promise<void> {
    await db
      .insertInto('order_line')
      .values(lineRow(orderNo, 1, fields))
      .execute();
  }

  return {
    orderLine,

    /**
     * An order of customer 0002000001 that went out and that the ERP has not fetched.
     * @returns its number
     */
    async order({ no, by = 'dealer1', waiting, lines = 1, ...fields }: OrderFields = {}) {
      const orderNo = no ?? `G${nextNumber()}`;
      await db
        .insertInto('order')
        .values({
          sorg: '2000',
          customer: dealerCustomer,
          order_no: orderNo,
          total: 5000,
          user_id: by === null ? null : await userId(db, by),
          ship_to: 'S1',
          ship_to_address: shipToAddress,
          shipment_rate: 'STD',
          shipment_name: 'Standard',
          shipment_price: 1000,
          payment_id: 'INV',
          payment_type: 'Invoice',
          released_at: '2026-01-01T00:00:00Z',
          ...(waiting && { released_at: null, status: 'Waiting' }),
          ...toColumns<'order'>(fields),
        })
        .execute();
      const wanted = typeof lines === 'number' ? Array(lines).fill({}) : lines;
      const rows = wanted.map((line: Fields<'order_line'>, index) =>
        lineRow(orderNo, index + 1, { sorg: fields.sorg, ...line }),
      );
      if (rows.length > 0) await db.insertInto('order_line').values(rows).execute();
      return orderNo;
    },

    /** A delivery to customer 0002000001 with one piece of P-1 of each order. @returns its number */
    async delivery({ no, orders = [], ...fields }: DeliveryFields) {
      const doNumber = no ?? `DO-G${nextNumber()}`;
      const { sorg = '2000', shippedOn: shipped_on } = fields;
      const row = { sorg, shipped_on, do_number: doNumber, customer: dealerCustomer };
      await db
        .insertInto('delivery')
        .values({ ...row, ...toColumns<'delivery'>(fields) })
        .execute();
      const lines = orders.map((order_no, index) => ({
        sorg,
        do_number: doNumber,
        position: index + 1,
        order_no,
        article: 'P-1',
        qty: 1,
        uom: 'PCS',
        description: 'Chain 11-speed',
        price: 1000,
      }));
      if (lines.length > 0) await db.insertInto('delivery_line').values(lines).execute();
      return doNumber;
    },
  };
}

function lineRow(
  order_no: string,
  position: number,
  fields: Fields<'order_line'>,
): Insertable<DB['order_line']> {
  return {
    sorg: '2000',
    order_no,
    position,
    article: 'P-1',
    description: 'Chain 11-speed',
    qty: 2,
    uom: 'PCS',
    price: 1000,
    subtotal: 2000,
    ...toColumns<'order_line'>(fields),
  };
}
