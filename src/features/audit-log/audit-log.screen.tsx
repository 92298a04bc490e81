import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { tablePageSizes } from '#src/ui/table/page-size.ts';
import { auditLogParams } from './audit-log.params.ts';
import { auditLogQueries, type ShownEvent, toAuditFilter } from './audit-log.queries.ts';
import { AuditEventDetails } from './components/audit-event-details.tsx';
import { useAuditColumns } from './components/use-audit-columns.tsx';
import { useAuditFilters } from './use-audit-filters.tsx';
import { useKindText } from './use-field-texts.ts';

/** The events of the organisations that the administrator administers, newest first. */
export function Component() {
  const { t } = useLingui();
  const list = auditLogParams.use();
  const { params, set } = list;
  const query = auditLogQueries.page(params);
  const kindText = useKindText();
  const { dateTime } = useDates();
  const columns = useAuditColumns();
  const filters = useAuditFilters(list);
  const toActions = ({ feature, record }: ShownEvent) => {
    const known = feature as typeof params.feature;
    if (!feature || !record) return [];
    return [
      {
        label: t`All events of this record`,
        onSelect: () => set({ feature: known, record, before: '' }),
      },
    ];
  };
  return (
    <ListPage
      name="audit-log"
      title={<Trans>Audit log</Trans>}
      caption={t`Audit log`}
      list={list}
      query={query}
      read={({ events }) => ({ rows: events, count: events.length })}
      rowKey={({ id }) => id}
      rowName={({ kind, at }) => `${kindText(kind)}, ${dateTime(at)}`}
      columns={columns}
      rowActions={toActions}
      details={(event) => <AuditEventDetails event={event} />}
      filters={filters}
      // The events of the filter as a file, at most 100,000.
      export={{
        list: 'audit-log',
        formats: ['csv'],
        title: t`Audit log`,
        filter: toAuditFilter(params),
      }}
      refresh
      // The log is read from one event on, and its pages have no numbers.
      paging={{ pageSizes: [] }}
      below={<Positions list={list} />}
      empty={<EmptyState kind="custom" title={<Trans>No events were found</Trans>} />}
      noResult={{
        text: <Trans>No events were found</Trans>,
        showAll: <Trans>Show all events</Trans>,
      }}
    />
  );
}

/** Goes to older events and back to the newest, and chooses how many are shown. */
function Positions({ list: { params, set } }: { list: ReturnType<typeof auditLogParams.use> }) {
  const { t } = useLingui();
  const { data } = useQuery(auditLogQueries.page(params));
  const last = data?.hasMore ? data.events.at(-1) : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <SelectField
        label={<Trans>Rows per page</Trans>}
        className="flex items-center gap-2"
        value={String(params.limit)}
        options={tablePageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={({ target }) => set({ limit: Number(target.value), before: '' })}
      />
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
    </div>
  );
}
