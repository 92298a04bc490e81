import { useLingui } from '@lingui/react/macro';
import type { ExportedList } from '#src/crud/list/list-export.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import type { FileColumn } from '#src/ui/table/column.ts';
import { useTypeTexts } from './components/order-type.tsx';
import { type OpenFilter, openFilter } from './orders.queries.ts';
import { useOrderStateTexts } from './use-order-state-text.ts';

/**
 * The file of the open lines of a filter, "List Open Order - YYYY-MM-DD.xlsx" (M058, N070, B186), with the type by
 * N033. A failure is in the log only (B161).
 */
export function useOpenOrderFile(filter: OpenFilter): ExportedList {
  const { t } = useLingui();
  return {
    list: 'open-orders',
    title: t`Open orders`,
    formats: ['xlsx'],
    filter: openFilter(filter),
    onFailure: (error) => console.warn('Something went wrong (OE1)', error),
    columns: useOpenOrderFileColumns(),
  };
}

/** The columns of a file of open lines, with the type by N033. */
export function useOpenOrderFileColumns(): FileColumn[] {
  const { t } = useLingui();
  const { unitTexts } = useUnits();
  const states = useOrderStateTexts();
  const types = useTypeTexts();
  const { orderTypeDisplay } = useHostConfig();
  return [
    { name: 'companyCode', header: t`Company` },
    { name: 'companyName', header: t`Company name` },
    { name: 'orderNumber', header: t`Order` },
    { name: 'soNumber', header: t`Order at the distributor` },
    { name: 'position', header: t`Line` },
    ...(orderTypeDisplay ? [{ name: 'orderType', header: t`Type`, texts: types }] : []),
    { name: 'poNumber', header: t`PO number` },
    { name: 'createdAt', header: t`Ordered` },
    { name: 'createdBy', header: t`Ordered by` },
    { name: 'requestDeliveryDate', header: t`Requested delivery date` },
    { name: 'expectedDeliveryDate', header: t`Expected` },
    { name: 'article', header: t`Article` },
    { name: 'description', header: t`Description` },
    { name: 'modelYear', header: t`Model year` },
    { name: 'qty', header: t`Still to come` },
    { name: 'uom', header: t`Unit`, texts: unitTexts },
    { name: 'price', header: t`Price` },
    { name: 'subTotal', header: t`Total` },
    { name: 'status', header: t`Status`, texts: states },
    { name: 'replacedBy', header: t`Replaced by` },
    { name: 'custCode', header: t`Customer` },
    { name: 'custName', header: t`Customer name` },
    { name: 'shipTo', header: t`Ship to` },
    { name: 'address', header: t`Address` },
    { name: 'notes', header: t`Notes` },
    { name: 'internalNotes', header: t`Internal notes` },
  ];
}
