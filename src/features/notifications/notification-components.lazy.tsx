import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { RestockArrivalProps } from './components/restock-arrival.tsx';
import type { RestockButtonProps } from './components/restock-button.tsx';

const LateSettings = lazyWithMessages(() => import('./components/notification-settings.tsx'));
const LateLink = lazyWithMessages(() => import('./components/notifications-link.tsx'));
const LateWatch = lazyWithMessages(() => import('./components/push-watch.tsx'));
const LateArrival = lazyWithMessages(() => import('./components/restock-arrival.tsx'));
const LateButton = lazyWithMessages(() => import('./components/restock-button.tsx'));

/** The settings of notifications, loaded on demand. */
export function NotificationSettings() {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <LateSettings />
    </Suspense>
  );
}

/**
 * The way to the inbox with the number of unread notifications.
 * @param row classes of a menu's row: then with its words, else a bell alone
 */
export function NotificationsLink(props: { row?: string; onClick?: () => void }) {
  return (
    <Suspense fallback={<span className="block size-touch" />}>
      <LateLink {...props} />
    </Suspense>
  );
}

/** Keeps the device's push subscription in order; shows nothing, to be placed once. */
export function PushWatch() {
  return (
    <Suspense fallback={null}>
      <LateWatch />
    </Suspense>
  );
}

/** Says what is back when the page was opened from a notification, above the variants. */
export function RestockArrival(props: RestockArrivalProps) {
  return (
    <Suspense fallback={null}>
      <LateArrival {...props} />
    </Suspense>
  );
}

/** "Tell me when it is back" for an article without stock. */
export function RestockButton(props: RestockButtonProps) {
  return (
    <Suspense fallback={<Skeleton className="h-touch w-48" />}>
      <LateButton {...props} />
    </Suspense>
  );
}
