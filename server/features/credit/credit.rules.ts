import type { CreditCompany, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { CreditRow } from './credit.store.ts';

/** Why orders are refused, by the reason stated; each has a code of its own (B069 to B072). */
const reasons: Record<string, string> = {
  limit_exceeded: 'credit limit exceeded',
  overdue_over_limit: 'too many invoices overdue more than 30 days',
  oldest_ar_blocked: 'oldest invoice overdue blocks ordering',
  other_company_blocked: 'blocked from another company',
};

/**
 * The credit with each company as the widget shows it (E161 to E174). A balance is what may still be
 * bought: the limit less what the company says is owed and, at the customer's own company, which is
 * who sells here, less the open orders that came after it said so (E166).
 */
export function creditCompanies(rows: readonly CreditRow[]): CreditCompany[] {
  return rows.flatMap((row) => {
    if (row.code === null) return [];
    const { creditLimit, marketingTarget } = row;
    const creditExposure = row.creditExposure ?? 0;
    const ordered = row.code === row.ownCompany ? row.orderedSince : 0;
    return {
      code: row.code,
      name: row.name ?? row.code,
      creditControl: row.creditControl ?? '',
      custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
      reasonBlocked: row.reasonBlocked,
      creditLimit,
      balance: creditLimit === null ? null : creditLimit - creditExposure - ordered,
      openInvoice: row.openInvoice ?? 0,
      openDo: row.openDo ?? 0,
      consignment: row.consignment ?? 0,
      creditExposure,
      marketingTarget:
        marketingTarget === null
          ? null
          : { target: marketingTarget, achieved: row.marketingAchieved ?? 0 },
    };
  });
}

/**
 * Whether a customer's credit allows an order (N027, B069 to B072, M039): no company may block it, and
 * the balance with the own company must cover it. While no feed has stated the own company, the
 * customer's own row stands in for it with its block and its limit.
 * @param total the whole order, minor units
 */
export function creditProblems(rows: readonly CreditRow[], total: number): UserError[] {
  const companies = creditCompanies(rows);
  const [customer] = rows;
  const own = companies.find(({ code }) => code === customer?.ownCompany);
  const stated = companies.find(({ reasonBlocked }) => reasonBlocked)?.reasonBlocked;
  const blocked = stated ?? (own ? null : customer?.ownBlock);
  if (blocked) return [blockProblem(blocked)];
  const balance = own ? own.balance : ownBalance(customer);
  if (balance == null || total <= balance) return [];
  return [userError('customer', 'ORDER_LIMIT', 'order failed due to insufficient order balance')];
}

/** `CREDIT_BLOCKED_LIMIT_EXCEEDED`, or `CREDIT_BLOCKED` for a reason without words of its own. */
function blockProblem(reason: string): UserError {
  const words = reasons[reason];
  return words
    ? userError('customer', `CREDIT_BLOCKED_${reason.toUpperCase()}`, words)
    : userError('customer', 'CREDIT_BLOCKED', reason);
}

function ownBalance(customer: CreditRow | undefined): number | null {
  if (!customer || customer.ownLimit === null) return null;
  return customer.ownLimit - customer.ordered;
}
