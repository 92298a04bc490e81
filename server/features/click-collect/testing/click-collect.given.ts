import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

type OrderFields = Omit<Fields<'click_collect_order'>, 'search' | 'consumerSearch'> & {
  /** Its lines. */
  lines?: readonly Omit<Fields<'click_collect_line'>, 'orderId'>[];
};

/** Orders of consumers that a shop hands over. */
export function givenClickCollect(db: Db) {
  return {
    /** An order of the customer of dealer1 with a line L1 of two pieces. @returns its id */
    async clickCollectOrder({
      id = randomUUID() as string,
      lines = [{ id: 'L1' }],
      ...fields
    }: OrderFields = {}): Promise<string> {
      const row = {
        sorg,
        id,
        order_number: `WEB-${id.slice(0, 8)}`,
        customer: dealerCustomer,
        first_name: 'Cora',
        last_name: 'Test',
        created_at: '2026-01-02T10:00:00Z',
      };
      await db
        .insertInto('click_collect_order')
        .values({ ...row, ...toColumns<'click_collect_order'>(fields) })
        .execute();
      const line = { sorg, order_id: id, name: 'Bottle', sku: 'P-1', qty: 2 };
      const rows = lines.map(({ id: lineId = 'L1', ...more }) => ({
        ...line,
        id: lineId,
        ...toColumns<'click_collect_line'>(more),
      }));
      await db.insertInto('click_collect_line').values(rows).execute();
      return id;
    },
  };
}
