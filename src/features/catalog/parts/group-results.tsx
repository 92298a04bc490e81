import { Skeleton } from '#src/ui/skeleton.tsx';
import { catalogQueries, type ListInput } from '../catalog.queries.ts';
import { useList } from '../use-list.ts';
import { GroupCard } from './group-card.tsx';
import { ListView } from './list-view.tsx';

interface Props {
  input: ListInput;
  onClear?: () => void;
  endless?: boolean;
}

/** Models as cards. */
export function GroupResults({ input, ...frame }: Props) {
  const list = useList((part) => catalogQueries.groups(input, part));
  return (
    <ListView
      {...frame}
      list={list}
      rowKey={(group) => group.id}
      waiting={<Skeleton className="h-72" />}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4"
    >
      {(group) => <GroupCard group={group} />}
    </ListView>
  );
}
