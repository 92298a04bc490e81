import { queryClient } from '#src/graphql/query-client.ts';
import { late } from '#src/ui/late.tsx';
import { announcementQueries } from './announcements.queries.ts';

const load = () => import('./login-announcements.tsx');

/** What the host has to say before login; shows nothing while there is nothing. */
export const LoginAnnouncements = late(load);

/** Brings them and what draws them on their way before they are drawn. */
export function expectLoginAnnouncements(): void {
  void load();
  void queryClient.prefetchQuery(announcementQueries.login);
}
