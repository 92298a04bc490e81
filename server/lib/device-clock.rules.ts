import { dayMs } from '#shared/days.ts';

/** The clocks of devices are some minutes fast or slow. */
const fastMs = 10 * 60_000;
const mostDaysAgo = 366;

const toInstant = (text: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN;

/**
 * Reads when something was done on a device. A time that cannot be true because it is too long ago, such as 1970, comes
 * from a clock that was not set, and counts as now: nothing can be corrected on the device any more. A time to come is
 * refused, and can be sent again when it has come.
 * @returns null for a time to come
 */
export function readDeviceTime(text: string | null | undefined, now: number): Date | null {
  const at = text ? toInstant(text) : Number.NaN;
  if (at > now + fastMs) return null;
  const isCredible = at >= now - mostDaysAgo * dayMs && at <= now;
  return new Date(isCredible ? at : now);
}

/** Reads a time of a device since an instant, in ms; null for one that cannot be true. */
export function readTimeSince(
  first: number,
  text: string | null | undefined,
  now: number,
): Date | null {
  const at = text ? toInstant(text) : Number.NaN;
  return at >= first && at <= now + fastMs ? new Date(at) : null;
}
