import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { toMajor } from '#shared/money.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { request } from '#src/graphql/client.ts';
import {
  OpenOrdersExportDocument,
  type OpenOrdersExportQuery,
} from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { type OpenFilter, openFilter } from './orders.queries.ts';
import { useOrderStateText } from './use-order-state-text.ts';

type Company = OpenOrdersExportQuery['openOrderV4']['companies'][number];

/** An open line for a file, with the company it belongs to. */
type ExportLine = Omit<Company, 'orders'> &
  Company['orders'][number] & {
    /** Decimals of its currency. */
    precision: number;
  };

type Value = ExportColumn<ExportLine>['value'];

/** Few calls for many lines, and still a progress to be seen. */
const pageSize = 1000;

/** The columns of the file of open lines. The type by N033. */
function useExportColumns(): ExportColumn<ExportLine>[] {
  const { t } = useLingui();
  const { unit } = useUnits();
  const status = useOrderStateText();
  const { orderTypeDisplay, timeZone } = useHostConfig();
  const text = (header: string, width: number, value: Value) => ({ header, width, value });
  const day = (header: string, value: Value) =>
    ({ ...text(header, 12, value), format: 'day' }) as const;
  const amount = (header: string, minor: (line: ExportLine) => number) =>
    ({
      ...text(header, 12, (line) => toMajor(minor(line), line.precision)),
      format: 'money',
    }) as const;
  const type = text(t`Type`, 18, ({ orderType }) =>
    orderType === 'CF' ? t`Consignment fill-up` : orderType,
  );
  return [
    text(t`Company`, 10, ({ companyCode }) => companyCode),
    text(t`Company name`, 24, ({ companyName }) => companyName),
    text(t`Order`, 14, ({ orderNumber }) => orderNumber),
    text(t`Order at the distributor`, 14, ({ soNumber }) => soNumber),
    text(t`Line`, 6, ({ position }) => position),
    ...(orderTypeDisplay ? [type] : []),
    text(t`PO number`, 18, ({ poNumber }) => poNumber),
    day(t`Ordered`, ({ createdAt }) => getDayIn(timeZone, new Date(createdAt))),
    text(t`Ordered by`, 18, ({ createdBy }) => createdBy),
    day(t`Requested delivery date`, ({ requestDeliveryDate }) => requestDeliveryDate),
    day(t`Expected`, ({ expectedDeliveryDate }) => expectedDeliveryDate),
    text(t`Article`, 18, ({ article_code_display }) => article_code_display),
    text(t`Description`, 40, ({ articleDescription }) => articleDescription),
    text(t`Model year`, 10, ({ modelYear }) => modelYear),
    text(t`Still to come`, 10, ({ qty }) => qty),
    text(t`Unit`, 6, ({ uom }) => unit(uom)),
    amount(t`Price`, ({ price }) => price),
    amount(t`Total`, ({ subTotal }) => subTotal),
    text(t`Status`, 18, (line) => status(line.status)),
    text(t`Replaced by`, 18, ({ replacedBy }) => replacedBy?.article_code_display ?? null),
    text(t`Customer`, 12, ({ custCode }) => custCode),
    text(t`Customer name`, 24, ({ custName }) => custName),
    text(t`Ship to`, 20, ({ shipTo }) => shipTo),
    text(t`Address`, 36, ({ shipToDetail }) => shipToDetail.address),
    text(t`Notes`, 24, ({ notes }) => notes),
    text(t`Internal notes`, 24, ({ internalNotes }) => internalNotes),
  ];
}

/**
 * Saves the open lines of a filter as "List Open Order - YYYY-MM-DD.xlsx" (M058, N070, B186). Needs the
 * server, as pages kept on the device may be incomplete. A failure is in the log only (B161).
 */
export function useOpenOrderExport(filter: OpenFilter): ListExportProps<ExportLine> {
  const { t } = useLingui();
  const columns = useExportColumns();
  const { timeZone } = useHostConfig();
  return {
    fileName: () => `List Open Order - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Open orders`,
    label: t`Save as Excel file`,
    columns,
    formats: ['xlsx'],
    precision: ([first]) => first?.precision ?? 0,
    pageSize,
    most: Number.POSITIVE_INFINITY,
    onFailure: (error) => console.warn('Something went wrong (OE1)', error),
    rowKey: ({ companyCode, orderNumber, position }) => `${companyCode}/${orderNumber}/${position}`,
    load: async (page, signal) => {
      const variables = { filter: openFilter(filter), ...page };
      const { openOrderV4 } = await request(OpenOrdersExportDocument, variables, { signal });
      const { companies, currency, info } = openOrderV4;
      const precision = currency.decimalPrecision;
      const rows = companies.flatMap(({ orders, ...company }) =>
        orders.map((line) => ({ ...company, ...line, precision })),
      );
      return { rows, count: info.count };
    },
  };
}
