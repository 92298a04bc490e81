import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useCreditExcess } from '../use-credit-excess.ts';

interface Props {
  status: 'ok' | 'blocked' | null;
  /** The value of the cart, minor units. */
  cartTotal: number;
}

/**
 * The credit status as a small mark: color, icon and word; neutral while it is not known (B067). A credit that does not
 * cover the cart is not in order.
 */
export function CreditMark({ status, cartTotal }: Props) {
  const over = useCreditExcess(cartTotal);
  if (status === 'blocked')
    return (
      <Badge tone="error">
        <Icon name="error" size={14} />
        <Trans>Credit blocked</Trans>
      </Badge>
    );
  if (over > 0)
    return (
      <Badge tone="warning">
        <Icon name="warning" size={14} />
        <Trans comment="mark of the credit in the top bar">Cart over credit</Trans>
      </Badge>
    );
  if (status === 'ok')
    return (
      <Badge tone="success">
        <Icon name="success" size={14} />
        <Trans>Credit OK</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Icon name="info" size={14} />
      <Trans>Credit</Trans>
    </Badge>
  );
}
