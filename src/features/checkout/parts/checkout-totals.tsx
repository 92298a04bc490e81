import { Trans } from '@lingui/react/macro';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { RatePrice } from './rate-price.tsx';

interface Props {
  totals: ReturnType<typeof useCart>['totals'];
  /** Minor units. */
  goods: number;
  /** Minor units; null while it is not known. */
  shipping: number | null;
  /** It may cost less, never more. */
  shippingUpTo: boolean;
  calculating: boolean;
  /** The price of the chosen shipping can only be calculated online. */
  pricedLater: boolean;
}

/** Goods and shipping in rows, goods by sales organisation where there are several (B104). */
export function CheckoutTotals({ totals, goods, shipping, ...props }: Props) {
  const money = useMoney();
  const { shippingUpTo, calculating, pricedLater } = props;
  return (
    <dl className="tabular space-y-1 text-sm">
      {totals.length > 1
        ? totals.map(({ sorg, total }) => (
            <div key={sorg} className="flex justify-between text-ink-muted">
              <dt>
                <Trans>Goods of {sorg}</Trans>
              </dt>
              <dd>{money(total)}</dd>
            </div>
          ))
        : null}
      <div className="flex justify-between">
        <dt>
          <Trans>Goods</Trans>
        </dt>
        <dd>{money(goods)}</dd>
      </div>
      <div className="flex justify-between">
        <dt>
          <Trans>Shipping</Trans>
        </dt>
        <dd>
          {shipping !== null ? (
            shippingUpTo ? (
              <RatePrice price={shipping} upTo />
            ) : (
              money(shipping)
            )
          ) : calculating ? (
            <Trans comment="price of shipping">is being calculated</Trans>
          ) : pricedLater ? (
            <Trans comment="price of shipping">calculated when online</Trans>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
}
