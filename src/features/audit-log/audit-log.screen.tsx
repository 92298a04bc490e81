import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StaleNotice } from '#src/crud/form/stale-notice.tsx';
import { FilterBar } from '#src/crud/list/filter-bar.tsx';
import { ListExport } from '#src/crud/list/list-export.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { tablePageSizes } from '#src/ui/table/page-size.ts';
import { auditLogParams } from './audit-log.params.ts';
import { auditLogQueries, toAuditFilter } from './audit-log.queries.ts';
import { AuditEvent } from './components/audit-event.tsx';
import { useAuditFilters } from './use-audit-filters.tsx';

/** The events of the organisations that the administrator administers, newest first. */
export function Component() {
  const { t } = useLingui();
  const list = auditLogParams.use();
  const { params, set } = list;
  const query = useDeferredQuery(auditLogQueries.page(params));
  const { data, isPending, isError, error, refetch } = query;
  const slow = useDelayed(isPending, 200);
  const filters = useAuditFilters(list);
  const retry = () => void refetchOrReportOffline(refetch);

  let content: ReactNode = slow ? <Skeleton className="h-80" /> : null;
  if (isError && !data) content = <LoadFailure error={error} onRetry={retry} />;
  else if (data?.events.length === 0)
    content = <EmptyState kind="custom" title={<Trans>No events were found</Trans>} />;
  else if (data)
    content = (
      <ol
        aria-label={t`Audit log`}
        aria-busy={query.isPlaceholderData || undefined}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {data.events.map((event) => (
          <AuditEvent
            key={event.id}
            event={event}
            onRecord={(feature, record) =>
              set({ feature: feature as typeof params.feature, record, before: '' })
            }
          />
        ))}
      </ol>
    );
  const last = data?.hasMore ? data.events.at(-1) : undefined;
  return (
    <div className="space-y-4">
      <PageHeader title={<Trans>Audit log</Trans>} actions={<LogDownload params={params} />} />
      <search className="block">
        <FilterBar filters={filters} />
      </search>
      {isError && data ? <StaleNotice onRetry={retry} /> : null}
      {content}
      <nav aria-label={t`Pages of the audit log`} className="flex flex-wrap gap-2">
        {params.before ? (
          <Button variant="secondary" onClick={() => set({ before: '' })}>
            <Trans>Newest events</Trans>
          </Button>
        ) : null}
        {last ? (
          <Button variant="secondary" onClick={() => set({ before: last.id })}>
            <Trans>Older events</Trans>
          </Button>
        ) : null}
      </nav>
      <SelectField
        label={<Trans>Rows per page</Trans>}
        className="flex items-center gap-2"
        value={String(params.limit)}
        options={tablePageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={({ target }) => set({ limit: Number(target.value), before: '' })}
      />
    </div>
  );
}

/** The events of the filter as a CSV file, at most 100,000. */
function LogDownload({ params }: { params: Parameters<typeof toAuditFilter>[0] }) {
  const { t } = useLingui();
  return (
    <ListExport
      list={{
        list: 'audit-log',
        formats: ['csv'],
        title: t`Audit log`,
        filter: toAuditFilter(params),
      }}
      columns={[
        { name: 'at', header: t({ message: 'Time (UTC)', comment: 'column of the audit log' }) },
        { name: 'kind', header: t({ message: 'Event', comment: 'filter of the audit log' }) },
        { name: 'actor', header: t({ message: 'Person', comment: 'filter of the audit log' }) },
        { name: 'actorId', header: t({ message: 'User id', comment: 'column of the audit log' }) },
        { name: 'sorg', header: t`Sales organisation` },
        { name: 'actedFor', header: t`Customer` },
        {
          name: 'feature',
          header: t({ message: 'Kind of record', comment: 'filter of the audit log' }),
        },
        { name: 'record', header: t`Record` },
        { name: 'changes', header: t`Changes` },
        { name: 'facts', header: t`Details` },
        {
          name: 'requestId',
          header: t({
            message: 'Request',
            comment: 'column: the id of a request to the server',
          }),
        },
      ]}
    />
  );
}
