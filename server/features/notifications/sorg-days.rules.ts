import { getDayIn, startOfDay } from '#shared/days.ts';
import { mailTime } from './mail/news-mail.rules.ts';

/** The present day of a sales organisation, and when its users are notified of the events of that day. */
export interface SorgDay {
  sorg: string;
  /** YYYY-MM-DD. */
  today: string;
  /** The earliest instants at which devices ring and mails are sent. */
  ringAt: Date;
  mailAt: Date;
}

/** Days begin at night; devices ring and mails are sent from about 8 o'clock on. */
const nightMs = 8 * 3_600_000;

/** @param timeZone of the sales organisation (IANA) @throws RangeError for an unknown time zone */
export function toSorgDay(
  { sorg, timeZone }: { sorg: string; timeZone: string },
  now: Date,
): SorgDay {
  const today = getDayIn(timeZone, now);
  const morning = startOfDay(timeZone, today).getTime() + nightMs;
  const ringAt = new Date(Math.max(now.getTime(), morning));
  return { sorg, today, ringAt, mailAt: mailTime(ringAt) };
}
