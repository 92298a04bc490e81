import { readDeviceTime, readTimeSince } from '#server/lib/device-clock.rules.ts';

/** No camera that the portal gets photos of is older. */
const firstPhoto = Date.UTC(2000, 0, 1);

/**
 * Reads when a visit was saved on the device. A time to come is refused: such a visit would stay the last one of its
 * customer for as long as the clock was fast.
 * @returns null for a time to come
 */
export const readCapturedAt = (text: string | null | undefined, now: number): Date | null =>
  readDeviceTime(text, now);

/** Reads when a camera says that it took a photo; null for a time that cannot be true. */
export const readTakenAt = (text: string | null | undefined, now: number): Date | null =>
  readTimeSince(firstPhoto, text, now);
