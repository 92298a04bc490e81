import { Trans, useLingui } from '@lingui/react/macro';
import { countDone, isFinished } from '#shared/inspections/inspection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { EntryState } from '#src/offline/outbox/outbox-entry.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { ShownInspection } from '../inspections.queries.ts';

/** The columns of the list (U255). @param waiting the states of changes that are not sent, by inspection */
export function useInspectionColumns(
  waiting: ReadonlyMap<string, EntryState>,
): Column<ShownInspection>[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      id: 'frameNumber',
      header: t`Frame number`,
      rowHeader: true,
      file: [
        { name: 'inspectedOn', header: t`Inspected on` },
        { name: 'frameNumber', header: t`Frame number` },
      ],
      cell: ({ id, frameNumber, isDeleted }) => {
        const state = waiting.get(id);
        return (
          <>
            <RowLink to={paths.inspection(id)}>{frameNumber}</RowLink>{' '}
            {isDeleted ? (
              <Badge tone="warning">
                <Trans>Deleted</Trans>
              </Badge>
            ) : null}
            {state ? <WaitingBadge state={state} /> : null}
          </>
        );
      },
    },
    {
      id: 'article',
      phone: 'fact',
      header: t`Article`,
      file: [
        { name: 'articleCode', header: t`Article` },
        { name: 'description', header: t`Description` },
        { name: 'brand', header: t`Brand` },
        { name: 'model', header: t`Model` },
        { name: 'series', header: t({ message: 'Series', context: 'of one bike' }) },
      ],
      cell: ({ articleCode, description }) => (
        <>
          {articleCode}
          <span className="block text-ink-muted">{description}</span>
        </>
      ),
    },
    {
      id: 'modelYear',
      priority: 3,
      unlessEqual: true,
      header: t`Model year`,
      hideable: true,
      file: [{ name: 'modelYear', header: t`Model year` }],
      cell: ({ modelYear }) => modelYear ?? '',
    },
    {
      id: 'mechanic',
      priority: 2,
      header: t`Mechanic`,
      hideable: true,
      file: [{ name: 'mechanic', header: t`Mechanic` }],
      cell: ({ mechanic }) => mechanic,
    },
    {
      id: 'custName',
      priority: 2,
      unlessEqual: true,
      header: t`Customer`,
      hideable: true,
      file: [{ name: 'custName', header: t`Customer` }],
      cell: ({ custName }) => custName,
    },
    {
      id: 'inspectedOn',
      phone: 'fact',
      whole: true,
      header: t`Date`,
      cell: ({ inspectedOn }) => date(inspectedOn),
    },
    {
      id: 'done',
      phone: 'state',
      header: t`Points done`,
      file: [
        { name: 'done', header: t`Points done` },
        { name: 'points', header: t`Points` },
      ],
      cell: ({ checklist }) => (
        <Badge tone={isFinished(checklist) ? 'success' : 'warning'}>
          {countDone(checklist)} / {checklist.length}
        </Badge>
      ),
    },
  ];
}
