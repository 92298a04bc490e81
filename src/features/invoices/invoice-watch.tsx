import { useEffect, useSyncExternalStore } from 'react';
import { getDayIn } from '#shared/days.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { loadInvoiceDevice } from './device/load-invoice-device.ts';

/**
 * Looks after the invoices on the device at a start, after a change of customer or rights, and when the network comes
 * back.
 */
export function InvoiceWatch() {
  const { user, customer, has } = useSession();
  const { timeZone, payment } = useHostConfig();
  const userId = Number(user.id);
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const active = customer?.unified ?? null;
  const wanted = [...new Set([active ?? [], taken?.customers ?? []].flat())].filter(Boolean).join();
  const mayRead = has('page.invoice-status');
  const mayChangeCustomer = has('menu.change-cust');
  const payments = payment && has('page.payment-request');
  const paymentDays = has('invoice-status.read');
  useEffect(() => {
    const look = async () => {
      const viewer = boundViewer();
      if (viewer?.userId !== userId || viewer.customer !== active) return;
      const { lookAfterInvoices } = await loadInvoiceDevice();
      await lookAfterInvoices(viewer, {
        rights: mayRead ? { payments, paymentDays, details: !mayChangeCustomer } : null,
        mayChangeCustomer,
        customers: wanted.split(',').filter(Boolean),
        today: getDayIn(timeZone, getServerNow()),
      });
    };
    // A run that fails, also because its code is missing after an update, is repeated another time.
    const wake = () => void look().catch(() => undefined);
    wake();
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [userId, active, wanted, mayRead, mayChangeCustomer, payments, paymentDays, timeZone]);
  return null;
}
