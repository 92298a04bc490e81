export {
  NotificationSettings,
  NotificationsLink,
  PushWatch,
  RestockArrival,
  RestockButton,
} from './notification-components.lazy.tsx';
