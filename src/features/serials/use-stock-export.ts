import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { loadStock, type StockFilter, type StockFrame } from './serials.queries.ts';

function useStockExportColumns(): ExportColumn<StockFrame>[] {
  const { t } = useLingui();
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
    { ...text('frameNumber', t`Frame number`, 20), value: (row) => row.frameNumber },
    {
      ...text('articleCode', t`Article`, 18),
      value: (row) => row.articleCodeDisplay ?? row.articleCode,
    },
    { ...text('description', t`Description`, 48), value: (row) => row.description },
    { ...text('brand', t`Brand`, 16), value: (row) => row.brand },
    { ...text('modelYear', t`Model year`, 10), value: (row) => row.modelYear },
    { ...text('color', t`Color`, 14), value: (row) => row.color },
    { ...text('frameSize', t`Frame size`, 10), value: (row) => row.frameSize },
    { ...text('custName', t`Customer`, 30), value: (row) => row.custName },
    { ...text('doNo', t`Delivery`, 14), value: (row) => row.doNo },
    { ...day('deliveredOn', t`Delivered on`), value: (row) => row.deliveredOn },
    { ...day('inspectedOn', t`Inspected on`), value: (row) => row.pdi?.inspectedOn ?? null },
    { ...day('soldDate', t`Sold on`), value: (row) => row.sold?.soldDate ?? null },
  ];
}

/** Saves all bikes that fit the filters as a spreadsheet. */
export function useStockExport(
  filter: StockFilter,
): (count: number) => ListExportProps<StockFrame> {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const columns = useStockExportColumns();
  return (count) => ({
    fileName: () => `${t`My stock of bikes`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`My stock of bikes`,
    columns,
    formats: ['xlsx', 'csv'],
    count,
    fromServer: { list: 'frames', filter },
    rowKey: ({ id }) => id,
    load: async (page, signal) => {
      const { frames, info } = await loadStock({ ...filter, ...page }, signal);
      return { rows: frames, count: info.count };
    },
  });
}
