import { readClaims } from './token-claims.ts';

/** Whether the device acts for a customer the tokens do not speak of yet, see offline-switch.ts. */
export function isSwitched(user: unknown): boolean {
  return !!(user as { switchedFrom?: unknown } | null | undefined)?.switchedFrom;
}

/**
 * The stored user in step with a token just handed out: without the customer when the server has
 * taken it away, so that the app asks for another (B048). The same object when nothing differs, and
 * while the user has another customer than the token: that is for the server to say.
 */
export function withoutLostCustomer(user: unknown, token: string): unknown {
  const known = user as { salesActiveCustCode?: unknown } | null;
  const claims = readClaims(token);
  if (!known?.salesActiveCustCode || isSwitched(user) || !claims || claims.customer !== null)
    return user;
  return { ...known, salesActiveCustCode: null, customerData: null, hasCustCode: false };
}
