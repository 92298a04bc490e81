import { Trans } from '@lingui/react/macro';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { ShowroomButton } from '#src/features/showroom/showroom.public.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { CategoryToggle } from './parts/category-toggle.tsx';
import { GroupsetCard } from './parts/groupset-card.tsx';
import { ListView } from './parts/list-view.tsx';
import { useList } from './use-list.ts';

/** /catalog/groupset: complete groups of parts (R007). */
export function Component() {
  const list = useList(catalogQueries.groupsets, useHostConfig().modelViewQuota);
  return (
    <div className="space-y-4">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold">
          <Trans>Groupsets</Trans>
        </h1>
        <ShowroomButton />
      </div>
      <div className="max-w-md">
        <CategoryToggle category="groupset" />
      </div>
      <ListView
        list={list}
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
