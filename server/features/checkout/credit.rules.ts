import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';

const reasons: Record<string, string> = {
  limit_exceeded: 'credit limit exceeded',
  overdue_over_limit: 'too many invoices overdue more than 30 days',
  oldest_ar_blocked: 'oldest invoice overdue blocks ordering',
  other_company_blocked: 'blocked from another company',
};

export interface Credit {
  /** Why the customer may not order, as the feed says; null when it may. */
  blocked: string | null;
  /** Minor units; null without a limit. */
  limit: number | null;
  /** What open orders already use of it, minor units. */
  used: number;
}

/**
 * Whether the customer's credit allows an order (N027, B069 to B072, M039).
 * @param total the whole order, minor units
 */
export function creditProblems({ blocked, limit, used }: Credit, total: number): UserError[] {
  if (blocked) return [userError('customer', 'CREDIT_BLOCKED', reasons[blocked] ?? blocked)];
  if (limit === null || total <= limit - used) return [];
  return [userError('customer', 'ORDER_LIMIT', 'order failed due to insufficient order balance')];
}
