export {
  NotificationSettings,
  NotificationsLink,
  PushWatch,
  RestockArrival,
  RestockButton,
} from './late-parts.tsx';
