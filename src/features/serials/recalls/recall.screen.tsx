import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { recallStates } from '#shared/serials/recall-task.rules.ts';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { RowSelection } from '#src/crud/list/row-selection.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { recallParams } from './recall.params.ts';
import { RecallNotice } from './recall-notice.tsx';
import { RecallChart, RecallProgress } from './recall-progress.tsx';
import { type RecallTask, tasksQuery, toTaskFilter } from './recalls.queries.ts';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { useRecallTexts } from './use-recall-texts.ts';
import { useWaitingReports } from './use-waiting-reports.ts';

/** The recalled frames of one recall, or of all: dealers report what they did, staff follow the progress. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { customer, readsOnly } = useSession();
  const texts = useRecallTexts();
  const waiting = useWaitingReports();
  const [reported, setReported] = useState<ReportDialogProps['tasks'] | null>(null);
  const list = recallParams.use();
  const custCode = customer?.unified ?? '';
  const filter = toTaskFilter(id, custCode, list.params);
  const query = tasksQuery(filter, list.params);
  const { data } = useQuery(query);
  const columns = useTaskColumns(id !== '', custCode === '');
  const state = selectFilter(
    {
      id: 'state',
      label: t`State`,
      value: list.params.state,
      options: recallStates.map((value) => ({ value, label: texts[value] })),
      onChange: (value) => list.set({ state: value }),
    },
    t`All`,
  );
  const toActions = (task: RecallTask) => [
    {
      label: t({ message: 'Report', comment: 'what was done about a recalled bike' }),
      onSelect: () => setReported([task]),
      disabledReason: waiting.has(task.id) ? t`A report of this frame waits to be sent.` : null,
    },
  ];
  const bulk = ({ rows }: RowSelection<RecallTask>) => {
    const [first, ...others] = rows.filter((task) => !waiting.has(task.id));
    const count = first ? others.length + 1 : rows.length;
    return (
      <Button
        disabledReason={first ? null : t`A report of this frame waits to be sent.`}
        onClick={() => first && setReported([first, ...others])}
      >
        <Plural value={count} one="Report # frame" other="Report # frames" />
      </Button>
    );
  };
  return (
    <>
      <ListPage
        name="recall-tasks"
        title={id ? <Trans>Product safety recall</Trans> : <Trans>Product safety recalls</Trans>}
        caption={t`Recalled frames`}
        list={list}
        query={query}
        read={({ tasks, info }) => ({ rows: tasks, count: info.count })}
        rowKey={(task) => task.id}
        rowName={({ frameNumber }) => frameNumber}
        {...(!readsOnly && { rowActions: toActions, bulk })}
        columns={columns}
        above={
          id ? (
            <TextLink to={paths.recall()}>
              <Trans>All recalls</Trans>
            </TextLink>
          ) : null
        }
        notice={
          data ? (
            <>
              {id ? <RecallNotice task={data.tasks[0]} /> : null}
              <RecallProgress counts={data.counts} />
            </>
          ) : null
        }
        below={data ? <RecallChart counts={data.counts} /> : null}
        search={{ label: t`Search frames`, hint: t`Frame number, article or customer` }}
        filters={[state]}
        export={{
          list: 'recall-tasks',
          title: t`Product safety recalls`,
          formats: ['xlsx', 'csv'],
          filter,
        }}
        refresh
        empty={<NoTasks isOwn={custCode !== ''} />}
        noResult={{ showAll: <Trans>Show all frames</Trans> }}
      />
      {reported ? <ReportDialog tasks={reported} onClose={() => setReported(null)} /> : null}
    </>
  );
}

const NoTasks = ({ isOwn }: { isOwn: boolean }) => (
  <EmptyState
    kind="custom"
    title={
      isOwn ? (
        <Trans>No frame of yours is recalled</Trans>
      ) : (
        <Trans>No frame of your customers is recalled</Trans>
      )
    }
  />
);
