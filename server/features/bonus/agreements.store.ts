import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import type { DueAmount } from '#shared/bonus/arrears.rules.ts';
import type { BonusTerms } from '#shared/bonus/bonus-terms.ts';

/** More steps than a customer has in all its agreements. */
const mostSteps = 2_000;
const mostDueDays = 1_000;

/** An agreement as it is stored. */
export type Agreement = BonusTerms & { category: ProductCategory | null };

/**
 * The agreements of the active customer, also past and inactive ones, the newest first; none when the customer is no
 * longer the viewer's.
 */
export async function readAgreements(db: Db, viewer: Viewer): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select a.id, min(a.name) as name, a.brand, a.category, a.from_day as "from", a.to_day as "to", a.basis,
      a.active, a.applies_to as "appliesTo", a.combines, a.reward_type as "rewardType",
      a.arrears_days as "arrearsDays",
      json_agg(json_build_object('threshold', a.threshold, 'reward', a.reward)
        order by a.threshold, a.step) as steps
    from bonus_agreement a join customer c on c.sorg = a.sorg
    where c.unified = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)}
      and (a.customer = c.unified
        or (a.customer is null and coalesce(a.customer_group, c.customer_group) = c.customer_group))
    group by a.sorg, a.id, a.brand, a.category, a.from_day, a.to_day, a.basis, a.active, a.applies_to,
      a.combines, a.reward_type, a.arrears_days
    order by a.from_day desc, a.id collate "C" limit ${mostSteps}`.execute(db);
  return rows;
}

/** The debts of the active customer, by the day it is or was due, the earliest first. */
export async function readDueAmounts(db: Db, viewer: Viewer, until: string): Promise<DueAmount[]> {
  const { rows } = await sql<DueAmount>`
    select i.due_date as "dueDate", sum(i.open_amount)::bigint as amount, count(*)::int as invoices
    from invoice i join customer c on c.sorg = i.sorg and c.unified = i.payer
    where i.sorg = ${viewer.sorg} and i.payer = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)}
      and i.clearing_date is null and i.open_amount > 0 and i.due_date <= ${until}
    group by i.due_date order by i.due_date limit ${mostDueDays}`.execute(db);
  return rows;
}
