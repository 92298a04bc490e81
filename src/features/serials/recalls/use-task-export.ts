import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { loadTasks, type RecallTask, type TaskFilter } from './recalls.queries.ts';
import { useRecallTexts } from './use-recall-texts.ts';

function useTaskExportColumns(): ExportColumn<RecallTask>[] {
  const { t } = useLingui();
  const texts = useRecallTexts();
  const text = (name: string, header: string, width: number) => ({
    header,
    width,
    server: { name },
  });
  const day = (name: string, header: string) => ({
    ...text(name, header, 12),
    format: 'day' as const,
  });
  return [
    { ...text('title', t`Recall`, 30), value: (row) => row.title },
    { ...text('frameNumber', t`Frame number`, 20), value: (row) => row.frameNumber },
    { ...text('articleCode', t`Article`, 18), value: (row) => row.articleCode },
    { ...text('description', t`Description`, 48), value: (row) => row.description },
    { ...text('custCode', t`Customer code`, 14), value: (row) => row.custCode },
    { ...text('custName', t`Customer`, 30), value: (row) => row.custName },
    { ...day('deliveredOn', t`Delivered on`), value: (row) => row.deliveredOn },
    { ...day('soldDate', t`Sold on`), value: (row) => row.soldDate },
    {
      header: t`State`,
      width: 14,
      server: { name: 'state', texts },
      value: (row) => texts[row.state],
    },
    { ...day('handledOn', t`Done on`), value: (row) => row.handledOn },
    { ...text('notes', t`Notes`, 40), value: (row) => row.notes },
  ];
}

/** Saves all tasks that fit the filters as a spreadsheet: which customer has which frame, and what was done. */
export function useTaskExport(filter: TaskFilter): (count: number) => ListExportProps<RecallTask> {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const columns = useTaskExportColumns();
  return (count) => ({
    fileName: () => `${t`Product safety recalls`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Product safety recalls`,
    columns,
    formats: ['xlsx', 'csv'],
    count,
    fromServer: { list: 'recall-tasks', filter },
    rowKey: ({ id }) => id,
    load: async (page, signal) => {
      const { tasks, info } = await loadTasks({ ...filter, ...page }, signal);
      return { rows: tasks, count: info.count };
    },
  });
}
