import { queryClient } from '#src/graphql/query-client.ts';
import { lazyOfFirstScreen } from '#src/ui/state/lazy-with-messages.tsx';
import { announcementQueries } from './announcements.queries.ts';

const load = () => import('./login-announcements.tsx');

/** The announcements of the host before login; renders nothing when there are none. */
export const LoginAnnouncements = lazyOfFirstScreen(load);

/** Brings them and what draws them on their way before they are drawn. */
export function expectLoginAnnouncements(): void {
  void load();
  void queryClient.prefetchQuery(announcementQueries.login);
}
