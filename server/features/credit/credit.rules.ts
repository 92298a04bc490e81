import type { CreditCompany, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { overCredit } from '#shared/credit.ts';
import type { CreditRow } from './credit.store.ts';

/** Why orders are refused, by the reason stated; each has a code of its own (B069 to B072). */
const reasons: Record<string, string> = {
  limit_exceeded: 'credit limit exceeded',
  overdue_over_limit: 'too many invoices overdue more than 30 days',
  oldest_ar_blocked: 'oldest invoice overdue blocks ordering',
  other_company_blocked: 'blocked from another company',
};

/**
 * Returns the credit at each company as the widget shows it (E161 to E174). A balance is the remaining
 * credit: the limit less the debt the company states and, at the customer's own company, which sells here,
 * less the open orders since that statement (E166). While no feed has stated the own company, the
 * customer's own row replaces it with its block and its limit.
 */
export function creditCompanies(rows: readonly CreditRow[]): CreditCompany[] {
  const stated = rows.flatMap((row) => (row.code === null ? [] : [toCompany(row, row.code)]));
  const [customer] = rows;
  if (!customer || stated.some(({ decides }) => decides)) return stated;
  if (customer.ownLimit === null && customer.ownBlock === null) return stated;
  return [toCompany(toCompanyRow(customer), customer.ownCompany), ...stated];
}

function toCompany(row: CreditRow, code: string): CreditCompany {
  const { creditLimit, marketingTarget } = row;
  const creditExposure = row.creditExposure ?? 0;
  const decides = code === row.ownCompany;
  const openOrders = decides ? row.orderedSince : 0;
  return {
    code,
    name: row.name ?? code,
    decides,
    creditControl: row.creditControl ?? '',
    custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
    reasonBlocked: row.reasonBlocked,
    creditLimit,
    balance: creditLimit === null ? null : creditLimit - creditExposure - openOrders,
    openInvoice: row.openInvoice ?? 0,
    openDo: row.openDo ?? 0,
    consignment: row.consignment ?? 0,
    creditExposure,
    openOrders,
    marketingTarget:
      marketingTarget === null
        ? null
        : { target: marketingTarget, achieved: row.marketingAchieved ?? 0 },
  };
}

/** Turns the customer's own row into the row of a company that states nothing else. */
const toCompanyRow = (customer: CreditRow): CreditRow => ({
  ...customer,
  name: customer.ownCompanyName,
  creditControl: null,
  reasonBlocked: customer.ownBlock,
  creditLimit: customer.ownLimit,
  openInvoice: null,
  openDo: null,
  consignment: null,
  creditExposure: null,
  marketingTarget: null,
  marketingAchieved: null,
  orderedSince: customer.ordered,
});

/**
 * Whether a customer's credit allows an order (N027, B069 to B072, M039): no company may block it, and
 * the balance with the own company must cover it.
 * @param total the whole order, minor units
 */
export function creditProblems(rows: readonly CreditRow[], total: number): UserError[] {
  const companies = creditCompanies(rows);
  const blocked = companies.find(({ reasonBlocked }) => reasonBlocked)?.reasonBlocked;
  if (blocked) return [blockProblem(blocked)];
  if (overCredit(companies, total) === 0) return [];
  return [userError('customer', 'ORDER_LIMIT', 'order failed due to insufficient order balance')];
}

/** `CREDIT_BLOCKED_LIMIT_EXCEEDED`, or `CREDIT_BLOCKED` for a reason without words of its own. */
function blockProblem(reason: string): UserError {
  const words = reasons[reason];
  return words
    ? userError('customer', `CREDIT_BLOCKED_${reason.toUpperCase()}`, words)
    : userError('customer', 'CREDIT_BLOCKED', reason);
}
