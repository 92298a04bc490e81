import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { Rate } from '../checkout-terms.ts';

/** The price of a shipping method; without a connection it may be an upper limit. */
export function RatePrice({ price, upTo = false }: Pick<Rate, 'price' | 'upTo'>) {
  const money = useMoney();
  if (price === 0) return <Trans comment="shipping costs nothing">free</Trans>;
  const amount = money(price);
  return upTo ? <Trans comment="price of shipping">up to {amount}</Trans> : amount;
}
