import { Trans } from '@lingui/react/macro';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
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
  const ofSorgs = totals.length > 1 ? totals : [];
  const shippingPrice = () => {
    if (shipping !== null)
      return shippingUpTo ? <RatePrice price={shipping} upTo /> : money(shipping);
    if (calculating) return <Trans comment="price of shipping">is being calculated</Trans>;
    if (pricedLater) return <Trans comment="price of shipping">calculated when online</Trans>;
    return '–';
  };
  return (
    <DescriptionList
      look="sums"
      className="text-sm"
      entries={[
        ...ofSorgs.map(({ sorg, total }) => ({
          key: sorg,
          name: <Trans>Goods of {sorg}</Trans>,
          value: money(total),
          className: 'text-ink-muted',
        })),
        { key: 'goods', name: <Trans>Goods</Trans>, value: money(goods) },
        { key: 'shipping', name: <Trans>Shipping</Trans>, value: shippingPrice() },
      ]}
    />
  );
}
