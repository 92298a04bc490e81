import { addDays, addMonths, daysBetween } from '#shared/days.ts';
import type { SerialRule } from './serial-rules.ts';

/** The days that are known of a frame, YYYY-MM-DD. */
export interface FrameDays {
  deliveredOn: string | null;
  producedOn: string | null;
}

export type SoldDateProblem = 'IN_FUTURE' | 'SOLD_BEFORE_DELIVERED' | 'SOLD_BEFORE_PRODUCED';

/**
 * Checks the day of a sale.
 * @param today of the sales organisation
 * @returns null when nothing is wrong with it
 */
export function checkSoldDate(
  soldDate: string,
  { deliveredOn, producedOn }: FrameDays,
  today: string,
): SoldDateProblem | null {
  if (soldDate > today) return 'IN_FUTURE';
  if (producedOn !== null && soldDate < producedOn) return 'SOLD_BEFORE_PRODUCED';
  if (deliveredOn !== null && soldDate < deliveredOn) return 'SOLD_BEFORE_DELIVERED';
  return null;
}

/** The last day on which a sale can be registered in time. */
export function getRegistrationDeadline(
  soldDate: string,
  { registerWithinDays }: Pick<SerialRule, 'registerWithinDays'>,
): string {
  return addDays(soldDate, registerWithinDays);
}

/** A registration is urgent from this many days before its last day. */
export const soonDays = 10;

/** How urgent a registration is. */
export function getDeadlineState(
  deadline: string,
  today: string,
): { state: 'open' | 'soon' | 'late'; daysLeft: number } {
  const daysLeft = daysBetween(today, deadline);
  return { state: daysLeft < 0 ? 'late' : daysLeft <= soonDays ? 'soon' : 'open', daysLeft };
}

/**
 * The last day of the warranty.
 * @returns null where the brand promises none, or the day it begins on is not known
 */
export function getWarrantyUntil(
  { warrantyMonths, warrantyFrom }: Pick<SerialRule, 'warrantyMonths' | 'warrantyFrom'>,
  { soldDate, producedOn }: { soldDate: string | null; producedOn: string | null },
): string | null {
  const start = warrantyFrom === 'sale' ? soldDate : producedOn;
  return warrantyMonths === null || start === null ? null : addMonths(start, warrantyMonths);
}
