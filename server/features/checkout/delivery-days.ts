import type { Db } from '#server/db/database.ts';
import { dayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { closedAmong } from './checkout.store.ts';
import type { DeliveryDays } from './delivery-day.rules.ts';

/** What decides whether deliveries may be asked for on these days (N066), in one statement. */
export async function deliveryDaysFor(
  db: Db,
  host: HostConfig,
  dates: readonly (string | null | undefined)[],
): Promise<DeliveryDays> {
  return deliveryDays(host, await closedAmong(db, host.sorg, stated(dates)));
}

/** Each day that is stated, once. */
export function stated(dates: readonly (string | null | undefined)[]): string[] {
  return [...new Set(dates.filter((date) => date != null))];
}

/** The same for closed days that are known already, YYYY-MM-DD. */
export function deliveryDays(host: HostConfig, closed: readonly string[]): DeliveryDays {
  return { today: dayIn(host.timeZone), weekDays: host.deliveryDays, closed: new Set(closed) };
}
