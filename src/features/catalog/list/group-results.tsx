import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { catalogQueries, type ListInput } from '../catalog.queries.ts';
import { cardGrid } from './card-grid.ts';
import { GroupCard } from './group-card.tsx';
import { ListView } from './list-view.tsx';
import type { NothingMatchesProps } from './nothing-matches.tsx';
import { useList } from './use-list.ts';

interface Props {
  input: ListInput;
  noMatches?: NothingMatchesProps;
  endless?: boolean;
}

/** Models as cards, as many at a time as the host says (C004, N032). */
export function GroupResults({ input, ...frame }: Props) {
  const { modelViewQuota } = useHostConfig();
  const list = useList((chunk) => catalogQueries.groups(input, chunk), modelViewQuota);
  return (
    <ListView
      {...frame}
      list={list}
      rowKey={(group) => group.id}
      waiting={<Skeleton className="h-72" />}
      className={cardGrid}
    >
      {(group) => <GroupCard group={group} />}
    </ListView>
  );
}
