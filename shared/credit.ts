/** The credit at one company as server and client compute with it, in minor units. */
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

/**
 * Returns the part of an order that the credit does not cover, in minor units; 0 when it covers
 * everything.
 */
export function overCredit(companies: readonly CompanyCredit[], total: number): number {
  const credit = creditLeft(companies);
  return credit ? Math.max(0, total - credit.left) : 0;
}
