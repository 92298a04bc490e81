import { Trans } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';
import { confirm } from '#src/crud/form/confirm.ts';
import { KeptContent } from '#src/features/content/content.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { dismissJob, jobStore } from '#src/offline/catalog/job-state.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { pageCatalog } from '#src/offline/catalog/page-catalog.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { withCatalog } from './catalog-actions.ts';
import { ChooseForm } from './components/choose-form.tsx';
import { JobCard } from './components/job-card.tsx';
import { OfflineCatalogCard } from './components/offline-catalog-card.tsx';
import { StorageLine } from './components/storage-line.tsx';

/** Take the whole catalog along: choose, watch, keep fresh, remove. */
export function Component() {
  const { deps, taken, job } = useCatalog();
  const busy = ['running', 'paused', 'offline', 'failed'].includes(job.phase);
  const remove = async () => {
    const goOn = await confirm({
      title: <Trans>Remove the offline catalog?</Trans>,
      text: (
        <Trans>
          Catalog, prices, pictures and kept invoices leave this device. Your cart and changes
          waiting to be sent stay.
        </Trans>
      ),
      action: <Trans>Remove</Trans>,
      danger: true,
    });
    if (goOn) void withCatalog((actions) => actions.removeCatalog(deps));
  };
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-2">
        <PageHeader title={<Trans>Offline catalog</Trans>} />
        <p className="text-ink-muted">
          <Trans>
            The whole catalog with prices and stock on this device: search, filter and fill the cart
            without a connection.
          </Trans>
        </p>
      </header>
      {taken ? (
        <OfflineCatalogCard deps={deps} taken={taken} onRemove={() => void remove()} />
      ) : null}
      <JobCard
        job={job}
        onPause={() => void withCatalog((actions) => actions.pauseDownload(deps))}
        onResume={() => void withCatalog((actions) => actions.resumeDownload(deps))}
        onCancel={() => void withCatalog((actions) => actions.cancelDownload(deps))}
        onSeen={dismissJob}
      />
      {busy ? null : (
        <ChooseForm
          key={`${taken?.customers} ${taken?.pictures}`}
          taken={taken}
          onTake={(choice) => void withCatalog((actions) => actions.downloadCatalog(deps, choice))}
        />
      )}
      <KeptContent />
      <StorageLine after={`${taken?.revision} ${job.phase}`} />
    </div>
  );
}

/** Returns the logged-in user's catalog on this device, and the state of its download. */
function useCatalog() {
  const { user } = useSession();
  const host = useHostConfig();
  const userId = Number(user.id);
  const deps = useMemo(
    () => pageCatalog({ host: window.location.host, userId }, host),
    [userId, host],
  );
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const job = useSyncExternalStore(jobStore.subscribe, jobStore.getSnapshot);
  return { deps, taken, job };
}
