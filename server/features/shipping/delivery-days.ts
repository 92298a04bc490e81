import type { Db } from '#server/db/database.ts';
import { type DeliveryDays, deliveryDays, stated } from '#server/lib/delivery-day.rules.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { closedAmong } from './shipping.store.ts';

/** Reads whether deliveries can be requested for these days (N066), in one statement. */
export async function deliveryDaysFor(
  db: Db,
  host: HostConfig,
  dates: readonly (string | null | undefined)[],
): Promise<DeliveryDays> {
  return deliveryDays(host, await closedAmong(db, host.sorg, stated(dates)));
}
