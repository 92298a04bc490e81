import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { AccountMovementKind } from '#server/graphql/generated/types.ts';

export interface MovementRow {
  date: string;
  kind: AccountMovementKind;
  invoice_no: string;
  installment: number | null;
  /** Minor units; negative for what lowers the account. */
  amount: number;
  balance: number;
}

export interface Statement {
  payer: { unified: string; name: string };
  opening: number;
  closing: number;
  /** At most one more than was asked for. */
  movements: MovementRow[];
}

interface Asked {
  payerCode: string;
  /** Days, both included. */
  from: string;
  to: string;
  most: number;
}

/** Movements `m` by day; those of a day by what must come first, and then by number. */
const inOrder = sql`m.date, m.step, m.invoice_no collate "C", m.installment,
  m.company_code collate "C", m.fiscal_year, m.accounting_no collate "C", m.line_item collate "C"`;

/**
 * Returns the movements of a payer's account in a period and the balances before and after it, in one
 * statement. A part payment of an open item has the date of the item, because the ERP does not send its own
 * date.
 * @returns null when the payer is not the viewer's
 */
export async function accountMovements(
  db: Db,
  viewer: Viewer,
  { payerCode, from, to, most }: Asked,
): Promise<Statement | null> {
  const { rows } = await sql<
    { unified: string; name: string; opening: number; closing: number } & MovementRow
  >`
    with asked as (
      select c.unified, c.name from customer c
      where c.unified = ${payerCode} and ${customerFence(viewer)}
    ), item as materialized (
      select i.* from invoice i
      where i.sorg = ${viewer.sorg} and i.payer = ${payerCode} and exists (select from asked)
    ), moved as materialized (
      select invoice_date as date, 0 as step, accounting_amount as amount, i.*,
        case when accounting_amount > 0 then 'invoice' else 'creditNote' end as kind
      from item i
      union all
      select invoice_date, 1, open_amount - accounting_amount, i.*, 'partPayment' from item i
      where clearing_date is null and open_amount <> accounting_amount
      union all
      select clearing_date, 2, -accounting_amount, i.*,
        case when accounting_amount > 0 then 'payment' else 'creditUsed' end
      from item i where clearing_date is not null
    ), balance as (
      select coalesce(sum(amount) filter (where date < ${from}::date), 0)::bigint as opening,
        coalesce(sum(amount) filter (where date <= ${to}::date), 0)::bigint as closing
      from moved
    ), listed as (
      select m.date, m.kind, m.invoice_no, m.installment, m.amount,
        (b.opening + sum(m.amount) over (order by ${inOrder} rows unbounded preceding))::bigint
          as balance,
        row_number() over (order by ${inOrder}) as place
      from moved m cross join balance b
      where m.date between ${from}::date and ${to}::date
    )
    select a.unified, a.name, b.opening, b.closing, l.*
    from asked a cross join balance b
    left join (select * from listed order by place limit ${most + 1}) l on true
    order by l.place`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { unified, name, opening, closing } = first;
  const movements = first.date === null ? [] : rows;
  return { payer: { unified, name }, opening, closing, movements };
}
