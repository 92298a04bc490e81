import { useLingui } from '@lingui/react/macro';
import type {
  ClickCollectMarkName,
  ClickCollectStatusName,
} from '#shared/click-collect/statuses.ts';
import type { BadgeProps } from '#src/ui/badge.tsx';

/** The statuses and marks in the reader's words (C123 to C133, M069, M070). */
export function useOrderTexts() {
  const { t } = useLingui();
  const readyToPickup = t({ message: 'Ready to Pickup', comment: 'click & collect' });
  const statuses: Record<ClickCollectStatusName, string> = {
    NEED_CONFIRMATION: t({ message: 'Need Confirmation', comment: 'click & collect' }),
    OPEN: t({ message: 'Open', context: 'click & collect' }),
    PROCESSING_BY_HQ: t({
      message: 'Processing By HQ',
      comment: 'click & collect: by the distributor',
    }),
    CONFIRMED: t({ message: 'Confirmed', context: 'click & collect' }),
    SHIPMENT_FROM_HQ: t({
      message: 'Shipment from HQ',
      comment: 'click & collect: by the distributor',
    }),
    PARTIALLY_SHIPPED: t({ message: 'Partially Shipped', context: 'click & collect' }),
    SHIPPED: t({ message: 'Shipped', context: 'click & collect' }),
    READY_TO_PICKUP: readyToPickup,
    COMPLETE: t({ message: 'Complete', context: 'click & collect' }),
  };
  const marks: Record<ClickCollectMarkName, string> = {
    ORDER_TO_HQ: t({
      message: 'Order to HQ',
      comment: 'click & collect: the shop orders the line',
    }),
    READY_TO_PICKUP: readyToPickup,
  };
  return { statuses, marks };
}

/** How urgent a status is for the shop. */
export const statusTones: Record<ClickCollectStatusName, BadgeProps['tone']> = {
  NEED_CONFIRMATION: 'warning',
  OPEN: 'info',
  PROCESSING_BY_HQ: 'info',
  CONFIRMED: 'info',
  SHIPMENT_FROM_HQ: 'info',
  PARTIALLY_SHIPPED: 'info',
  SHIPPED: 'info',
  READY_TO_PICKUP: 'success',
  COMPLETE: 'neutral',
};
