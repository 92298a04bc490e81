import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { KeptFramesLine } from '#src/features/serials/serials.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useOnline } from '#src/lib/use-online.ts';
import type { TakenSummary } from '#src/offline/catalog/offline-catalog-flag.ts';
import type { CatalogDeps } from '#src/offline/catalog/sync-catalog.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { withCatalog } from '../catalog-actions.ts';
import { type AppFiles, useAppFiles } from '../use-app-files.ts';

interface Props {
  deps: CatalogDeps;
  taken: TakenSummary;
  onRemove: () => void;
}

/** Says that all is downloaded only when the app itself opens without a network, and else what is missing. */
function TakenTitle({ files }: { files: AppFiles }) {
  if (files === 'ready')
    return (
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="success" size={20} className="shrink-0 text-success-ink" />
        <Trans>Downloaded to this device</Trans>
      </h2>
    );
  return (
    <div role="status" className="space-y-1">
      <h2 className="text-lg font-semibold">
        {files === 'loading' ? (
          <Trans>Almost done: the app itself is being downloaded</Trans>
        ) : (
          <Trans>The app cannot be opened offline here</Trans>
        )}
      </h2>
      <p>
        {files === 'loading' ? (
          <Trans>
            The catalog is on this device, the files of the app are not yet. Until they are, nothing
            opens without a connection. Keep the app open.
          </Trans>
        ) : (
          <Trans>
            The catalog is on this device, but this browser cannot store the app. Keep the app open
            while you have no connection, or use another browser.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** The catalog on the device: the age of its prices and stock, and buttons to update or remove it. */
export function OfflineCatalogCard({ deps, taken, onRemove }: Props) {
  const { dateTime } = useDates();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const articles = useNumber()(taken.articles);
  const when = dateTime(taken.asOf);
  const refresh = async () => {
    setBusy(true);
    setFailed(
      !(await withCatalog(({ refreshCatalog }) => refreshCatalog(deps)).catch(() => false)),
    );
    setBusy(false);
  };
  return (
    <section className="space-y-3 rounded-lg bg-surface p-4 shadow-raised">
      <TakenTitle files={useAppFiles()} />
      <p className="tabular">
        <Trans>{articles} articles</Trans>
        {' · '}
        {taken.customers[0] === '' ? (
          <Trans>recommended retail prices</Trans>
        ) : (
          <Plural
            value={{ count: taken.customers.length }}
            one="prices of # customer"
            other="prices of # customers"
          />
        )}
        {' · '}
        {taken.pictures ? <Trans>with pictures</Trans> : <Trans>without pictures</Trans>}
      </p>
      <p className="tabular min-h-6 text-ink-muted">
        {when ? <Trans>Prices and stock of {when}</Trans> : null}
      </p>
      <KeptFramesLine />
      <p role="status" className="text-sm text-error-ink empty:hidden">
        {failed ? <Trans>It could not be updated now.</Trans> : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {online ? (
          <Button variant="secondary" busy={busy} onClick={() => void refresh()}>
            <Trans>Update now</Trans>
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onRemove}>
          <Icon name="trash" size={20} />
          <Trans>Remove from this device</Trans>
        </Button>
      </div>
    </section>
  );
}
