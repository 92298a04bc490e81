import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import AnnouncementText from './announcement-text.tsx';
import type { Announcement } from './announcements.queries.ts';

const frame = 'flex gap-2 rounded-lg border-l-4 border-info bg-surface pl-4 pr-1 shadow-raised';

interface Props {
  announcement: Announcement;
  whole: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** One announcement: in full, or its title and the way to the rest. */
export function AnnouncementBox({ announcement, whole, onOpen, onClose }: Props) {
  const { t } = useLingui();
  const { title } = announcement;
  return (
    <li className={whole ? `${frame} items-start py-2` : `${frame} items-center`}>
      {whole ? (
        <div className="min-w-0 flex-1 py-2">
          <AnnouncementText announcement={announcement} />
        </div>
      ) : (
        <>
          <h2 className="min-w-0 flex-1 truncate font-semibold">{title || t`Announcement`}</h2>
          <button
            type="button"
            className="min-h-touch shrink-0 rounded px-2 font-semibold text-brand-ink hover:bg-sunken"
            onClick={onOpen}
          >
            <Trans>Show</Trans>
            <span className="sr-only"> {title}</span>
          </button>
        </>
      )}
      <button
        type="button"
        aria-label={title ? t`Close: ${title}` : t`Close`}
        className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
        onClick={onClose}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
