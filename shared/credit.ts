/** The credit with one company as server and client reckon with it, minor units. */
export interface CompanyCredit {
  name: string;
  /** The customer's own company, which sells here and decides about orders. */
  decides: boolean;
  /** Null without a limit. */
  balance: number | null;
}

/**
 * The one credit figure: what the customer may still order. The own company alone decides, however
 * much or little is left with others (B066, N027).
 * @returns null where no company decides or where it sets no limit
 */
export function creditLeft(
  companies: readonly CompanyCredit[],
): { company: string; left: number } | null {
  const own = companies.find(({ decides }) => decides);
  return own && own.balance !== null ? { company: own.name, left: own.balance } : null;
}

/** What of an order the credit does not cover, minor units; 0 where it covers all of it. */
export function overCredit(companies: readonly CompanyCredit[], total: number): number {
  const credit = creditLeft(companies);
  return credit ? Math.max(0, total - credit.left) : 0;
}
