import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';

const sorg = '2000';

/** Records that belong to one user, and the user. */
export function givenUsers(db: Db) {
  return {
    /** Changes a user of the fixture. */
    async user(username: string, fields: Fields<'app_user'>): Promise<void> {
      await db
        .updateTable('app_user')
        .set(toColumns<'app_user'>(fields))
        .where('username', '=', username)
        .execute();
    },

    /** An additional area of a user: all customers unless the limitation says less. */
    async area({ of, ...fields }: Fields<'user_area'> & { of: string }): Promise<void> {
      const row = { user_id: await userId(db, of), sorg, limitation: 'all', value: '' };
      await db
        .insertInto('user_area')
        .values({ ...row, ...toColumns<'user_area'>(fields) })
        .execute();
    },

    /** One piece of P-1 in a cart, that of dealer1 unless said otherwise. */
    async cartLine({ by = 'dealer1', ...fields }: Fields<'cart_line'> & { by?: string } = {}) {
      const row = { sorg, user_id: await userId(db, by), customer: dealerCustomer };
      await db
        .insertInto('cart_line')
        .values({ ...row, article: 'P-1', qty: 1, ...toColumns<'cart_line'>(fields) })
        .execute();
    },

    /** A named cart or a template, with one piece of each article. @returns its id */
    async orderList({
      by = 'dealer1',
      articles = [],
      ...fields
    }: Fields<'order_list'> & { by?: string; articles?: readonly string[] } = {}) {
      const { id = randomUUID() } = fields;
      const row = { id, sorg, user_id: await userId(db, by), customer: dealerCustomer };
      await db
        .insertInto('order_list')
        .values({ ...row, kind: 'cart', name: 'Workshop', ...toColumns<'order_list'>(fields) })
        .execute();
      const lines = articles.map((article, position) => ({ list: id, position, article, qty: 1 }));
      if (lines.length > 0) await db.insertInto('order_list_line').values(lines).execute();
      return id;
    },

    /** A notification that P-1 is back. */
    async notification({
      to,
      read = false,
      article = 'P-1',
      ...fields
    }: Fields<'notification'> & { to: string; read?: boolean; article?: string }): Promise<void> {
      await db
        .insertInto('notification')
        .values({
          user_id: await userId(db, to),
          sorg,
          kind: 'restock',
          event: randomUUID(),
          read_at: read ? new Date() : null,
          data: JSON.stringify({ article, qty: 1, arrived: 3, asked: 2 }),
          ...toColumns<'notification'>(fields),
        })
        .execute();
    },

    /** A user waits for one piece of B-4. */
    async restockSubscription({
      by,
      ...fields
    }: Fields<'restock_subscription'> & { by: string }): Promise<void> {
      const row = { sorg, user_id: await userId(db, by), customer: dealerCustomer };
      await db
        .insertInto('restock_subscription')
        .values({
          ...row,
          article: 'B-4',
          host: 'localhost',
          ...toColumns<'restock_subscription'>(fields),
        })
        .execute();
    },
  };
}
