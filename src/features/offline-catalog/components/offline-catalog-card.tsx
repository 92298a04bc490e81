import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptFramesLine } from '#src/features/serials/serials.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { TakenSummary } from '#src/offline/catalog/offline-catalog-flag.ts';
import type { CatalogDeps } from '#src/offline/catalog/sync-catalog.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { withCatalog } from '../catalog-actions.ts';
import { TakenTitle } from './taken-title.tsx';

interface Props {
  deps: CatalogDeps;
  taken: TakenSummary;
  onRemove: () => void;
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
      <TakenTitle />
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
