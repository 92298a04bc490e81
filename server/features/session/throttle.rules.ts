import { networkOf, networksOf } from '#server/lib/network-of.ts';

/** How many failures there may be under one name in so many minutes. */
export interface Limit {
  subject: string;
  most: number;
  minutes: number;
}

/**
 * What failed logins are counted under: the typed name at its address, which is what shuts a guesser
 * out; the address, which may be that of a whole shop; the wider networks around it, against guessers
 * who own one; and the name wherever it is tried, against guessers with many addresses. One address
 * fails less often in an hour than a name may, so a single stranger shuts nobody out; and where a user
 * has logged in before, neither the name alone nor the neighbors count.
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
 * What failed logins from a device are counted under from which the user has logged in before: the device
 * alone, so that no stranger can stop the user there, wherever the device is.
 */
export function deviceLimits(username: string, deviceHash: string): Limit[] {
  return [{ subject: deviceSubject(username, deviceHash), most: 10, minutes: 15 }];
}

/** The failures of a name on one known device. */
function deviceSubject(username: string, deviceHash: string): string {
  return `device:${username.toLowerCase()}@${deviceHash}`;
}

/** The failures that a success at an address makes undone: a name's at that address. */
export function callerSubject(username: string, address: string): string {
  return `login:${username.toLowerCase()}@${networkOf(address)}`;
}

/** The failures of a name, wherever they come from. */
export function nameSubject(username: string): string {
  return `user:${username.toLowerCase()}`;
}

/** Tries of the own password by whoever is logged in: as fast as those of a stranger. */
export function ownPasswordLimits(userId: number): Limit[] {
  return [{ subject: `own:${userId}`, most: 10, minutes: 15 }];
}

/** Requests for a new password: few, since each fills somebody's mailbox. They do not stop logins. */
export function forgotLimits(username: string, address: string): Limit[] {
  return [
    { subject: `forgot:${username.toLowerCase()}`, most: 5, minutes: 60 },
    { subject: `forgot-address:${networkOf(address)}`, most: 10, minutes: 15 },
  ];
}
