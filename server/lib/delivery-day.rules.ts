import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { addDays, daysBetween, deliveryWindow, getDayIn, isCalendarDay } from '#shared/days.ts';
import { isClosed } from '#shared/delivery-days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { badUserInput } from './paging.ts';

/** On which days nothing is delivered. */
export interface DeliveryDays {
  /** YYYY-MM-DD. */
  today: string;
  /** Week days with deliveries, 1 (Monday) to 7 (Sunday). */
  weekDays: HostConfig['deliveryDays'];
  /** Closed days of the sales organisation, YYYY-MM-DD. */
  closed: ReadonlySet<string>;
}

/** Returns the rules for delivery days once the closed days are known, YYYY-MM-DD. */
export function deliveryDays(host: HostConfig, closed: readonly string[]): DeliveryDays {
  return { today: getDayIn(host.timeZone), weekDays: host.deliveryDays, closed: new Set(closed) };
}

/** Each day that is stated, once. */
export function stated(dates: readonly (string | null | undefined)[]): string[] {
  return [...new Set(dates.filter((date) => date != null))];
}

/** Returns the problems of a requested day (N066); none without a day. */
export function dayProblems(
  field: string,
  date: string | null | undefined,
  days: DeliveryDays,
): UserError[] {
  if (date == null) return [];
  if (!mayDeliverOn(date, days.today))
    return [userError(field, 'BAD_DATE', 'Choose a day from tomorrow up to one year ahead')];
  if (isClosed(date, days))
    return [userError(field, 'CLOSED_DAY', 'Nothing is delivered on that day')];
  return [];
}

/** Whether a requested day is between tomorrow and one year ahead (N066). */
export function mayDeliverOn(date: string, today: string): boolean {
  const { first, last } = deliveryWindow(today);
  return isCalendarDay(date) && date >= first && date <= last;
}

/** Most days of a period that may be asked for at once. */
const mostDays = 400;

/**
 * All days of a period, both ends included; none when it ends before it begins.
 * @throws GraphQLError BAD_USER_INPUT for more than 400 days, and for ends that are no days
 */
export function listDays(from: string, to: string): string[] {
  // Counted as numbers: as texts, days after the year 9999 sort before all others.
  const count = daysBetween(from, to) + 1;
  if (!(count <= mostDays)) throw badUserInput(`At most ${mostDays} days at once`);
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
}
