import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { useOrderStateText } from '../use-order-state-text.ts';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  Confirmed: 'success',
  Shipped: 'success',
  Completed: 'success',
  Cancelled: 'error',
};

/** The status of an order or a line in words (N068). */
export function OrderStatusBadge({ status }: { status: string }) {
  const stateText = useOrderStateText();
  return <Badge tone={tones[status] ?? 'info'}>{stateText(status)}</Badge>;
}
