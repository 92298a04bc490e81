import { Trans } from '@lingui/react/macro';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { useGoneItem } from '#src/features/content/content-reading.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import type { MarketingMaterialType } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { materialQueries } from './material.queries.ts';
import { MaterialList } from './material-list.tsx';
import { type MaterialListState, useMaterialList } from './material-list-params.ts';
import { findMaterialType, materialTypes } from './material-types.ts';

/** Known words are types, any other one is the id or route of a category (N012). */
export function Component() {
  const { typeOrId, type: word, id = typeOrId } = useParams();
  const list = useMaterialList();
  const known = findMaterialType(word ?? typeOrId);
  // A page of another type or category does not show the material of the one before.
  if (id === undefined || (known && !word))
    return <MaterialList key={id} list={list} type={known?.type ?? null} />;
  if (word && !known) return <GoneCategory />;
  return <Category key={`${word}/${id}`} id={id} type={known?.type ?? null} list={list} />;
}

interface CategoryProps {
  /** Id or route. */
  id: string;
  type: MarketingMaterialType | null;
  list: MaterialListState;
}

/** A category (R065, R066). One that the reader may not see looks like one that does not exist. */
function Category({ id, type, list }: CategoryProps) {
  // Addresses of our own have the id, so that its material comes together with the category.
  usePrefetchQuery(materialQueries.list({ ...list.params, category: id }));
  const { data, isPending, isError, error, refetch } = useDeferredQuery(
    materialQueries.category(id, type),
  );
  const category = data?.marketingMaterialCategoryView;
  useGoneItem('marketing_material', category === null, () => {
    for (const one of materialTypes)
      void queryClient.prefetchQuery(materialQueries.list({ type: one.type, page: 1 }));
  });
  const waiting = useDelayed(isPending, 200);
  if (category === null) return <GoneCategory />;
  if (category) return <MaterialList list={list} type={null} category={category} />;
  if (isError)
    return (
      <LoadFailure
        page
        error={error}
        onRetry={() => void refetchOrReportOffline(refetch)}
        missing={<Trans>This device has not kept this category.</Trans>}
        action={<BackToMaterial />}
      />
    );
  return waiting ? <Skeleton className="h-80" /> : null;
}

function GoneCategory() {
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>Page not found</Trans>}
      text={<Trans>This category does not exist, or it is not for you.</Trans>}
      action={<BackToMaterial />}
    />
  );
}

function BackToMaterial() {
  return <BackButton to={paths.marketingMaterial()} label={<Trans>Marketing material</Trans>} />;
}
