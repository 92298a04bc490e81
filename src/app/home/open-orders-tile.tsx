import { Plural, Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { paths } from '../paths.ts';
import { openOrderCountQuery } from './home.queries.ts';
import { Tile, TileLink } from './tile.tsx';

/** How many orders are not delivered yet; absent without the permission or a customer (N020). */
export function OpenOrdersTile() {
  const { has, customer } = useSession();
  const visible = has('page.order-status') && customer !== null;
  const { data, isError, isLoading } = useDeferredQuery({
    ...openOrderCountQuery(customer?.unified ?? ''),
    enabled: visible,
  });
  const slow = useDelayed(isLoading, 200);
  if (!visible) return null;
  return (
    <Tile
      icon="orders"
      title={<Trans>Open orders</Trans>}
      more={
        <TileLink to={paths.orders()}>
          <Trans>All orders</Trans>
        </TileLink>
      }
    >
      {data ? (
        <>
          <p className="tabular text-2xl font-semibold">
            <Plural value={{ count: data.count }} one="# open" other="# open" />
          </p>
          <AsOf at={data.asOf} />
        </>
      ) : isError ? (
        <p className="text-sm text-ink-muted">
          <Trans>Not known right now.</Trans>
        </p>
      ) : slow ? (
        <Skeleton className="h-8 w-24" />
      ) : null}
    </Tile>
  );
}
