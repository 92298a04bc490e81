import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useTakeVisitsAlong } from '../use-visit-basis.ts';
import { useWaitingVisits } from '../use-waiting-visits.ts';
import { visitKinds } from '../visit-kinds.ts';
import { visitListParams } from '../visits.params.ts';
import { toVisitFilter, visitQueries } from '../visits.queries.ts';
import { useVisitFilters } from './use-visit-filters.tsx';
import { useVisitColumns } from './visit-columns.tsx';
import { VisitsOnDevice } from './visits-on-device.tsx';

/** The visits of a kind, the newest first, under what is on this device only (R080, R083, U289). */
export function VisitList({ kind }: { kind: VisitKind }) {
  const { t, i18n } = useLingui();
  const { readsOnly } = useSession();
  const list = visitListParams.use();
  const { hide: _, ...params } = list.params;
  const query = visitQueries.list(kind, params);
  const filters = useVisitFilters(kind, list, useQuery(query).data);
  const columns = useVisitColumns(useWaitingVisits());
  useTakeVisitsAlong(kind);
  const { name, create } = visitKinds[kind];
  const title = i18n._(name);
  const newVisit = readsOnly ? null : (
    <ButtonLink primary to={create()}>
      <Trans>New visit</Trans>
    </ButtonLink>
  );
  return (
    <ListPage
      name={`visits-${kind}`}
      title={title}
      caption={title}
      list={list}
      query={query}
      read={({ visits, info }) => ({ rows: visits, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ custName }) => custName}
      columns={columns}
      action={newVisit}
      above={<VisitsOnDevice kind={kind} />}
      search={{ label: t`Search visits`, hint: t`Customer, notes or brand` }}
      filters={filters}
      export={{ list: 'visits', title, formats: ['xlsx'], filter: toVisitFilter(kind, params) }}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No visits yet</Trans>} action={newVisit} />}
      noResult={{ showAll: <Trans>Show all visits</Trans> }}
    />
  );
}
