import { useLingui } from '@lingui/react/macro';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { useUnits } from '#src/i18n/use-units.ts';

/** A line of a delivery, for a file. */
interface ExportLine {
  key: string;
  delivery: DeliveryCardFragment;
  line: DeliveryCardFragment['details'][number];
}

/** The lines of a delivery; the same article of an order may come twice. */
export const toExportLines = (delivery: DeliveryCardFragment): ExportLine[] =>
  delivery.details.map((line, index) => ({ key: `${delivery.doNumber}/${index}`, delivery, line }));

/** The columns of the file of deliveries, a row for each of their lines. */
export function useExportColumns(): ExportColumn<ExportLine>[] {
  const { t } = useLingui();
  const { unit } = useUnits();
  const day = { width: 12, format: 'day' } as const;
  return [
    { header: t`Delivery`, width: 14, value: ({ delivery }) => delivery.doNumber },
    { header: t`Shipped on`, ...day, value: ({ delivery }) => delivery.shippedOn },
    { header: t`Expected`, ...day, value: ({ delivery }) => delivery.estimatedDeliveryDate },
    { header: t`Delivered on`, ...day, value: ({ delivery }) => delivery.deliveryDate },
    { header: t`Carrier`, width: 18, value: ({ delivery }) => delivery.expeditionName },
    { header: t`Tracking number`, width: 20, value: ({ delivery }) => delivery.trackingNo },
    { header: t`Order`, width: 14, value: ({ line }) => line.orderNo },
    { header: t`Article`, width: 18, value: ({ line }) => line.article_code_display },
    { header: t`Description`, width: 48, value: ({ line }) => line.description },
    { header: t`Quantity`, width: 10, value: ({ line }) => line.orderQty },
    { header: t`Unit`, width: 8, value: ({ line }) => unit(line.uom) },
  ];
}
