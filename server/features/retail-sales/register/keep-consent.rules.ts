import type { Consumer } from './consumer-input.rules.ts';

/**
 * The version of the consent text of a changed sale. A correction of the sale is no new consent: as long as it is the
 * same person and the consent is not withdrawn, the version that was agreed to stays, whichever one the form shows by now.
 * @param before the stored consumer; null for a new sale
 * @param sent the version that came with the change; also an older one, from a device that was offline
 */
export function keepConsent(
  before: (Consumer & { consent: string | null }) | null | undefined,
  consumer: Consumer,
  sent: string | null,
): string | null {
  if (!before || sent === null) return sent;
  return isSamePerson(before, consumer) ? (before.consent ?? sent) : sent;
}

type Person = Pick<Consumer, 'name' | 'email'>;

/** Whether two consumers are the same person: one of name and mail address may have been corrected. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.name === other.name || (one.email !== '' && one.email === other.email);
