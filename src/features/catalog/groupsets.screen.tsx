import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { catalogQueries } from './catalog.queries.ts';
import { CategoryToggle } from './parts/category-toggle.tsx';
import { GroupsetCard } from './parts/groupset-card.tsx';
import { ResultFrame } from './parts/result-frame.tsx';

/** /catalog/groupset: complete groups of parts (R007). */
export function Component() {
  const query = useInfiniteQuery(catalogQueries.groupsets());
  const pages = query.data?.pages.map((page) => page.groupsets) ?? [];
  const groupsets = pages.flatMap((page) => page.groupsets);
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-semibold">
        <Trans>Groupsets</Trans>
      </h1>
      <div className="max-w-md">
        <CategoryToggle category={null} />
      </div>
      <ResultFrame
        query={query}
        count={pages[0]?.info.count}
        shown={groupsets.length}
        asOf={pages[0]?.asOf}
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {groupsets.map((groupset) => (
            <li key={groupset.id}>
              <GroupsetCard groupset={groupset} />
            </li>
          ))}
        </ul>
      </ResultFrame>
    </div>
  );
}
