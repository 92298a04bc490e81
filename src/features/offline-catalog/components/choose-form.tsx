import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { TakenSummary } from '#src/offline/catalog/offline-catalog-flag.ts';
import type { CatalogChoice } from '#src/offline/catalog/sync-catalog.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { ChooseCustomers } from './choose-customers.tsx';
import { Estimate } from './estimate.tsx';

interface Props {
  taken: TakenSummary | null;
  onTake: (choice: CatalogChoice) => void;
}

/** For whom the catalog is taken along, with pictures or without, and how much that is. */
export function ChooseForm({ taken, onTake }: Props) {
  const { customer } = useSession();
  const several = useMayChooseCustomer();
  const online = useOnline();
  // A user without a customer who may not choose one gets the catalog at retail prices.
  const retail = !several && !customer;
  const [customers, setCustomers] = useState<readonly string[]>(() => {
    if (!several) return [customer?.unified ?? ''];
    return taken?.customers.filter(Boolean) ?? (customer ? [customer.unified] : []);
  });
  const [pictures, setPictures] = useState(taken?.pictures ?? false);
  return (
    <form
      className="space-y-4 rounded-lg bg-surface p-4 shadow-raised"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && customers.length > 0) onTake({ customers, pictures });
      }}
    >
      <h2 className="text-lg font-semibold">
        {taken ? <Trans>Change what is here</Trans> : <Trans>Take the catalog with you</Trans>}
      </h2>
      {several ? <ChooseCustomers chosen={customers} onChange={setCustomers} /> : null}
      <Checkbox
        label={<Trans>With pictures</Trans>}
        checked={pictures}
        onChange={(event) => setPictures(event.target.checked)}
      />
      {online ? (
        <Estimate customers={customers} pictures={pictures} />
      ) : (
        <Notice tone="info">
          <Trans>You are offline. Taking the catalog with you needs a connection.</Trans>
        </Notice>
      )}
      {online && customers.length > 0 ? (
        <Button type="submit">
          <Icon name="install" size={20} />
          {taken ? <Trans>Apply</Trans> : <Trans>Take it with me</Trans>}
        </Button>
      ) : null}
      {retail ? (
        <p className="text-sm text-ink-muted">
          <Trans>Prices are the recommended retail prices.</Trans>
        </p>
      ) : null}
      {customers.length === 0 ? (
        <p className="text-sm text-ink-muted">
          <Trans>Choose at least one customer: prices are theirs.</Trans>
        </p>
      ) : null}
    </form>
  );
}
