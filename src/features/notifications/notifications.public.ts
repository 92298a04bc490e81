import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export { PushWatch } from './components/push-watch.tsx';
export { RestockArrival } from './components/restock-arrival.tsx';
export { RestockButton } from './components/restock-button.tsx';

/** The settings of notifications; put a `Suspense` around them. */
export const NotificationSettings = /* @__PURE__ */ lazyWithMessages(
  () => import('./components/notification-settings.tsx'),
);
