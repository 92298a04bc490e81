import { getLocalTime } from '#shared/days.ts';

/** Local times HH:MM of a time zone; over midnight when `from` is later than `to`. */
export interface QuietTimes {
  from: string;
  to: string;
  timeZone: string;
}

const minute = 60_000;
const day = 1_440;

/**
 * When a user's quiet hours end, if they are on.
 * @returns null when devices may ring now
 */
export function quietUntil(now: Date, times: QuietTimes): Date | null {
  const local = localMinutes(now, times.timeZone);
  if (!isQuiet(local, times)) return null;
  const ahead = (minutesOf(times.to) - local + day) % day;
  const end = new Date(Math.floor(now.getTime() / minute) * minute + ahead * minute);
  // The clock may change before that; then the computed end is off by an hour.
  const beside = minutesOf(times.to) - localMinutes(end, times.timeZone);
  const moved = new Date(end.getTime() + nearest(beside) * minute);
  const fits = moved > now && !isQuiet(localMinutes(moved, times.timeZone), times);
  return fits ? moved : end;
}

/** Whether a text is a time of day as HH:MM. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isQuiet(local: number, { from, to }: QuietTimes): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start <= end ? local >= start && local < end : local >= start || local < end;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Of two ways around the clock the shorter one. */
function nearest(minutes: number): number {
  return ((minutes + day + day / 2) % day) - day / 2;
}

/** Minutes since midnight in a time zone. */
function localMinutes(now: Date, timeZone: string): number {
  return minutesOf(getLocalTime(timeZone, now).time);
}
