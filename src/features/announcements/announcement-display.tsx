import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { hiddenForNow } from '#src/lib/hidden-for-now.ts';
import { Icon } from '#src/ui/icon.tsx';
import { late } from '#src/ui/late.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { announcementQueries, isToldFailure } from './announcements.queries.ts';

const AnnouncementText = late(() => import('./announcement-text.tsx'));

const box =
  'flex max-h-[70dvh] items-start gap-2 overflow-y-auto rounded-lg border-l-4 border-info bg-surface py-2 pl-4 pr-1 shadow-raised';

/** Those not closed within the last two hours, and how to close one (B123, C020). */
function useOpenAnnouncements() {
  const { user } = useSession();
  const { data = [], error } = useQuery(announcementQueries.home);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const marker = (id: string) => hiddenForNow(user.id, `announcement.${id}`);
  return {
    open: data.filter(({ id }) => !closed.has(id) && !marker(id).isHidden()),
    close: (id: string) => {
      marker(id).hide();
      setClosed(new Set([...closed, id]));
    },
    failed: error !== null && isToldFailure(error),
  };
}

/**
 * Whether the box lies over the page instead of moving it down: what comes after the page has been
 * drawn does, until the next page, which is drawn with it.
 */
function useLiesOver(shown: boolean): boolean {
  const { key } = useLocation();
  const [cameOn, setCameOn] = useState(shown ? '' : null);
  if (shown && cameOn === null) setCameOn(key);
  return shown && cameOn === key;
}

/** What the distributor has to say to the users of an area (B309, U046, U158, U159). */
export default function AnnouncementDisplay() {
  const { t } = useLingui();
  const { open, close, failed } = useOpenAnnouncements();
  const shown = open.length > 0 || failed;
  const over = useLiesOver(shown);
  if (!shown) return null;
  return (
    <div className={over ? 'relative z-20 h-0' : 'mb-4'}>
      <Suspense fallback={null}>
        <section
          aria-label={t`Announcements`}
          className={over ? 'absolute inset-x-0 top-0 animate-rise-in space-y-2' : 'space-y-2'}
        >
          {failed ? (
            <Notice tone="error">
              <Trans>The announcements could not be loaded.</Trans>
            </Notice>
          ) : null}
          {open.map((announcement) => (
            <article key={announcement.id} className={box}>
              <div className="min-w-0 flex-1 py-2">
                <AnnouncementText announcement={announcement} />
              </div>
              <button
                type="button"
                aria-label={announcement.title ? t`Close: ${announcement.title}` : t`Close`}
                className="sticky top-0 flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
                onClick={() => close(announcement.id)}
              >
                <Icon name="close" size={20} />
              </button>
            </article>
          ))}
        </section>
      </Suspense>
    </div>
  );
}
