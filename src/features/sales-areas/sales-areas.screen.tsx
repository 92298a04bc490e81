import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { RegionDialog } from './components/region-dialog.tsx';
import { useRegionColumns } from './components/use-region-columns.tsx';
import { categories, type Region, salesAreaParams, salesAreaQuery } from './sales-areas.queries.ts';
import { useCategoryText } from './use-category-text.ts';

const loadMap = () => import('./components/region-map.tsx');
// Its scales are as large as the rest of the page.
const RegionMap = lazyWithMessages(loadMap);

/** The regions of the sales organisation on a map and in a list, and the categories of their groups (R046, U271). */
export function Component() {
  const { t } = useLingui();
  const categoryText = useCategoryText();
  const list = salesAreaParams.use();
  const { category, page, limit } = list.params;
  const [open, setOpen] = useState<Region | null>(null);
  // The map does not wait for the answer.
  useEffect(() => void loadMap(), []);
  const columns = useRegionColumns(setOpen);
  const cut = (regions: readonly Region[]) => regions.slice((page - 1) * limit, page * limit);
  const filter = selectFilter(
    {
      id: 'category',
      label: t`Category`,
      value: category,
      options: categories.map((value) => ({ value, label: categoryText(value) })),
      onChange: (chosen) => list.set({ category: chosen }),
    },
    t({ message: 'All', context: 'categories of sales areas' }),
  );
  return (
    <>
      <ListPage
        name="sales-areas"
        title={<Trans>Sales areas</Trans>}
        caption={t`Regions`}
        list={list}
        query={salesAreaQuery(list.params)}
        read={({ regions }) => ({ rows: cut(regions), count: regions.length })}
        rowKey={({ id }) => id}
        search={{ label: t`Search regions`, hint: t`Region or region group` }}
        filters={[filter]}
        refresh="old"
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>No sales areas yet</Trans>}
            text={<Trans>The regions of your areas appear here once they are set up.</Trans>}
          />
        }
        noResult={{ showAll: <Trans>Show all regions</Trans> }}
      >
        {({ regions, more }) => (
          <div className="grid gap-4 lg:grid-cols-2">
            <div className="max-[599px]:hidden lg:sticky lg:top-20 lg:self-start">
              <Suspense fallback={<Skeleton className="h-96" />}>
                <RegionMap regions={regions} onOpen={setOpen} />
              </Suspense>
            </div>
            <div className="min-w-0 space-y-2">
              {more ? (
                <Notice tone="info">
                  <Trans>These are the first 5,000 regions. A search finds the others.</Trans>
                </Notice>
              ) : null}
              <DataTable
                caption={t`Regions`}
                columns={columns}
                rows={cut(regions)}
                rowKey={({ id }) => id}
                isMarked={({ id }) => id === open?.id}
              />
            </div>
          </div>
        )}
      </ListPage>
      {open ? <RegionDialog key={open.id} region={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
