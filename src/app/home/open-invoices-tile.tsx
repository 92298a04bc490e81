import { Plural, Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import type { OpenInvoiceTotalsQuery } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { isBuilt, paths } from '../paths.ts';
import { openInvoiceTotalsQuery } from './home.queries.ts';
import { Tile, TileLink } from './tile.tsx';

type Totals = OpenInvoiceTotalsQuery['openInvoiceV5']['totals'];

/** "3 overdue, 4,120.00", or how many are open where none is overdue. */
function TotalsText({
  totals: { count, payable, deduction, overdue, overdueCount },
}: {
  totals: Totals;
}) {
  const money = useMoney();
  return (
    <p className="tabular text-lg font-semibold break-words">
      {overdueCount > 0 ? (
        <span className="text-error-ink">
          <Plural value={overdueCount} one="# overdue" other="# overdue" />, {money(overdue)}
        </span>
      ) : count > 0 ? (
        <>
          <Plural value={count} one="# open" other="# open" />, {money(payable + deduction)}
        </>
      ) : (
        <Trans>No open invoices</Trans>
      )}
    </p>
  );
}

/** The overdue invoices. The tile is absent without the permission or without a customer (N020). */
export function OpenInvoicesTile() {
  const { has, customer } = useSession();
  const visible = has('page.invoice-status') && customer !== null && isBuilt(paths.openInvoices());
  const { data, isError, isLoading } = useDeferredQuery({
    ...openInvoiceTotalsQuery(customer?.unified ?? ''),
    enabled: visible,
  });
  const slow = useDelayed(isLoading, 200);
  if (!visible) return null;
  return (
    <Tile
      icon="invoice"
      title={<Trans>Invoices</Trans>}
      more={
        <TileLink to={paths.openInvoices()}>
          <Trans>Open invoices</Trans>
        </TileLink>
      }
    >
      <HiddenInShowroom instead="–">
        {data ? (
          <>
            <TotalsText totals={data.totals} />
            <AsOf at={data.asOf} />
          </>
        ) : isError ? (
          <p className="text-sm text-ink-muted">
            <Trans>Not known right now.</Trans>
          </p>
        ) : slow ? (
          <Skeleton className="h-8 w-24" />
        ) : null}
      </HiddenInShowroom>
    </Tile>
  );
}
