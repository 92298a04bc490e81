import { useLingui } from '@lingui/react/macro';
import { countDone } from '#shared/inspections/inspection.rules.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useToday } from '#src/graphql/host/use-today.ts';
import type { InspectionListParams } from './inspection-list.params.ts';
import {
  loadInspections,
  type ShownInspection,
  toInspectionFilter,
} from './inspections.queries.ts';

function useColumns(): ExportColumn<ShownInspection>[] {
  const { t } = useLingui();
  const text = (
    name: 'frameNumber' | 'articleCode' | 'description' | 'brand' | 'model' | 'series',
    header: string,
    width: number,
  ): ExportColumn<ShownInspection> => ({
    header,
    width,
    value: (row) => row[name],
    server: { name },
  });
  return [
    {
      header: t`Inspected on`,
      width: 12,
      format: 'day',
      value: (row) => row.inspectedOn,
      server: { name: 'inspectedOn' },
    },
    text('frameNumber', t`Frame number`, 18),
    text('articleCode', t`Article`, 18),
    text('description', t`Description`, 40),
    text('brand', t`Brand`, 14),
    text('model', t`Model`, 18),
    text('series', t({ message: 'Series', context: 'of one bike' }), 14),
    {
      header: t`Model year`,
      width: 10,
      value: (row) => row.modelYear ?? null,
      server: { name: 'modelYear' },
    },
    {
      header: t`Mechanic`,
      width: 20,
      value: (row) => row.mechanic,
      server: { name: 'mechanic' },
    },
    {
      header: t`Customer`,
      width: 30,
      value: (row) => row.custName,
      server: { name: 'custName' },
    },
    {
      header: t`Points done`,
      width: 10,
      value: (row) => countDone(row.checklist),
      server: { name: 'done' },
    },
    {
      header: t`Points`,
      width: 10,
      value: (row) => row.checklist.length,
      server: { name: 'points' },
    },
  ];
}

/** Saves all inspections that the list shows, on all its pages. */
export function useInspectionExport(
  params: InspectionListParams,
): (count: number) => ListExportProps<ShownInspection> {
  const { t } = useLingui();
  const today = useToday();
  const columns = useColumns();
  const filter = toInspectionFilter(params);
  return (count) => ({
    fileName: () => `${t`Pre-delivery inspections`} - ${today}`,
    title: t`Inspections`,
    columns,
    formats: ['xlsx', 'csv'],
    count,
    fromServer: { list: 'inspections', filter },
    rowKey: ({ id }) => id,
    load: async (page, signal) => {
      const { pdis, info } = await loadInspections({ ...filter, ...page }, signal);
      return { rows: pdis, count: info.count };
    },
  });
}
