import type pg from 'pg';

/** A user who buys for a customer that no other buyer uses. */
export interface Buyer {
  username: string;
  shipTo: string;
}

export interface OrderingData {
  buyers: Buyer[];
  /** Articles the buyers have a price for. */
  codes: string[];
  /** The parts of every order other than its lines and its ship-to. */
  terms: object;
  /** Leaves so many pieces of an article. */
  leave(code: string, pieces: number): Promise<void>;
  readReserved(code: string): Promise<number>;
}

const sorg = '2000';

/**
 * Makes an imported demo ready for many buyers: plenty of everything in stock, hosts that check the
 * stock and no customer's credit or limit, and a login for each of fifty customers of one price list.
 */
export async function prepareBuyers(client: pg.Client): Promise<OrderingData> {
  await client.query(
    `update host set config = config || '{"availableStockCheck": true, "creditCheck": false,
      "orderConfirmation": false, "canCheckout": true}' where sorg = $1`,
    [sorg],
  );
  await client.query('update stock set qty = 1000000 where sorg = $1', [sorg]);
  await client.query('update customer set order_limit = null where sorg = $1', [sorg]);
  const { rows } = await client.query<{ customer: string; list: string; shipTo: string }>(
    `select distinct on (c.unified) c.unified as customer, c.price_list as list, s.id as "shipTo"
    from customer c join ship_to s on s.sorg = c.sorg and s.customer = c.unified
    where c.sorg = $1 and c.price_list =
      (select price_list from customer where sorg = $1 group by 1 order by count(*) desc limit 1)
    order by c.unified, s.id limit 50`,
    [sorg],
  );
  const buyers = rows.map(({ shipTo }, nth) => ({ username: `bench-${nth}`, shipTo }));
  await client.query(
    `with bought as (
      select * from unnest($2::text[], $3::text[]) as b (username, customer)
    ), made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select b.username, b.username, b.username || '@shop.example', u.language, u.password_hash,
        u.group_role_id
      from bought b cross join app_user u where u.username = 'dealer.us'
      returning id, username
    )
    insert into user_area (user_id, sorg, limitation, value)
    select m.id, $1, 'customer', b.customer from made m join bought b using (username)`,
    [sorg, buyers.map(({ username }) => username), rows.map(({ customer }) => customer)],
  );
  const { rows: articles } = await client.query<{ code: string }>(
    `select a.code from article a join price p on p.sorg = a.sorg and p.article = a.code
    where a.sorg = $1 and p.price_list = $2 and a.active and not a.order_blocked
      and a.order_quota is null
      and exists (select from stock s where s.sorg = a.sorg and s.article = a.code)
    order by a.code limit 2000`,
    [sorg, rows[0]?.list],
  );
  const { rows: terms } = await client.query<{ rate: string; payment: string; merchant: string }>(
    `select r.id as rate, p.id as payment, o.merchant_name as merchant
    from shipment_rate r join payment_method p using (sorg) join sales_org o on o.sorg = r.sorg
    where r.sorg = $1 and p.module = 'order' order by r.price limit 1`,
    [sorg],
  );
  const { rate, payment, merchant } = terms[0] ?? {};
  return {
    buyers,
    codes: articles.map(({ code }) => code),
    terms: { paymentId: payment, shipments: [{ merchant, rateId: rate }] },
    async leave(code, pieces) {
      // Allocations of earlier orders would be reserved again.
      await client.query('delete from order_line_stock where sorg = $1 and article = $2', [
        sorg,
        code,
      ]);
      await client.query(
        `update stock s set qty = case when s.warehouse = first.warehouse then $3::int else 0 end,
          reserved = 0
        from (select min(warehouse) as warehouse from stock where sorg = $1 and article = $2) first
        where s.sorg = $1 and s.article = $2`,
        [sorg, code, pieces],
      );
    },
    async readReserved(code) {
      const { rows: sums } = await client.query<{ reserved: string }>(
        'select sum(reserved) as reserved from stock where sorg = $1 and article = $2',
        [sorg, code],
      );
      return Number(sums[0]?.reserved);
    },
  };
}
