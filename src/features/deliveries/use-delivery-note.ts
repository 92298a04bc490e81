import { useLingui } from '@lingui/react/macro';
import type { PrintedTable } from '#shared/printed-table.ts';
import { toPrintedTable } from '#src/crud/list/export-columns.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';

type Line = DeliveryCardFragment['details'][number];

/** Makes delivery notes: what a parcel holds, without prices, and who sent it to whom. */
export function useDeliveryNote(): (delivery: DeliveryCardFragment) => PrintedTable {
  const { t } = useLingui();
  const { date } = useDates();
  const { quantity } = useUnits();
  const { webTitle } = useHostConfig();
  const { customer } = useSession();
  const column = (header: string, width: number, text: (line: Line) => string) => ({
    header,
    paper: { width, text },
  });
  const columns = [
    column(t`Article`, 18, (line) => line.article_code_display),
    column(t`Description`, 46, (line) => line.description),
    column(t`Order`, 16, (line) => line.orderNo),
    {
      header: t`Quantity`,
      paper: {
        width: 12,
        text: ({ orderQty, uom }: Line) => quantity(orderQty, uom),
        numeric: true,
      },
    },
  ];
  return ({ doNumber, shippedOn, expeditionName, trackingNo, details }) => {
    const shipped = `${t`Shipped on`}: ${date(shippedOn)}`;
    const sent = [shipped, expeditionName, trackingNo].filter(Boolean).join(' · ');
    const facts = [webTitle, customer ? `${shownCode(customer)} ${customer.name}` : '', sent];
    return toPrintedTable(t`Delivery note ${doNumber}`, facts, columns, details);
  };
}
