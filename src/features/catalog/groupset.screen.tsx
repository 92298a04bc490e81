import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { GroupsetPage } from './groupsets/groupset-page.tsx';
import { productQueries } from './product/product.queries.ts';

/** /catalog/groupset/:slug: a groupset with its parts (R017, N058). */
export function Component() {
  const slug = useParams().slug ?? '';
  const { data, isPending, isError, error, refetch } = useDeferredQuery(
    productQueries.groupset(slug),
  );
  const waiting = useDelayed(isPending, 200);
  if (isError && !data)
    return <LoadFailure page error={error} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (isPending)
    return waiting ? (
      <div className="grid gap-8 lg:grid-cols-2" aria-hidden>
        <Skeleton className="aspect-[3/2]" />
        <Skeleton className="h-80" />
      </div>
    ) : null;
  if (!data)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>This groupset is no longer in the catalog</Trans>}
        action={
          <ButtonLink primary to={paths.catalogGroupset()}>
            <Trans>To the groupsets</Trans>
          </ButtonLink>
        }
      />
    );
  return <GroupsetPage key={data.slug} groupset={data} />;
}
