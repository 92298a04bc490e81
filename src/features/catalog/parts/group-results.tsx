import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ProductFilterInput, ProductSortInput } from '#src/graphql/generated/graphql.ts';
import { catalogQueries } from '../catalog.queries.ts';
import { GroupCard } from './group-card.tsx';
import { ResultFrame } from './result-frame.tsx';

interface Props {
  input: { filter: ProductFilterInput; sort: ProductSortInput };
  onClear?: () => void;
}

/** Models as cards. */
export function GroupResults({ input, onClear }: Props) {
  const query = useInfiniteQuery(catalogQueries.groups(input));
  // Deferred, so that drawing a page of results never holds up a key or a tap.
  const data = useDeferredValue(query.data);
  const pages = data?.pages.map((page) => page.productGroups) ?? [];
  const groups = pages.flatMap((page) => page.productGroups);
  return (
    <ResultFrame
      query={query}
      count={pages[0]?.info.count}
      shown={groups.length}
      asOf={pages[0]?.asOf}
      onClear={onClear}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </ResultFrame>
  );
}
