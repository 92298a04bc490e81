import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isFinished } from '#shared/inspections/inspection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { dayRangeFilter, selectFilter, toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { toWaitingStates } from '#src/crud/record/waiting-entries.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useInspectionColumns } from './components/inspection-columns.tsx';
import { downloadPaper } from './download-paper.ts';
import { inspectionListParams } from './inspection-list.params.ts';
import {
  inspectionQueries,
  type ShownInspection,
  toInspectionFilter,
} from './inspections.queries.ts';
import { useMarkDeleted } from './use-mark-deleted.ts';
import { useWaitingInspections } from './use-waiting-inspections.ts';

/** Inspections of the user's customers, newest first (R038, U255, U256). */
export function Component() {
  const { t } = useLingui();
  const list = inspectionListParams.use();
  const { hide: _, ...params } = list.params;
  const query = inspectionQueries.list(params);
  const waiting = useWaitingInspections();
  const created = waiting.filter(({ operation }) => operation === 'CreateInspection').length;
  const { readsOnly } = useSession();
  const columns = useInspectionColumns(toWaitingStates(waiting));
  const actionsFor = useRowActions(readsOnly);
  const filters = useFilters(list, useQuery(query).data);
  return (
    <ListPage
      name="inspections"
      title={<Trans>Pre-delivery inspections</Trans>}
      caption={t`Pre-delivery inspections`}
      list={list}
      query={query}
      read={({ pdis, info }) => ({ rows: pdis, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ frameNumber }) => frameNumber}
      rowActions={actionsFor}
      columns={columns}
      action={
        readsOnly ? null : (
          <ButtonLink primary to={paths.createInspection()}>
            <Trans>New inspection</Trans>
          </ButtonLink>
        )
      }
      above={
        created > 0 ? (
          <Notice tone="info">
            <Plural
              value={created}
              one="# new inspection waits to be sent."
              other="# new inspections wait to be sent."
            />
          </Notice>
        ) : null
      }
      search={{
        label: t`Search inspections`,
        hint: t`Frame number, article, model, mechanic or customer`,
      }}
      filters={filters}
      export={{
        list: 'inspections',
        title: t`Pre-delivery inspections`,
        formats: ['xlsx', 'csv'],
        filter: toInspectionFilter(params),
      }}
      refresh
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No inspections yet</Trans>}
          action={
            <ButtonLink to={paths.frameStock({ todo: 'inspect' })}>
              <Trans>Show the bikes to inspect</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{ showAll: <Trans>Show all inspections</Trans> }}
    />
  );
}

/** The brands and mechanics that a filter offers; a chosen one stays there while the answer is loaded. */
function useFilters(
  { params, set }: ReturnType<typeof inspectionListParams.use>,
  answer: { brands: readonly string[]; mechanics: readonly string[] } | undefined,
) {
  const { t } = useLingui();
  const { date } = useDates();
  const optionsOf = (values: readonly string[] = [], chosen: string) =>
    [...new Set(chosen ? [...values, chosen] : values)].map((value) => ({ value, label: value }));
  return [
    selectFilter(
      {
        id: 'brand',
        label: t`Brand`,
        value: params.brand,
        options: optionsOf(answer?.brands, params.brand),
        onChange: (brand) => set({ brand }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'mechanic',
        label: t`Mechanic`,
        value: params.mechanic,
        options: optionsOf(answer?.mechanics, params.mechanic),
        onChange: (mechanic) => set({ mechanic }),
      },
      t`All`,
    ),
    dayRangeFilter({
      id: 'inspected',
      label: t({ message: 'Inspected', comment: 'filter by the day of an inspection' }),
      labels: { from: t`Inspected from`, to: t`Inspected until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: set,
    }),
    toggleFilter({
      id: 'deleted',
      label: t`Show deleted`,
      on: params.deleted,
      onChange: (deleted) => set({ deleted }),
    }),
  ];
}

function useRowActions(readsOnly: boolean) {
  const { t } = useLingui();
  const offline = useOfflineReason();
  const markDeleted = useMarkDeleted();
  const tellFailure = useFileFailure();
  const save = (inspection: ShownInspection) =>
    void downloadPaper(inspection).catch((error) =>
      tellFailure(error, { failed: t`The file could not be downloaded. Try again.` }),
    );
  const pdfProblem = (inspection: ShownInspection) => {
    if (offline) return offline;
    if (inspection.isDeleted) return t`This inspection is deleted. Restore it first.`;
    return isFinished(inspection.checklist) ? null : t`Points of this inspection are open.`;
  };
  return (inspection: ShownInspection): RowAction[] => [
    {
      label: t`Save as PDF`,
      disabledReason: pdfProblem(inspection),
      onSelect: () => save(inspection),
    },
    ...(readsOnly
      ? []
      : [
          {
            label: inspection.isDeleted ? t`Restore` : t`Delete`,
            danger: !inspection.isDeleted,
            onSelect: () => void markDeleted(inspection, !inspection.isDeleted),
          },
        ]),
  ];
}
