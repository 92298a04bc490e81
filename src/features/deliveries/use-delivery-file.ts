import { useLingui } from '@lingui/react/macro';
import type { ExportedList } from '#src/crud/list/list-export.tsx';
import { useUnits } from '#src/i18n/use-units.ts';
import type { FileColumn } from '#src/ui/table/column.ts';
import type { deliveryParams } from './deliveries.params.ts';

/** The file of the deliveries that a list shows, a row for each of their lines. */
export function useDeliveryFile({
  view,
  from,
  to,
  search,
  consignment,
}: typeof deliveryParams.defaults): ExportedList {
  const { t } = useLingui();
  return {
    list: 'deliveries',
    title: t`Deliveries`,
    formats: ['xlsx'],
    filter: { view, from, to, search, consignment },
    // All are of the active customer.
    columns: useDeliveryFileColumns().filter(({ name }) => name !== 'custCode'),
  };
}

/** The columns of a file of deliveries. */
export function useDeliveryFileColumns(): FileColumn[] {
  const { t } = useLingui();
  const { unitTexts } = useUnits();
  return [
    { name: 'custCode', header: t`Customer` },
    { name: 'doNumber', header: t`Delivery` },
    { name: 'shippedOn', header: t`Shipped on` },
    { name: 'estimatedDeliveryDate', header: t`Expected` },
    { name: 'deliveryDate', header: t`Delivered on` },
    { name: 'expeditionName', header: t`Carrier` },
    { name: 'trackingNo', header: t`Tracking number` },
    { name: 'orderNo', header: t`Order` },
    { name: 'article', header: t`Article` },
    { name: 'description', header: t`Description` },
    { name: 'orderQty', header: t`Quantity` },
    { name: 'uom', header: t`Unit`, texts: unitTexts },
  ];
}
