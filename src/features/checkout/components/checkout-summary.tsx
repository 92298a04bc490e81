import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { BonusWhatIf } from '#src/features/bonus/bonus.public.ts';
import type { useCart } from '#src/features/cart/cart.public.ts';
import {
  CreditSentence,
  useCreditExcess,
  useOrderBlock,
} from '#src/features/credit/credit.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { sumOrder } from '../checkout.rules.ts';
import { CheckoutTotals } from './checkout-totals.tsx';
import { overCreditId } from './payment-choice.tsx';
import { SummaryLines } from './summary-lines.tsx';

interface Props {
  cart: ReturnType<typeof useCart>;
  /** Minor units; null while it is not known. */
  shipping: number | null;
  /** Shipping may cost less, never more. */
  shippingUpTo: boolean;
  /** A way of shipping is chosen, so that it has a price. */
  shipmentChosen: boolean;
  /** The price of shipping is on its way. */
  calculating: boolean;
  /** How many orders this becomes. */
  orders: number;
  /** The problem of each line, by article. */
  problems: Record<string, string>;
  busy: boolean;
  /** The order is kept on the device and placed later. */
  keeps: boolean;
  /** Tries to place the order now; null where it is placed or kept by the button anyway. */
  onRetry: (() => void) | null;
}

/**
 * The ordered lines and their total, with the order button (B100, B104). Total and button stay visible,
 * however many lines there are: at the bottom edge of a phone, in the side column of a wide window.
 */
export function CheckoutSummary(props: Props) {
  'use memo';
  const { cart, shipping, shippingUpTo, shipmentChosen, calculating } = props;
  const { orders, problems, busy, keeps, onRetry } = props;
  const pricedLater = keeps && shipmentChosen && shipping === null;
  const { t } = useLingui();
  const money = useMoney();
  const goods = sumOrder(cart.totals, 0);
  const total = sumOrder(cart.totals, shipping);
  const block = useOrderBlock();
  const over = useCreditExcess(total);
  return (
    <section
      aria-label={t`Your order`}
      className="contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-4"
    >
      <div className="space-y-3 lg:min-h-0 lg:shrink lg:overflow-y-auto">
        <SummaryLines cart={cart} problems={problems} />
        {orders > 1 ? (
          <p className="text-sm text-ink-muted">
            <Plural value={orders} one="Becomes # order" other="Becomes # orders" />
          </p>
        ) : null}
        <CreditSentence of="order" total={total} />
        <BonusWhatIf lines={cart.lines} />
        {cart.asOf ? <AsOf at={cart.asOf} /> : null}
        {keeps ? <KeptTexts pricedLater={pricedLater} /> : null}
      </div>
      <div className="sticky bottom-0 -mx-4 space-y-2 border-t border-line bg-surface p-4 sm:mx-0 lg:static lg:shrink-0 lg:border-t lg:p-0 lg:pt-3">
        <CheckoutTotals
          totals={cart.totals}
          goods={goods}
          shipping={shipping}
          shippingUpTo={shippingUpTo}
          calculating={calculating}
          pricedLater={pricedLater}
        />
        <div className="flex justify-between text-xl font-semibold">
          <span>
            {shipping === null ? (
              <Trans>Total without shipping</Trans>
            ) : shippingUpTo ? (
              <Trans>Total at most</Trans>
            ) : (
              <Trans>Total</Trans>
            )}
          </span>
          <span className="tabular">{money(total)}</span>
        </div>
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          busy={busy}
          disabledReason={keeps ? undefined : block}
          reasonElsewhere={over > 0 && !keeps ? overCreditId : undefined}
        >
          {keeps ? <Trans>Place when online</Trans> : <Trans>Place order</Trans>}
        </Button>
        {onRetry ? (
          <Button variant="secondary" className="w-full" busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Explains what happens to an order that waits for a connection. */
function KeptTexts({ pricedLater }: { pricedLater: boolean }) {
  return (
    <p className="text-sm text-ink-muted">
      <Trans>
        Kept on this device and placed when you are online, if prices, stock and dates are still as
        you see them here and shipping costs no more. Otherwise you are asked.
      </Trans>
      {pricedLater ? (
        <>
          {' '}
          <Trans>You are asked, too, when shipping is not free.</Trans>
        </>
      ) : null}
    </p>
  );
}
