import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { lazyOfFirstScreen } from '#src/ui/state/lazy-with-messages.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { announcementQueries, isToldFailure } from './announcements.queries.ts';

const loadText = () => import('./announcement-text.tsx');
const AnnouncementText = lazyOfFirstScreen(loadText);
// On its way while the announcements are asked for: on a first visit they are what is drawn last.
void loadText();

/** The announcements for every visitor of this host (B125, B153). */
export default function LoginAnnouncements() {
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
    <Suspense fallback={null}>
      <section aria-label={t`Announcements`} className="animate-fade-in space-y-2">
        {data.map((announcement) => (
          <article
            key={announcement.id}
            className="rounded-lg border-l-4 border-info bg-surface px-4 py-3 shadow-raised"
          >
            <AnnouncementText announcement={announcement} />
          </article>
        ))}
      </section>
    </Suspense>
  );
}
