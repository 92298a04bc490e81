import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import type { DeliveryWords } from './delivery-document.ts';

/** The words of delivery notes. */
export function useDeliveryWords(): DeliveryWords {
  const { t } = useLingui();
  const { date } = useDates();
  const { quantity } = useUnits();
  return {
    note: (doNumber) => t`Delivery note ${doNumber}`,
    order: t`Order`,
    article: t`Article`,
    description: t`Description`,
    quantity: t`Quantity`,
    shippedOn: t`Shipped on`,
    date,
    quantityText: quantity,
  };
}
