import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { ProductGallery } from './parts/product-gallery.tsx';
import { ProductHead } from './parts/product-head.tsx';
import { RelatedGroups } from './parts/related-groups.tsx';
import { SpecList } from './parts/spec-list.tsx';
import { VariantOrder } from './parts/variant-order.tsx';

/** A model with all its variants (R013 to R015). */
export function Component() {
  const slug = useParams().slug ?? '';
  const { data, isPending, isError, error, refetch } = useQuery(catalogQueries.details(slug));
  const waiting = useDelayed(isPending, 200);
  if (isError && !data)
    return <LoadFailure error={error} onRetry={() => void readAsked(refetch)} />;
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
        title={<Trans>This product is no longer in the catalog</Trans>}
        action={
          <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
            <Trans>To the catalog</Trans>
          </LocaleLink>
        }
      />
    );
  return (
    <div className="space-y-10">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <ProductGallery
          key={data.slug}
          name={data.name}
          image={data.image ?? null}
          items={data.items}
        />
        <div className="min-w-0 space-y-6">
          <ProductHead product={data} />
          <p className="text-sm text-ink-muted">
            <AsOf at={data.asOf} />
          </p>
          <VariantOrder key={data.slug} items={data.items} />
        </div>
      </div>
      {data.description ? <p className="max-w-prose leading-relaxed">{data.description}</p> : null}
      <SpecList specs={data.specs} />
      <RelatedGroups groups={data.related} />
    </div>
  );
}
