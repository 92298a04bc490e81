import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { ProductPage } from './product/product-page.tsx';
import { RequestedSuccessor } from './product/requested-successor.tsx';

/** Groupsets share the address /catalog/:category/:slug, and nothing else. */
const Groupset = lazyWithMessages(async () => ({
  default: (await import('./groupset.screen.tsx')).Component,
}));

/** A model with all its variants (R013 to R017), or a groupset under /catalog/groupset (N013). */
export function Component() {
  const { category, slug = '' } = useParams();
  if (category?.toLowerCase() !== 'groupset') return <Product slug={slug} />;
  return (
    <Suspense>
      <Groupset />
    </Suspense>
  );
}

function Product({ slug }: { slug: string }) {
  const { data, dataUpdatedAt, isPending, isError, error, refetch } = useDeferredQuery(
    catalogQueries.details(slug),
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
      <>
        <EmptyState
          page
          kind="custom"
          title={<Trans>This product is no longer in the catalog</Trans>}
          action={
            <ButtonLink primary to={paths.catalog()}>
              <Trans>To the catalog</Trans>
            </ButtonLink>
          }
        />
        <div className="mx-auto max-w-md px-4">
          <RequestedSuccessor items={[]} />
        </div>
      </>
    );
  return <ProductPage key={data.slug} product={data} readAt={dataUpdatedAt} />;
}
