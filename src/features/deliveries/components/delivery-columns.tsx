import { Plural, useLingui } from '@lingui/react/macro';
import { useTypeColumn } from '#src/features/orders/orders.public.ts';
import type { DeliveryCardFragment as Delivery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { savePdf } from '#src/graphql/save-pdf.ts';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import { TrackingLink } from '#src/ui/tracking-link.tsx';
import { useDeliveryNote } from '../use-delivery-note.ts';

/** The columns of deliveries (E517 to E531). */
export function useDeliveryColumns(): Column<Delivery>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const typeColumn = useTypeColumn();
  const arrival = ({ deliveryDate, estimatedDeliveryDate: expected }: Delivery) => {
    if (deliveryDate) return t`delivered on ${{ day: date(deliveryDate) }}`;
    return expected ? t`expected on ${{ day: date(expected) }}` : null;
  };
  return [
    wholeColumn('delivery', t`Delivery`, ({ doNumber }) => doNumber, { rowHeader: true }),
    ...typeColumn,
    wholeColumn('shipped', t`Shipped on`, ({ shippedOn }) => date(shippedOn), { priority: 2 }),
    wholeColumn('arrival', t({ message: 'Arrival', comment: 'of a delivery' }), arrival, {
      phone: 'fact',
    }),
    {
      id: 'carrier',
      header: t`Carrier`,
      priority: 2,
      cell: ({ expeditionName }) => expeditionName,
    },
    {
      id: 'articles',
      header: t`Articles`,
      phone: 'fact',
      priority: 3,
      whole: true,
      cell: ({ details }) => (
        <Plural value={{ count: details.length }} one="# article" other="# articles" />
      ),
    },
    {
      id: 'tracking',
      header: t`Tracking number`,
      phone: 'state',
      whole: true,
      cell: ({ trackingNo, trackingUrl }) =>
        trackingNo || trackingUrl ? (
          <span className="relative z-10 -my-3 inline-block">
            <TrackingLink trackingNo={trackingNo} trackingUrl={trackingUrl} />
          </span>
        ) : null,
    },
  ];
}

/** The files of a delivery, in the menu of its row. */
export function useDeliveryActions(): (delivery: Delivery) => RowAction[] {
  const { t } = useLingui();
  const noteOf = useDeliveryNote();
  const tellFailure = useFileFailure();
  return (delivery) => {
    const note = noteOf(delivery);
    return [
      { label: t`Save as PDF`, onSelect: () => void savePdf(note.title, note).catch(tellFailure) },
    ];
  };
}
