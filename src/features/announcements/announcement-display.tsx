import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { hiddenForNow } from '#src/lib/input/hidden-for-now.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { AnnouncementBox } from './announcement-box.tsx';
import { announcementQueries, isToldFailure } from './announcements.queries.ts';

/**
 * The announcements not closed within the last two hours, and how to close one (B123, C020). An
 * announcement shown on a page with little space is not repeated on the next pages.
 */
function useOpenAnnouncements(userId: string | number, whole: boolean) {
  const { pathname } = useLocation();
  const { data, error, isFetched } = useDeferredQuery(announcementQueries.home);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const marker = (id: string) => hiddenForNow(userId, `announcement.${id}`);
  const seenMarker = (id: string) => hiddenForNow(userId, `announcement.${id}.seen`);
  // The announcements that this page has shown stay on it.
  const [here, setHere] = useState({ pathname, ids: '' });
  const isNew = (id: string) =>
    !seenMarker(id).isHidden() || (here.pathname === pathname && here.ids.split(' ').includes(id));
  const open = (data ?? []).filter(
    ({ id }) => !closed.has(id) && !marker(id).isHidden() && (whole || isNew(id)),
  );
  const ids = open.map(({ id }) => id).join(' ');
  const noteSeen = useEffectEvent(() => {
    for (const { id } of open) seenMarker(id).hide();
  });
  useEffect(() => {
    if (!ids) return;
    noteSeen();
    setHere({ pathname, ids });
  }, [ids, pathname]);
  return {
    open,
    close: (id: string) => {
      marker(id).hide();
      setClosed(new Set([...closed, id]));
    },
    failed: error !== null && isToldFailure(error),
    known: isFetched || data !== undefined,
  };
}

interface Props {
  /** The user who closes them: other users of the device still see them. */
  userId: string | number;
  /** The texts in full; else one line each, which opens in place. */
  whole: boolean;
  /** Called with the height of the display, in pixels, once it is known what there is to show. */
  onMeasured: (height: number) => void;
}

/** The announcements for the users of an area (B309, U046, U158, U159). */
export default function AnnouncementDisplay({ userId, whole, onMeasured }: Props) {
  const { t } = useLingui();
  const { open, close, failed, known } = useOpenAnnouncements(userId, whole);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLElement>(null);
  const count = open.length;

  const shown = count > 0 || failed;

  // Watched, since the text comes after its box.
  useLayoutEffect(() => {
    const margin = 16;
    const section = box.current;
    if (known && !shown) onMeasured(0);
    if (!section) return;
    const report = () => {
      if (!section.querySelector('[data-pending]')) onMeasured(section.offsetHeight + margin);
    };
    const observer = new ResizeObserver(report);
    observer.observe(section);
    return () => observer.disconnect();
  }, [known, shown, onMeasured]);

  if (!shown) return null;
  return (
    <section ref={box} aria-label={t`Announcements`} className="mb-4 space-y-2">
      {failed ? (
        <Notice tone="error">
          <Trans>The announcements could not be loaded.</Trans>
        </Notice>
      ) : null}
      <ul className="space-y-2">
        {open.map((announcement) => (
          <AnnouncementBox
            key={announcement.id}
            announcement={announcement}
            whole={whole || opened.has(announcement.id)}
            onOpen={() => setOpened(new Set([...opened, announcement.id]))}
            onClose={() => close(announcement.id)}
          />
        ))}
      </ul>
    </section>
  );
}
