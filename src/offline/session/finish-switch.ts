import { NetworkError } from '#src/graphql/errors.ts';
import { isSwitched, withoutLostCustomer } from './lost-customer.ts';
import { confirmSwitch, type SwitchingUser, switchedBack } from './offline-switch.rules.ts';
import { readClaims } from './token-claims.ts';
import { readSession, type Session, type StoredSession, type Tokens } from './token-vault.ts';

const timeoutMs = 8_000;

/** The part of session-tokens.ts that a switch needs. */
interface TabTokens {
  moveSession(from: StoredSession, to: Session, fresh?: string): Promise<boolean>;
  tellSessionNews(): void;
}

/**
 * Changes the customer at the server as the device has already done. If refused, the device and all pages
 * return to the customer of the token (B135). Runs where tokens are renewed, so once for all tabs and the
 * worker.
 * @param token one just renewed
 * @param tokens of this tab, which cannot be imported: they import this file
 * @returns a token of the customer the device acts for; null when no user is logged in
 * @throws NetworkError when the server has not answered
 */
export async function finishSwitch(
  token: string,
  { moveSession, tellSessionNews }: TabTokens,
): Promise<string | null> {
  const session = await readSession();
  if (!session || !isSwitched(session.user)) return session && token;
  const user = session.user as SwitchingUser;
  const wanted = user.salesActiveCustCode?.unified ?? '';
  // It has changed the customer before, and its answer was lost on the way.
  const known = readClaims(token)?.customer === wanted;
  const { refreshToken } = session;
  const fresh = known ? {} : await askForChange({ custCode: wanted, refreshToken }, token);
  const next = fresh ? confirmSwitch(user) : withoutLostCustomer(switchedBack(user), token);
  const current = fresh?.requestToken ?? token;
  if (!(await moveSession(session, { ...session, ...fresh, user: next }, current)))
    throw new NetworkError(new Error('The session has changed meanwhile'));
  tellSessionNews();
  // Pages have now compared themselves with what is stored, before anything is asked with this token.
  await readSession();
  return current;
}

/** O008. Null: the server will not do it. */
async function askForChange(
  change: { custCode: string; refreshToken: string },
  token: string,
): Promise<Partial<Tokens> | null> {
  try {
    const response = await fetch('/v2/change-cust', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { requestToken, refreshToken, code } = await response.json();
    if (response.ok && requestToken && refreshToken) return { requestToken, refreshToken };
    if (code === 'UNKNOWN_CUSTOMER' || (code && refusals.has(response.status))) return null;
    throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    throw new NetworkError(error);
  }
}

const refusals = new Set([400, 403, 422]);
