import { readClaims } from './claims.ts';

/**
 * The stored user in step with a token just handed out: without the customer when the server has
 * taken it away, so that the app asks for another (B048). The same object when nothing differs.
 */
export function withoutLostCustomer(user: unknown, token: string): unknown {
  const known = user as { salesActiveCustCode?: unknown } | null;
  const claims = readClaims(token);
  if (!known?.salesActiveCustCode || !claims || claims.customer !== null) return user;
  return { ...known, salesActiveCustCode: null, customerData: null, hasCustCode: false };
}
