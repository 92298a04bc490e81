import { networkOf, networksOf } from '#server/lib/network-of.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';

/** How many failures there may be under one name in so many minutes. */
export interface Limit {
  subject: string;
  most: number;
  minutes: number;
}

/**
 * Returns the subjects that failed logins are counted for: the typed name at its address, which locks a
 * guesser out; the address, which may be that of a whole shop; the wider networks around it, against
 * guessers who own one; and the name at any address, against guessers with many addresses. One address may
 * fail less often in an hour than a name, so a single stranger locks no user out; and where a user has
 * logged in before, neither the name alone nor the wider networks count.
 * @param known whether the user has logged in from this address
 */
export function loginLimits(username: string, address: string, known: boolean): Limit[] {
  const { narrow, wide } = networksOf(address);
  const limits = [
    { subject: callerSubject(username, address), most: 10, minutes: 15 },
    { subject: `address:${narrow}`, most: 30, minutes: 15 },
  ];
  if (known) return limits;
  const around = wide.map((network) => ({
    subject: `network:${network}`,
    most: network.endsWith('/56') ? 60 : 120,
    minutes: 15,
  }));
  return [...limits, ...around, { subject: nameSubject(username), most: 50, minutes: 60 }];
}

/**
 * Returns the subjects for failed logins from a device on which the user has logged in before: the device
 * alone, so that no stranger can lock the user out there, at any address.
 */
export function deviceLimits(username: string, deviceHash: string): Limit[] {
  return [{ subject: deviceSubject(username, deviceHash), most: 10, minutes: 15 }];
}

/** The failures of a name on one known device. */
function deviceSubject(username: string, deviceHash: string): string {
  return `device:${toCaselessKey(username)}@${deviceHash}`;
}

/** The failures that a success at an address makes undone: a name's at that address. */
export function callerSubject(username: string, address: string): string {
  return `login:${toCaselessKey(username)}@${networkOf(address)}`;
}

/** Returns the subject for failures of a name at any address. */
export function nameSubject(username: string): string {
  return `user:${toCaselessKey(username)}`;
}

/**
 * Returns the limits for checks of the own password by a logged-in user: the same rate as for a stranger.
 */
export function ownPasswordLimits(userId: number): Limit[] {
  return [{ subject: `own:${userId}`, most: 10, minutes: 15 }];
}

/**
 * Returns the limits for tries of a second factor after the right password: the same rate as for passwords. On a
 * device where the user has logged in before, the failures of others do not count.
 * @param device the hash of the token of such a device, else null
 */
export function secondFactorLimits(userId: number, device: string | null): Limit[] {
  const subject = device ? `second-factor:${userId}@${device}` : `second-factor:${userId}`;
  return [{ subject, most: 10, minutes: 15 }];
}

/**
 * Returns the limits for requests of a new password: few, because each sends a mail. They do not block
 * logins.
 */
export function forgotLimits(username: string, address: string): Limit[] {
  return [
    { subject: `forgot:${toCaselessKey(username)}`, most: 5, minutes: 60 },
    { subject: `forgot-address:${networkOf(address)}`, most: 10, minutes: 15 },
  ];
}
