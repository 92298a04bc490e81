import { useLingui } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';

/** An order's status in words (N068). */
export function OrderStatusBadge({ status }: { status: string }) {
  const { t } = useLingui();
  switch (status) {
    case 'Waiting':
      return <Badge tone="info">{t`Waiting for confirmation`}</Badge>;
    case 'Confirmed':
      return <Badge tone="success">{t`Confirmed`}</Badge>;
    case 'Partially Shipped':
      return <Badge tone="info">{t`Partially shipped`}</Badge>;
    case 'Shipped':
      return <Badge tone="success">{t`Shipped`}</Badge>;
    case 'Completed':
      return <Badge tone="success">{t`Completed`}</Badge>;
    case 'Cancelled':
      return <Badge tone="error">{t`Cancelled`}</Badge>;
    default:
      return <Badge tone="info">{status}</Badge>;
  }
}
