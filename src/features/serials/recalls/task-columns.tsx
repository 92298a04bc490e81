import { useLingui } from '@lingui/react/macro';
import type { RecallState } from '#shared/serials/recall-task.rules.ts';
import { paths } from '#src/app/paths.ts';
import { RowLink, TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { RecallTask } from './recalls.queries.ts';
import { useRecallTexts } from './use-recall-texts.ts';
import { useWaitingReports } from './use-waiting-reports.ts';

const tones: Record<RecallState, BadgeProps['tone']> = {
  open: 'error',
  inspected: 'warning',
  repaired: 'success',
  'not affected': 'success',
  returned: 'success',
};

/**
 * The columns of the list of tasks.
 * @param isOneRecall all tasks are of one recall, which the page names
 * @param hasSeveral they are of several customers
 */
export function useTaskColumns(isOneRecall: boolean, hasSeveral: boolean): Column<RecallTask>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const texts = useRecallTexts();
  const waiting = useWaitingReports();
  const recall: Column<RecallTask> = {
    id: 'recall',
    header: t`Recall`,
    cell: ({ recallId, title }) => <TextLink to={paths.recall(recallId)}>{title}</TextLink>,
  };
  const customer: Column<RecallTask> = {
    id: 'customer',
    header: t`Customer`,
    cell: ({ custName, custCode }) => (
      <>
        {custName}
        <SecondLine>{custCode}</SecondLine>
      </>
    ),
  };
  return [
    {
      id: 'frame',
      header: t`Frame`,
      rowHeader: true,
      file: [
        { name: 'title', header: t`Recall` },
        { name: 'frameNumber', header: t`Frame number` },
      ],
      cell: ({ frameNumber }) => <RowLink to={paths.frame(frameNumber)}>{frameNumber}</RowLink>,
    },
    ...(isOneRecall ? [] : [recall]),
    {
      id: 'article',
      phone: 'fact',
      header: t`Article`,
      file: [
        { name: 'articleCode', header: t`Article` },
        { name: 'description', header: t`Description` },
        { name: 'custCode', header: t`Customer code` },
        { name: 'custName', header: t`Customer` },
      ],
      cell: ({ description, articleCode }) => description || articleCode,
    },
    ...(hasSeveral ? [customer] : []),
    {
      id: 'delivered',
      priority: 2,
      header: t`Delivered on`,
      file: [{ name: 'deliveredOn', header: t`Delivered on` }],
      whole: true,
      cell: ({ deliveredOn }) => (deliveredOn ? date(deliveredOn) : null),
    },
    {
      id: 'sold',
      priority: 2,
      header: t`Sold on`,
      file: [{ name: 'soldDate', header: t`Sold on` }],
      whole: true,
      cell: ({ soldDate }) => (soldDate ? date(soldDate) : null),
    },
    {
      id: 'state',
      phone: 'state',
      header: t`State`,
      file: [
        { name: 'state', header: t`State`, texts },
        { name: 'handledOn', header: t`Done on` },
        { name: 'notes', header: t`Notes` },
      ],
      cell: ({ id, state, handledOn }) => {
        const report = waiting.get(id);
        return (
          <span className="flex flex-wrap items-center gap-1">
            <Badge tone={tones[state]}>{texts[state]}</Badge>
            {report ? <WaitingBadge state={report.state} /> : null}
            {handledOn ? <span className="tabular text-sm">{date(handledOn)}</span> : null}
          </span>
        );
      },
    },
  ];
}
