import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { RemoveDownloadDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { Button } from '#src/ui/button.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { useDownloadColumns } from './components/download-columns.tsx';
import type { AskedFile } from './components/request-dialog.tsx';
import {
  type Download,
  downloadParams,
  downloadStatuses,
  downloadsQuery,
  isComing,
} from './downloads.queries.ts';
import { useDownloadTexts } from './use-download-texts.ts';

const RequestDialog = lazyWithMessages(() => import('./components/request-dialog.tsx'));

/** The user's requests for files with the records of a period (R047, U273). */
export function Component() {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { modules, statuses } = useDownloadTexts();
  const list = downloadParams.use();
  const query = downloadsQuery(list.params);
  const { data } = useQuery(query);
  const [asked, setAsked] = useState<{ like: AskedFile | null } | null>(null);
  const offline = useOfflineReason();
  const { progress, make, stop } = useFileMaking();
  const remove = useRemove();
  const left = data?.left ?? 1;
  const nextTime = data ? dateTime(data.nextAt) : '';
  const exhausted =
    left > 0 ? null : t`You have asked for 10 files today. The next is possible from ${nextTime}.`;
  const fetchFile = ({ id, fileName }: Download) =>
    void make((signal, onBytes) =>
      saveListFile(`/api/download-area/${id}`, fileName, { signal, onBytes }),
    );
  const columns = useDownloadColumns(fetchFile);
  const actionsFor = (download: Download): RowAction[] => [
    {
      label: t({ message: 'Request again', comment: 'a file' }),
      disabledReason: offline ?? exhausted,
      onSelect: () => setAsked({ like: download }),
    },
    {
      label: isComing(download) ? t`Cancel` : t`Delete`,
      danger: true,
      disabledReason: offline,
      onSelect: () => remove.ask(download),
    },
  ];
  const action = (
    <Button disabledReason={offline ?? exhausted} onClick={() => setAsked({ like: null })}>
      <Trans>Request a file</Trans>
    </Button>
  );
  return (
    <>
      <ListPage
        name="downloads"
        title={<Trans>Downloads</Trans>}
        caption={t`Requested files`}
        list={list}
        query={query}
        read={({ requests, info }) => ({ rows: requests, count: info.count })}
        rowKey={({ id }) => id}
        rowName={({ module }) => modules[module]}
        columns={columns}
        rowActions={actionsFor}
        action={action}
        filters={[
          selectFilter(
            {
              id: 'status',
              label: t`Status`,
              value: list.params.status,
              options: downloadStatuses.map((value) => ({ value, label: statuses[value] })),
              onChange: (status) => list.set({ status }),
            },
            t`All`,
          ),
        ]}
        notice={
          <>
            {progress === null ? null : <FileProgress bytes={progress} onStop={stop} />}
            <ProblemNotice problem={remove.problem} />
          </>
        }
        refresh
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>No file requested yet</Trans>}
            text={<Trans>A file has all records of a period, as many as a sheet holds.</Trans>}
            action={action}
          />
        }
        noResult={{ showAll: <Trans>Show all files</Trans> }}
      />
      {asked ? (
        <Suspense fallback={null}>
          <RequestDialog asked={asked.like} left={left} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Cancels a request at once; a file that is ready is deleted after a question. */
function useRemove() {
  const { run, problem } = useAction(RemoveDownloadDocument, { invalidates: [['downloads']] });
  const ask = (download: Download) => {
    const { id, fileName } = download;
    if (isComing(download)) return void run({ id });
    void confirm({
      title: <Trans>Delete the file</Trans>,
      text: <Trans>{fileName} is deleted.</Trans>,
      action: <Trans>Delete</Trans>,
      danger: true,
      work: () => run({ id }),
    });
  };
  return { ask, problem };
}
