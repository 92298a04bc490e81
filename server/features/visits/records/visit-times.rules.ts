import { dayMs } from '#shared/days.ts';

/** The clocks of devices are some minutes fast or slow. */
const fastMs = 10 * 60_000;
const mostDaysAgo = 366;
/** No camera that the portal gets photos of is older. */
const firstPhoto = Date.UTC(2000, 0, 1);

const toInstant = (text: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN;

/**
 * Reads when a visit was saved on the device. A time that cannot be true because it is too long ago, such as 1970, comes
 * from a clock that was not set: nothing could be corrected on the device any more, so the visit counts as saved now. A
 * time to come is refused: such a visit would stay the last one of its customer for as long as the clock was fast, and
 * it can be sent again when the time has come.
 * @returns null for a time to come
 */
export function readCapturedAt(text: string | null | undefined, now: number): Date | null {
  const at = text ? toInstant(text) : Number.NaN;
  if (at > now + fastMs) return null;
  const isCredible = at >= now - mostDaysAgo * dayMs && at <= now;
  return new Date(isCredible ? at : now);
}

/** Reads when a camera says that it took a photo; null for a time that cannot be true. */
export function readTakenAt(text: string | null | undefined, now: number): Date | null {
  const at = text ? toInstant(text) : Number.NaN;
  return at >= firstPhoto && at <= now + fastMs ? new Date(at) : null;
}
