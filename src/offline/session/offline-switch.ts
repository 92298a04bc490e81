import { NetworkError } from '#src/graphql/errors.ts';
import { readClaims } from './claims.ts';
import { isSwitched, withoutLostCustomer } from './lost-customer.ts';
import { type SwitchingUser, settled, switchedBack, switchedTo } from './offline-switch.rules.ts';
import { moveSession, type Tokens, tellSessionNews } from './session-tokens.ts';
import { readSession } from './token-vault.ts';

// A sales person changes the customer without a network: the device acts for the new one at once, the
// tokens still speak of the old one. No token is handed out until the server has changed it too, so
// that nothing of the old customer is ever shown or sent as the new one's.

const timeoutMs = 8_000;

/**
 * Acts for another customer on this device, in all its tabs, until the server can be asked; survives a
 * reload.
 * @returns the user as stored now
 * @throws when no user is logged in, or the storage fails
 */
export async function switchOffline(
  code: { unified: string; r3: string; isr: string | null },
  name: string,
): Promise<unknown> {
  return await changeUser((user) => switchedTo(user, code, name));
}

/**
 * Returns the name of the customer that the server refused to switch to; null when there is nothing to
 * report.
 */
export async function refusedSwitch(): Promise<string | null> {
  const session = await readSession();
  return (session?.user as SwitchingUser | null | undefined)?.refusedCustomer ?? null;
}

/** The user has read it. */
export async function forgetRefusedSwitch(): Promise<void> {
  await changeUser((user) => ({ ...user, refusedCustomer: null }));
}

async function changeUser(change: (user: SwitchingUser) => SwitchingUser): Promise<unknown> {
  for (;;) {
    const session = await readSession();
    if (!session) throw new Error('Nobody is logged in');
    const user = change(session.user as SwitchingUser);
    // A renewed token has changed the stored session in the meantime.
    if (await moveSession(session, { ...session, user })) return user;
  }
}

/**
 * Changes the customer at the server as the device has already done. If refused, the device and all pages
 * return to the customer of the token (B135). Runs where tokens are renewed, so once for all tabs and the
 * worker.
 * @param token one just renewed
 * @returns a token of the customer the device acts for; null when no user is logged in
 * @throws NetworkError when the server has not answered
 */
export async function settleSwitch(token: string): Promise<string | null> {
  const session = await readSession();
  if (!session || !isSwitched(session.user)) return session && token;
  const user = session.user as SwitchingUser;
  const wanted = user.salesActiveCustCode?.unified ?? '';
  // It has changed the customer before, and its answer was lost on the way.
  const known = readClaims(token)?.customer === wanted;
  const { refreshToken } = session;
  const fresh = known ? {} : await askForChange({ custCode: wanted, refreshToken }, token);
  const next = fresh ? settled(user) : withoutLostCustomer(switchedBack(user), token);
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
