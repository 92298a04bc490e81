import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';

/**
 * What a way of shipping costs; without a connection that may depend on what only the server knows.
 * Undefined while it is being calculated.
 */
export function RatePrice({ price }: { price: number | null | undefined }) {
  const money = useMoney();
  if (price === undefined) return '…';
  if (price === null) return <Trans comment="price of shipping">calculated when online</Trans>;
  if (price === 0) return <Trans comment="shipping costs nothing">free</Trans>;
  return money(price);
}
