import { useLingui } from '@lingui/react/macro';
import type { PrintedTable } from '#shared/printed-table.ts';
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
  const columns = [
    { text: t`Article`, width: 18, numeric: false },
    { text: t`Description`, width: 46, numeric: false },
    { text: t`Order`, width: 16, numeric: false },
    { text: t`Quantity`, width: 12, numeric: true },
  ];
  const toRow = ({ article_code_display, description, orderNo, orderQty, uom }: Line) => [
    article_code_display,
    description,
    orderNo,
    quantity(orderQty, uom),
  ];
  return ({ doNumber, shippedOn, expeditionName, trackingNo, details }) => {
    const shipped = `${t`Shipped on`}: ${date(shippedOn)}`;
    const sent = [shipped, expeditionName, trackingNo].filter(Boolean).join(' · ');
    const facts = [webTitle, customer ? `${shownCode(customer)} ${customer.name}` : '', sent];
    return {
      title: t`Delivery note ${doNumber}`,
      facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
      columns,
      rows: details.map(toRow),
      totals: [],
      note: '',
    };
  };
}
