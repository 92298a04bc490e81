import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { CreditSentence } from '#src/features/credit/credit.public.ts';
import { AsOf, useMoney } from '#src/features/hosts/hosts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';
import { subtotalOf } from '../order-of-cart.ts';
import { RatePrice } from './rate-price.tsx';

interface Props {
  cart: ReturnType<typeof useCart>;
  /** Minor units; null while it is not known. */
  shipping: number | null;
  /** Shipping may cost less, never more. */
  shippingUpTo: boolean;
  /** How many orders this becomes. */
  orders: number;
  /** What is wrong with a line, by article. */
  problems: Record<string, string>;
  busy: boolean;
  online: boolean;
  /** Keeps the order to be placed later; null where that is not offered beside placing it. */
  onKeep: (() => void) | null;
}

/** What is ordered and what it comes to, with the button that orders (B100, B104). */
export function CheckoutSummary(props: Props) {
  'use memo';
  const { cart, shipping, shippingUpTo, orders, problems, busy, online, onKeep } = props;
  const { t } = useLingui();
  const money = useMoney();
  const goods = cart.totals.reduce((sum, total) => sum + total.total, 0);
  const total = goods + (shipping ?? 0);
  const keeps = !online || onKeep !== null;
  return (
    <section
      aria-label={t`Your order`}
      className="space-y-3 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24"
    >
      <ul className="space-y-2 text-sm">
        {cart.lines.map(({ articleCode, qty, product }) => (
          <li key={articleCode}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 break-words">
                {qty} × {fullName(product)}
              </span>
              <span className="tabular shrink-0">{money(subtotalOf(product, qty))}</span>
            </span>
            {problems[articleCode] ? (
              <span className="text-error-ink">{problems[articleCode]}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <dl className="tabular space-y-1 border-t border-line pt-3">
        {cart.totals.length > 1
          ? cart.totals.map(({ sorg, total: part }) => (
              <div key={sorg} className="flex justify-between text-sm text-ink-muted">
                <dt>
                  <Trans>Goods of {sorg}</Trans>
                </dt>
                <dd>{money(part)}</dd>
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
            {shipping === null ? (
              '–'
            ) : shippingUpTo ? (
              <RatePrice price={shipping} upTo />
            ) : (
              money(shipping)
            )}
          </dd>
        </div>
        <div className="flex justify-between text-xl font-semibold">
          <dt>
            {shipping === null ? (
              <Trans>Total without shipping</Trans>
            ) : shippingUpTo ? (
              <Trans>Total at most</Trans>
            ) : (
              <Trans>Total</Trans>
            )}
          </dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {orders > 1 ? (
        <p className="text-sm text-ink-muted">
          <Plural value={orders} one="Becomes # order" other="Becomes # orders" />
        </p>
      ) : null}
      <Suspense>
        <CreditSentence of="order" total={total} />
      </Suspense>
      {cart.asOf ? <AsOf at={cart.asOf} /> : null}
      <Button type="submit" variant="primary" className="w-full" busy={busy}>
        {online ? <Trans>Place order</Trans> : <Trans>Place when online</Trans>}
      </Button>
      {onKeep ? (
        <Button variant="secondary" className="w-full" busy={busy} onClick={onKeep}>
          <Trans>Place when online</Trans>
        </Button>
      ) : null}
      {keeps ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Kept on this device and placed when you are online, if prices, stock and dates are still
            as you see them here and shipping costs no more. Otherwise you are asked.
          </Trans>
          {shipping === null ? (
            <>
              {' '}
              <Trans>You are asked, too, when shipping is not free.</Trans>
            </>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
