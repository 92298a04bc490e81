import { Trans } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { announcementPictureLook } from '#shared/rich-text-look.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import type { Announcement } from './announcements.queries.ts';
import { isLong } from './collapse.rules.ts';

/** Title, picture, text and link; long texts collapse where there is little room (B124, C022, U159). */
export default function AnnouncementText({ announcement }: { announcement: Announcement }) {
  const { title, content, url, picture } = announcement;
  const lang = toLang(announcement.language);
  const id = useId();
  const wide = useWide();
  const long = useMemo(() => isLong(content), [content]);
  const [opened, setOpened] = useState(false);
  const collapsed = long && !wide && !opened;
  return (
    <div className="min-w-0 space-y-2">
      {title ? (
        <h2 className="font-semibold" lang={lang}>
          {title}
        </h2>
      ) : null}
      {picture ? (
        <img
          src={picture.url}
          alt={picture.altText}
          width={picture.width}
          height={picture.height}
          className={announcementPictureLook}
        />
      ) : null}
      <div
        id={id}
        lang={lang}
        className={collapsed ? 'relative max-h-[150px] overflow-hidden' : undefined}
      >
        <RichText html={content} />
        {collapsed ? (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 h-12 bg-linear-to-t from-surface"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-x-4">
        {long && !wide ? (
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={id}
            className="min-h-touch font-semibold text-brand-ink hover:underline"
            onClick={() => setOpened(!opened)}
          >
            {opened ? <Trans>See Less</Trans> : <Trans>See More</Trans>}
          </button>
        ) : null}
        {url ? (
          <SafeLink
            to={url}
            className="flex min-h-touch items-center font-semibold text-brand-ink hover:underline"
          >
            <Trans>Open</Trans>
          </SafeLink>
        ) : null}
      </div>
    </div>
  );
}
