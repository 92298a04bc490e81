import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { openOrderValue } from '#server/features/orders/orders.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** More companies than a customer can deal with. */
const mostCompanies = 100;

/** A customer joined with one of the companies it has credit at; amounts in minor units. */
export interface CreditRow {
  unified: string;
  r3: string;
  isr: string | null;
  /** From the customer's own row: its company, its limit, and why it may not order. */
  ownCompany: string;
  ownCompanyName: string;
  ownLimit: number | null;
  ownBlock: string | null;
  /** All open orders of the customer. */
  ordered: number;
  /** The company; null, as all that follows, when no feed has stated the customer's credit. */
  code: string | null;
  name: string | null;
  creditControl: string | null;
  reasonBlocked: string | null;
  creditLimit: number | null;
  openInvoice: number | null;
  openDo: number | null;
  consignment: number | null;
  creditExposure: number | null;
  marketingTarget: number | null;
  marketingAchieved: number | null;
  /** The open orders that came after the company stated this. */
  orderedSince: number;
}

/**
 * A customer inside the viewer's fence with each company it has credit with, its own company first;
 * one row without a company when it has none. In one statement.
 */
export async function creditRows(db: Db, viewer: Viewer, customer: string): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select c.unified, c.r3, c.isr, c.company_code as "ownCompany",
      c.company_name as "ownCompanyName", c.credit_limit as "ownLimit", c.order_blocked as "ownBlock", ${openOrderValue(sql`null`)} as "ordered",
      k.company_code as "code", k.company_name as "name", k.credit_control as "creditControl",
      k.reason_blocked as "reasonBlocked", k.credit_limit as "creditLimit",
      k.open_invoice as "openInvoice", k.open_do as "openDo", k.consignment,
      k.credit_exposure as "creditExposure", k.marketing_target as "marketingTarget",
      k.marketing_achieved as "marketingAchieved", ${openOrderValue(sql`k.stated_at`)} as "orderedSince"
    from customer c left join credit k on k.sorg = c.sorg and k.customer = c.unified
    where c.unified = ${customer} and ${customerFence(viewer)}
    order by k.company_code <> c.company_code, k.company_name collate "und-x-icu",
      k.company_code collate "C"
    limit ${mostCompanies}`.execute(db);
  return rows;
}
