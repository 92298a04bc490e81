import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { SaleListParams } from '../retail-sales.params.ts';
import { loadSales, type RegisteredSale, toSaleFilter } from '../retail-sales.queries.ts';
import { useSaleTexts } from '../use-sale-texts.ts';

/** The columns of a file of sales. */
function useExportColumns(): ExportColumn<RegisteredSale>[] {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const { states, types } = useSaleTexts();
  const text = (
    name: string,
    header: string,
    width: number,
    value: (sale: RegisteredSale) => string | null | undefined,
  ): ExportColumn<RegisteredSale> => ({
    header,
    width,
    server: { name },
    value: (sale) => value(sale) ?? '',
  });
  const day = (
    name: string,
    header: string,
    value: (sale: RegisteredSale) => string | null,
  ): ExportColumn<RegisteredSale> => ({ ...text(name, header, 12, value), format: 'day' });
  return [
    text('frameNumber', t`Frame number`, 20, ({ frameNumber }) => frameNumber),
    day('soldDate', t`Sold on`, ({ soldDate }) => soldDate),
    text('articleCode', t`Article code`, 16, ({ articleCode }) => articleCode),
    text('oldCode', t`Old code`, 16, ({ oldCode }) => oldCode),
    text('articleDescription', t`Article`, 30, (sale) => sale.articleDescription),
    text('dealerName', t`Dealer`, 26, ({ dealerName }) => dealerName),
    text('consumerName', t`Consumer`, 26, ({ customer }) => customer?.name),
    text('consumerCity', t`City`, 20, ({ customer }) => customer?.city),
    {
      ...text('type', t`Type`, 18, (sale) => types[sale.nonRetail ? 'nonRetail' : 'retail']),
      server: { name: 'type', texts: types },
    },
    {
      ...text('status', t`Status`, 18, ({ status }) => states[status as RetailSaleState]),
      server: { name: 'status', texts: states },
    },
    text('reason', t`Reason`, 30, ({ reason }) => reason),
    day('warrantyUntil', t`Warranty until`, ({ warrantyUntil }) => warrantyUntil),
    day('createdAt', t`Registered on`, ({ createdAt }) => getDayIn(timeZone, new Date(createdAt))),
  ];
}

/** Saves all sales that fit the filters, on all pages, as a spreadsheet. */
export function useSaleExport(
  params: SaleListParams,
): (count: number) => ListExportProps<RegisteredSale> {
  const { t } = useLingui();
  const { currency, timeZone } = useHostConfig();
  const { customer } = useSession();
  const columns = useExportColumns();
  const filter = toSaleFilter(customer?.unified ?? '', params);
  return (count) => ({
    fileName: () => `${t`Retail sales`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Retail sales`,
    columns,
    precision: currency.decimalPrecision,
    formats: ['xlsx', 'csv'],
    count,
    fromServer: { list: 'retail-sales', filter },
    rowKey: ({ id }) => id,
    load: async (page, signal) => {
      const { frames, info } = await loadSales({ ...filter, ...page }, signal);
      return { rows: frames, count: info.count };
    },
  });
}
