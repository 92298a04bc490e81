import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import AnnouncementText from './announcement-text.tsx';
import { announcementQueries, isToldFailure } from './announcements.queries.ts';

/** The announcements for every visitor of this host (B125, B153); the server paints them first (server/http/login-paint.ts). */
export function LoginAnnouncements() {
  const { t } = useLingui();
  const { data = [], error } = useDeferredQuery(announcementQueries.login);
  if (error && isToldFailure(error)) {
    return (
      <Notice tone="error">
        <Trans>The announcements could not be loaded.</Trans>
      </Notice>
    );
  }
  if (data.length === 0) return null;
  return (
    <section aria-label={t`Announcements`} className="space-y-2">
      {data.map((announcement) => (
        <article
          key={announcement.id}
          className="rounded-lg border-l-4 border-info bg-surface px-4 py-3 shadow-raised"
        >
          <AnnouncementText announcement={announcement} />
        </article>
      ))}
    </section>
  );
}
