import { late } from '#src/ui/late.tsx';

/** What the host has to say before login; shows nothing while there is nothing. */
export const LoginAnnouncements = late(() => import('./login-announcements.tsx'));
