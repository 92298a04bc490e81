import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import {
  delivery,
  placedLine,
  placedOrder,
} from '#server/features/orders/testing/placed-orders.ts';
import type { TestApp } from './app.ts';

/** The customer of the user dealer1, by whom orders are placed unless said otherwise. */
export const dealerCustomer = '0002000001';

interface GivenOrder {
  /** How many lines of two pieces of P-1; one unless said otherwise. */
  lines?: number;
  customer?: string;
  custPoNo?: string;
  /** CF for a consignment fill up. */
  orderType?: string;
  status?: string;
  /** It waits for staff. */
  waiting?: boolean;
  createdAt?: string;
}

interface GivenDelivery {
  orders?: string[];
  customer?: string;
  orderType?: string;
  /** YYYY-MM-DD. */
  shippedOn: string;
}

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return numbers;
};

/**
 * Builders of what a test needs, in the sales organisation 2000; a test says only what matters to it.
 * Each answers what the record is called by.
 */
export function given({ db }: Pick<TestApp, 'db'>) {
  return {
    /** Moves the sales organisation to another time zone (IANA). */
    async timeZone(time_zone: string): Promise<void> {
      await db.updateTable('sales_org').set({ time_zone }).where('sorg', '=', '2000').execute();
      forgetHosts(db);
    },

    async order(of: GivenOrder = {}): Promise<string> {
      const orderNo = `G${nextNumber()}`;
      await placedOrder(db, orderNo, {
        ...(of.customer && { customer: of.customer }),
        ...(of.custPoNo && { cust_po_no: of.custPoNo }),
        ...(of.orderType && { order_type: of.orderType }),
        ...(of.status && { status: of.status }),
        ...(of.waiting && { released_at: null, status: 'Waiting' }),
        ...(of.createdAt && { created_at: of.createdAt }),
      });
      for (let line = 1; line <= (of.lines ?? 1); line++) await placedLine(db, orderNo, line);
      return orderNo;
    },

    async delivery({
      orders = [],
      customer,
      orderType,
      shippedOn,
    }: GivenDelivery): Promise<string> {
      const doNumber = `DO-G${nextNumber()}`;
      const more = { ...(customer && { customer }), ...(orderType && { order_type: orderType }) };
      await delivery(db, doNumber, orders, { shipped_on: shippedOn, ...more });
      return doNumber;
    },

    /** A notification that P-1 is back. */
    async notification({ to, read = false }: { to: string; read?: boolean }): Promise<void> {
      await db
        .insertInto('notification')
        .values({
          ...{ user_id: await userId(db, to), sorg: '2000', kind: 'restock' },
          ...{ event: randomUUID(), read_at: read ? new Date() : null },
          data: JSON.stringify({ article: 'P-1', qty: 1, arrived: 3, asked: 2 }),
        })
        .execute();
    },

    async restockSubscription({ by, article }: { by: string; article: string }): Promise<void> {
      await db
        .insertInto('restock_subscription')
        .values({
          ...{ sorg: '2000', user_id: await userId(db, by), customer: dealerCustomer },
          ...{ article, host: 'localhost' },
        })
        .execute();
    },
  };
}

async function userId(db: Db, username: string): Promise<number> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}
