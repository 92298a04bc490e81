import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { Pagination, type PaginationProps } from './table/pagination.tsx';

interface Props {
  title: ReactNode;
  /** What chooses and narrows the list, under the title. */
  choices: ReactNode;
  /** Given: the list can be asked for again. */
  refresh?: { busy: boolean; onPress: () => void };
  /** Beside the way to ask again, above the rows: how old they are and what else can be done. */
  tools: ReactNode;
  /** There are no rows yet, nor a reason why; then `children` are not drawn. */
  pending: boolean;
  /** The rows, or why there are none. */
  children: ReactNode;
  /** Where in the list one is; null while that is not known. */
  pages: PaginationProps | null;
}

/** A list that is read page by page, with all that stands around its rows. */
export function ListPage({ title, choices, refresh, tools, pending, children, pages }: Props) {
  const waiting = useDelayed(pending, 200);
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {choices}
      <div className="flex flex-wrap items-center gap-2">
        {refresh ? (
          <Button variant="secondary" busy={refresh.busy} onClick={refresh.onPress}>
            <Icon name="refresh" size={20} />
            <Trans>Refresh</Trans>
          </Button>
        ) : null}
        {tools}
      </div>
      {pending ? null : children}
      {pending && waiting ? <Skeleton className="h-80" /> : null}
      {pages ? <Pagination {...pages} /> : null}
    </div>
  );
}
