import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { loadSaleDevice } from './load-sale-device.ts';
import { NewSale } from './register/new-sale.tsx';
import { refusalsOf } from './register/refusal.rules.ts';
import { RefusalNotice } from './register/refusal-notice.tsx';
import { SaleForm } from './register/sale-form.tsx';
import { fromVariables, variablesOfSale } from './register/sale-values.ts';
import { saleQueries } from './retail-sales.queries.ts';
import { SalesReadsOnly } from './sales-reads-only.tsx';

/** Registers a sale, changes a registered one, or corrects one that was refused (R039, U258). */
export function Component() {
  if (useSession().readsOnly) return <SalesReadsOnly />;
  return <Sale />;
}

function Sale() {
  const [query] = useSearchParams();
  const [entry, sale, frame] = ['entry', 'sale', 'frame'].map((name) => query.get(name));
  if (entry) return <WaitingSale key={entry} id={entry} />;
  if (sale && frame) return <ChangedSale key={sale} sale={sale} frame={frame} />;
  return <NewSale key={frame} frameNumber={frame ?? ''} />;
}

/** A change that waits on this device. */
function WaitingSale({ id }: { id: string }) {
  const today = useToday();
  const navigate = useLocaleNavigate();
  const { data } = useQuery({
    queryKey: ['waiting-sale', id],
    queryFn: async () => (await loadSaleDevice()).readWaitingSale(id),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <Skeleton className="h-96" />;
  if (data === null) return <NewSale frameNumber="" />;
  const { entry, variables } = data;
  const dealerName = entry.note.dealerName as string | undefined;
  return (
    <SaleForm
      sale={{ ...fromVariables(variables, today, dealerName), entryId: id }}
      intro={<RefusalNotice entry={entry} />}
      refusedFor={refusalsOf(entry).map(({ code }) => code)}
      onSaved={() => navigate(paths.retailSales())}
    />
  );
}

/** A sale that the server has. */
function ChangedSale(asked: { sale: string; frame: string }) {
  const today = useToday();
  const navigate = useLocaleNavigate();
  const { customer } = useSession();
  const { data, isError, error, refetch } = useQuery(
    saleQueries.one(customer?.unified ?? '', asked),
  );
  if (data === null) return <SaleGone />;
  if (data === undefined)
    return isError ? (
      <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />
    ) : (
      <Skeleton className="h-96" />
    );
  const { values } = fromVariables(variablesOfSale(data), today);
  return (
    <SaleForm
      isChange
      sale={{ saleId: data.id, entryId: null, values }}
      onSaved={() => navigate(paths.retailSales())}
    />
  );
}

function SaleGone() {
  return (
    <EmptyState
      kind="custom"
      title={<Trans>This registration no longer exists, or you have no access to it</Trans>}
      action={
        <ButtonLink to={paths.retailSales()}>
          <Trans>Retail sales</Trans>
        </ButtonLink>
      }
    />
  );
}
