import { Plural, Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { jobStore } from '#src/offline/catalog/job-state.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useAppFiles } from './taken-title.tsx';

function TakeAlongTitle() {
  const { user } = useSession();
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(Number(user.id)));
  const { phase, bytes } = useSyncExternalStore(jobStore.subscribe, jobStore.getSnapshot);
  const { dateTime } = useDates();
  const files = useAppFiles();
  const percent = bytes.total ? Math.floor((100 * bytes.done) / bytes.total) : 0;
  const when = taken ? dateTime(taken.asOf) : '';
  return (
    <>
      <p className="tabular text-lg font-semibold break-words">
        {phase === 'running' ? (
          <Trans>{percent} % fetched</Trans>
        ) : phase === 'paused' || phase === 'offline' || phase === 'failed' ? (
          <Trans>Not finished</Trans>
        ) : taken && files === 'loading' ? (
          <Trans>The app itself is being downloaded</Trans>
        ) : taken?.customers[0] === '' ? (
          <Trans>With you</Trans>
        ) : taken ? (
          <Plural
            value={{ count: taken.customers.length }}
            one="With you, for # customer"
            other="With you, for # customers"
          />
        ) : (
          <Trans>Not on this device</Trans>
        )}
      </p>
      {when ? (
        <p className="tabular text-sm text-ink-muted">
          <Trans>Prices and stock of {when}</Trans>
        </p>
      ) : null}
    </>
  );
}

/** The link's text: the next action on the page of the offline catalog. */
function LinkText() {
  const { user } = useSession();
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(Number(user.id)));
  const { phase } = useSyncExternalStore(jobStore.subscribe, jobStore.getSnapshot);
  if (phase !== 'idle') return <Trans>Show download</Trans>;
  return taken ? <Trans>Update or change</Trans> : <Trans>Take it with you</Trans>;
}

/** The entry to taking the catalog along, for home and profile; absent without the permission. */
export function TakeAlongTile() {
  const { has } = useSession();
  if (!has('page.catalog')) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
        <Icon name="install" size={20} className="shrink-0 text-brand-ink" />
        <span className="min-w-0 break-words">
          <Trans>Offline catalog</Trans>
        </span>
      </h2>
      <div className="min-h-14 min-w-0 flex-1">
        <TakeAlongTitle />
      </div>
      <LocaleLink
        to={paths.offlineCatalog()}
        className="-mb-2 inline-flex min-h-touch items-center font-semibold text-brand-ink"
      >
        <LinkText />
      </LocaleLink>
    </section>
  );
}
