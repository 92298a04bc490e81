import { userQuery, type useSession } from '#src/features/session/session.public.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { forgetQueries } from '#src/graphql/query-persist.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { switchOffline } from '#src/offline/session/offline-switch.ts';
import { openAfterChange } from './change-customer.ts';
import type { Customer } from './customer-device.ts';

/**
 * Whether the page could be reloaded without a network, because the service worker has it. An administrator who views
 * as a user needs the server: it gives the view another token.
 */
export function canChangeOffline(): boolean {
  return !tabScope && Boolean(navigator.serviceWorker?.controller);
}

/**
 * Acts for another customer without a network, then a reload: the device does from here on, and the
 * server as soon as it can be asked (src/offline/session/offline-switch.ts).
 * @throws what the storage throws; then the customer is still the same
 */
export async function changeCustomerOffline(
  { custCode: { unified, r3, isr }, custName }: Customer,
  redesign: boolean,
): Promise<void> {
  const user = await switchOffline({ unified, r3, isr: isr ?? null }, custName);
  forgetQueries();
  queryClient.setQueryData(userQuery.queryKey, user as ReturnType<typeof useSession>['user']);
  openAfterChange(redesign);
}
