import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import type { DeliveryWords } from './delivery-document.ts';

/** What stands in files of deliveries beside their data. */
export function useDeliveryWords(): DeliveryWords {
  const { t } = useLingui();
  const { date } = useDates();
  const { unit, quantity } = useUnits();
  return {
    note: (doNumber) => t`Delivery note ${doNumber}`,
    deliveries: t`Deliveries`,
    delivery: t`Delivery`,
    order: t`Order`,
    article: t`Article`,
    description: t`Description`,
    quantity: t`Quantity`,
    unit: t`Unit`,
    shippedOn: t`Shipped on`,
    expectedOn: t`Expected`,
    deliveredOn: t`Delivered on`,
    carrier: t`Carrier`,
    tracking: t`Tracking number`,
    date,
    unitText: unit,
    quantityText: quantity,
  };
}
