import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Held, RequestStatus } from '../requests/request-state.rules.ts';

/** A request that waits for its payment. */
export interface WaitingRequest {
  externalId: string;
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/**
 * Adds a pending request at the embedded provider for each of so many open payables. Their numbers begin like no other,
 * as those of the portal have no vowels.
 */
export async function coverWithRequests(db: Db, count: number): Promise<WaitingRequest[]> {
  await sql`
    with chosen as materialized (
      select i.*, 'PRE' || row_number() over () as id from invoice i
      where i.clearing_date is null and i.request_id is null and i.open_amount > 1 limit ${count}
    ), made as (
      insert into payment_request (external_id, sorg, payer, payer_name, company_code, merchant,
        method, method_type, method_description, instruction, gateway, gateway_method, gateway_key,
        gateway_reference, begun_at, asked_at, host, return_page, amount, currency, selected_total,
        early_payment_discount, freight_allowance, method_discount, is_partial, expires_at)
      select c.id, c.sorg, c.payer, '', c.company_code, 'Pannier United States', 'CARD',
        'Credit Card', 'Card', '', 'sandbox', 'card', c.id, 'sbx_' || c.id, now(),
        now() + interval '1 day', 'localhost', '/payment', c.open_amount, 'USD', c.open_amount, 0, 0,
        0, false, now() + interval '1 day'
      from chosen c
    ), covered as (
      insert into payment_request_item (external_id, sorg, company_code, accounting_no, fiscal_year,
        line_item, invoice_no, amount)
      select c.id, c.sorg, c.company_code, c.accounting_no, c.fiscal_year, c.line_item,
        c.invoice_no, c.open_amount
      from chosen c
    ), noted as (
      insert into payment_request_state (external_id, status, source)
      select c.id, 'pending', 'user' from chosen c
    )
    update invoice i set request_id = c.id, request_state = 'pending' from chosen c
    where i.sorg = c.sorg and i.company_code = c.company_code and i.accounting_no = c.accounting_no
      and i.fiscal_year = c.fiscal_year and i.line_item = c.line_item`.execute(db);
  const { rows } = await sql<WaitingRequest>`
    select external_id as "externalId", gateway_reference as reference, amount, currency
    from payment_request where external_id like 'PRE%' order by external_id`.execute(db);
  return rows;
}

/** The state of a request, and what must agree with it. */
export interface RequestEnd {
  externalId: string;
  status: RequestStatus;
  held: Held | null;
  /** How often it has become complete, failed or void. */
  ends: number;
  isCovered: boolean;
  events: number;
}

/** The ends of the requests of `coverWithRequests`. */
export async function requestEnds(db: Db): Promise<RequestEnd[]> {
  const { rows } = await sql<RequestEnd>`
    select r.external_id as "externalId", r.status, r.held,
      (select count(*)::int from payment_request_state s where s.external_id = r.external_id
        and s.status in ('complete', 'failed', 'void')) as ends,
      exists (select from invoice i where i.request_id = r.external_id) as "isCovered",
      (select count(*)::int from payment_event e where e.external_id = r.external_id) as events
    from payment_request r where r.external_id like 'PRE%'`.execute(db);
  return rows;
}

/** Adds users with the rights of dealer1 for the same customers. @returns their ids */
export async function addColleagues(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select 'colleague-' || n, 'Colleague ' || n, 'colleague-' || n || '@shop.example', u.language,
        u.password_hash, u.group_role_id
      from generate_series(1, ${count}::int) n cross join app_user u where u.username = 'dealer1'
      returning id, username
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select m.id, a.sorg, a.limitation, a.value from made m cross join user_area a
      join app_user u on u.id = a.user_id where u.username = 'dealer1'
    )
    select id from made`.execute(db);
  return rows.map(({ id }) => id);
}
