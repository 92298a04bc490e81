import { type SwitchingUser, switchCustomer } from './offline-switch.rules.ts';
import { moveSession } from './session-tokens.ts';
import { readSession } from './token-vault.ts';

// A sales person changes the customer without a network: the device acts for the new one at once, the
// tokens still speak of the old one. No token is handed out until the server has changed it too
// (finish-switch.ts), so that nothing of the old customer is ever shown or sent as the new one's.

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
  return await changeUser((user) => switchCustomer(user, code, name));
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
