import { Trans } from '@lingui/react/macro';
import { ShowroomButton } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { CategoryToggle } from './categories/category-toggle.tsx';
import { GroupsetCard } from './groupsets/groupset-card.tsx';
import { ListView } from './list/list-view.tsx';
import { useList } from './list/use-list.ts';
import { CatalogSearch } from './search/catalog-search.tsx';
import { SearchKinds } from './search/search-kinds.tsx';
import { useCatalogParams } from './use-catalog-params.ts';

const kind = 'groupset' as const;

/** /catalog/groupset: complete groups of parts (R007). */
export function Component() {
  const [params, change] = useCatalogParams(null);
  const { search } = params;
  const { modelViewQuota, catalogDefaultView: view } = useHostConfig();
  const list = useList((chunk) => catalogQueries.groupsets(search, chunk), modelViewQuota);
  const noMatches = { onClear: () => change({ ...params, search: '' }), search, kind, view };
  return (
    <div className="space-y-4">
      <div className="flex items-center justify-between gap-4">
        <PageHeader title={<Trans>Groupsets</Trans>} />
        <ShowroomButton />
      </div>
      <div className="max-w-md space-y-3">
        <CategoryToggle category="groupset" />
        <CatalogSearch params={params} onChange={change} />
      </div>
      {search ? <SearchKinds search={search} kind={kind} view={view} /> : null}
      <ListView
        list={list}
        noMatches={noMatches}
        endless
        rowKey={(groupset) => groupset.id}
        waiting={<Skeleton className="h-60" />}
        className="grid gap-4 lg:grid-cols-2"
      >
        {(groupset) => <GroupsetCard groupset={groupset} />}
      </ListView>
    </div>
  );
}
