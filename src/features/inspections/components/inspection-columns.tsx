import { Trans, useLingui } from '@lingui/react/macro';
import type { InspectionField } from '#shared/inspections/inspection.fields.ts';
import { countDone, isFinished } from '#shared/inspections/inspection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { EntryState } from '#src/offline/outbox/outbox-entry.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { useInspectionLabels } from '../inspections.fields.ts';
import type { ShownInspection } from '../inspections.queries.ts';

/** The columns of the list (U255). @param waiting the states of changes that are not sent, by inspection */
export function useInspectionColumns(
  waiting: ReadonlyMap<string, EntryState>,
): Column<ShownInspection>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const labels = useInspectionLabels();
  const fileColumn = (name: InspectionField) => ({ name, header: labels[name] });
  return [
    {
      id: 'frameNumber',
      header: labels.frameNumber,
      rowHeader: true,
      file: [fileColumn('inspectedOn'), fileColumn('frameNumber')],
      whole: true,
      cell: ({ id, frameNumber }) => <RowLink to={paths.inspection(id)}>{frameNumber}</RowLink>,
    },
    {
      id: 'article',
      phone: 'fact',
      header: labels.articleCode,
      file: [
        fileColumn('articleCode'),
        fileColumn('description'),
        fileColumn('brand'),
        fileColumn('model'),
        fileColumn('series'),
      ],
      cell: ({ articleCode, description }) =>
        [description, articleCode].filter(Boolean).join(' · '),
    },
    {
      id: 'modelYear',
      priority: 3,
      unlessEqual: true,
      header: labels.modelYear,
      hideable: true,
      file: [fileColumn('modelYear')],
      cell: ({ modelYear }) => modelYear ?? '',
    },
    {
      id: 'mechanic',
      priority: 2,
      header: labels.mechanic,
      hideable: true,
      file: [fileColumn('mechanic')],
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
      cell: ({ id, checklist, isDeleted }) => {
        const state = waiting.get(id);
        return (
          <span className="inline-flex gap-1">
            {isDeleted ? (
              <Badge tone="warning">
                <Trans>Deleted</Trans>
              </Badge>
            ) : null}
            {state ? <WaitingBadge state={state} /> : null}
            <Badge tone={isFinished(checklist) ? 'success' : 'warning'}>
              {countDone(checklist)} / {checklist.length}
            </Badge>
          </span>
        );
      },
    },
  ];
}
