import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { request } from '#src/graphql/client.ts';
import { ChangeHistoryDocument, type ChangeHistoryQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { ChangedValues, type FieldTexts } from './changed-values.tsx';

export interface ChangeHistoryProps {
  /** The feature on the server that declares the history. */
  feature: string;
  id: string;
  /** The texts of a field; one without words is shown under its own name. */
  getTexts: (field: string) => FieldTexts | undefined;
}

type HistoryEvent = ChangeHistoryQuery['history']['events'][number];

const pageSize = 10;

const historyQuery = (feature: string, id: string, page: number) =>
  queryOptions({
    queryKey: ['history', feature, id, page],
    queryFn: async ({ signal }) => {
      const variables = { feature, id, page, limit: pageSize };
      return (await request(ChangeHistoryDocument, variables, { signal })).history;
    },
    placeholderData: keepPreviousData,
    // Others change records too; the history is read again each time it is opened.
    staleTime: 0,
  });

/** The changes of a record by pages, newest first. */
export default function ChangeList({ feature, id, getTexts }: ChangeHistoryProps) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useDeferredQuery(historyQuery(feature, id, page));
  const failed = isError ? <HistoryFailure onRetry={() => void refetch()} /> : null;
  if (!data) return failed ?? <Skeleton className="h-24" />;
  const { events, info } = data;
  if (info.count === 0)
    return (
      <p className="text-ink-muted">
        <Trans>Nothing has been changed.</Trans>
      </p>
    );
  return (
    <div className="space-y-3">
      {failed}
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <Change key={event.id} event={event} getTexts={getTexts} />
        ))}
      </ol>
      <Pagination page={page} pageSize={pageSize} count={info.count} onPage={setPage} />
    </div>
  );
}

/** Says whether the connection is why, and asks again in place: the page above is kept. */
function HistoryFailure({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {online ? (
        <Trans>The history could not be loaded.</Trans>
      ) : (
        <Trans>You are offline. The history needs a connection.</Trans>
      )}
    </Notice>
  );
}

type ChangeProps = Pick<ChangeHistoryProps, 'getTexts'> & { event: HistoryEvent };

function Change({ event, getTexts }: ChangeProps) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { at, actor, actedFor, action, changes } = event;
  const actions: Record<HistoryEvent['action'], ReactNode> = {
    created: <Trans>created</Trans>,
    changed: <Trans>changed</Trans>,
    deleted: <Trans>deleted</Trans>,
    restored: <Trans>restored</Trans>,
  };
  return (
    <li className="space-y-1 py-3">
      <p className="text-sm text-ink-muted">
        <time dateTime={at} className="tabular">
          {dateTime(at)}
        </time>
        {' · '}
        {actor || t`System`}
        {actedFor ? (
          <>
            {' '}
            <Trans>for {actedFor}</Trans>
          </>
        ) : null}
        {' · '}
        {actions[action]}
      </p>
      <ChangedValues changes={changes} getTexts={getTexts} />
    </li>
  );
}
