import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { CatalogAge } from '#src/features/offline-catalog/offline-catalog.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import type { SyncState } from '#src/offline/sync/sync-state.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { paths } from './paths.ts';

interface Props {
  sync: SyncState;
  offline: boolean;
}

/** "Offline since 09:12 · 3 waiting · last sync 08:55", and the way to what waits. */
export default function StatusDetails({ sync, offline }: Props) {
  const { waiting, parked, offlineSince, lastSyncAt } = sync;
  const { time } = useDates();
  const { user } = useSession();
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(Number(user.id)));
  const parts: { key: string; text: ReactNode; minor?: boolean }[] = [];
  const say = (key: string, text: ReactNode, minor = false) => parts.push({ key, text, minor });
  if (offline && offlineSince) {
    const since = time(offlineSince);
    say('offline', <Trans>Offline since {since}</Trans>);
  } else if (offline) say('offline', <Trans>Offline</Trans>);
  if (waiting > 0) say('waiting', <Trans>{waiting} waiting</Trans>);
  if (offline && lastSyncAt) {
    const at = time(lastSyncAt);
    say('last', <Trans>last sync {at}</Trans>, true);
  }
  if (offline && taken) say('catalog', <CatalogAge />);
  if (parked > 0) {
    say(
      'parked',
      <Plural
        value={parked}
        one="# change needs your attention"
        other="# changes need your attention"
      />,
    );
  }
  return (
    <div
      className={classNames(
        'flex items-center gap-2 px-4 py-1 text-sm',
        parked > 0 ? 'bg-warning-tint text-warning-ink' : 'bg-sunken text-ink',
      )}
    >
      <Icon name={offline ? 'offline' : 'warning'} size={16} className="shrink-0" />
      <p className="tabular line-clamp-2 min-w-0 flex-1">
        {parts.map(({ key, text, minor }, index) => (
          // A phone has two lines for it all.
          <span key={key} className={minor ? 'max-sm:hidden' : undefined}>
            {index > 0 ? ' · ' : ''}
            {text}
          </span>
        ))}
      </p>
      {waiting + parked > 0 ? (
        <LocaleLink
          to={paths.pendingChanges()}
          className="-my-1 flex min-h-touch items-center font-semibold underline"
        >
          <Trans>Show</Trans>
        </LocaleLink>
      ) : null}
    </div>
  );
}
