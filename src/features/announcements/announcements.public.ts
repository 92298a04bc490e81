import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { takeWritten } from '#src/lib/device/written-page.ts';
import { announcement, announcementQueries } from './announcements.queries.ts';

export { LoginAnnouncements } from './login-announcements.tsx';

/** Takes the announcements of the login from the page, or asks for them before they are drawn. */
export function expectLoginAnnouncements(): void {
  const { queryKey } = announcementQueries.login;
  const written = takeWritten('announcements');
  if (written) queryClient.setQueryData(queryKey, v.parse(v.array(announcement), written));
  else void queryClient.prefetchQuery(announcementQueries.login);
}
