import { Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  cart: ReturnType<typeof useCart>;
  /** Minor units; null while no way of shipping is chosen. */
  shipping: number | null;
  busy: boolean;
  disabledReason: string | undefined;
}

/** What is ordered and what it comes to, with the button that orders. */
export function CheckoutSummary({ cart, shipping, busy, disabledReason }: Props) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const goods = cart.totals.reduce((sum, total) => sum + total.total, 0);
  return (
    <section
      aria-label={t`Your order`}
      className="space-y-3 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24"
    >
      <ul className="space-y-2 text-sm">
        {cart.lines.map(({ articleCode, qty, product }) => (
          <li key={articleCode} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {qty} × {fullName(product)}
            </span>
            <span className="tabular shrink-0">
              {money(linePrice(product.price.dealer ?? 0, qty, product.price.discounts).total)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="tabular space-y-1 border-t border-line pt-3">
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
          <dd>{shipping === null ? '–' : money(shipping)}</dd>
        </div>
        <div className="flex justify-between text-xl font-semibold">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{money(goods + (shipping ?? 0))}</dd>
        </div>
      </dl>
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        busy={busy}
        disabledReason={disabledReason}
      >
        <Trans>Place order</Trans>
      </Button>
    </section>
  );
}
