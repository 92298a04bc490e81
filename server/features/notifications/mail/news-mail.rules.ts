import { type QuietTimes, quietUntil } from '../settings/quiet-hours.rules.ts';

/**
 * How long notifications are collected before they are mailed, ms: later ones in this time go into the
 * same mail.
 */
export const gatherFor = 120_000;

/** Whether a kind of news is mailed: never, when no device took it, or always. */
export type MailWish = 'never' | 'fallback' | 'always';

/** A notification that is perhaps mailed. */
export interface Mailable {
  wish: MailWish;
  /** The user's devices shall ring for its kind. */
  rings: boolean;
  /** A device took the push, or the user has read it in the inbox. */
  heard: boolean;
  /** When the next push that is still under way is due; null when none is. */
  underWay: Date | null;
  quiet: QuietTimes | null;
}

/** When it is first looked at whether something is to be mailed. */
export function mailTime(now: Date): Date {
  return new Date(now.getTime() + gatherFor);
}

/**
 * Whether a notification is mailed now, not at all, or to be looked at again at a later time. Who has
 * switched a kind off on the devices did not miss a push, and gets a mail only by choice.
 */
export function mailVerdict(news: Mailable, now: Date): 'mail' | 'none' | Date {
  const { wish, rings, heard, underWay, quiet } = news;
  if (wish === 'never' || (wish === 'fallback' && (heard || !rings))) return 'none';
  if (wish === 'fallback' && underWay)
    return new Date(Math.max(underWay.getTime(), mailTime(now).getTime()));
  return (quiet && quietUntil(now, quiet)) ?? 'mail';
}
