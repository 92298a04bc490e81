import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { paths } from '#src/app/paths.ts';
import { CreditSentence } from '#src/features/credit/credit.public.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useWide } from '#src/lib/use-wide.ts';
import { Button } from '#src/ui/button.tsx';
import { late } from '#src/ui/late.tsx';
import type { useCart } from '../cart.public.ts';
import { cartMargin } from '../cart-margin.rules.ts';

const FreightGap = late(() => import('./freight-gap.tsx'));
const SorgName = late(() => import('./sorg-name.tsx'));

/** Totals per sales organisation and the way to checkout (B100, B104, N026). */
export function CartSummary({ cart }: { cart: ReturnType<typeof useCart> }) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const host = useHostConfig();
  const navigate = useLocaleNavigate();
  const wide = useWide();
  const blocked = cart.lines.some((line) => line.product.blocked);
  const goods = cart.totals.reduce((sum, { total }) => sum + total, 0);
  const margin = cartMargin(cart.lines);
  return (
    <section
      aria-label={t`Total`}
      className="sticky bottom-0 -mx-4 space-y-3 border-t border-line bg-surface p-4 sm:mx-0 sm:rounded-xl sm:border lg:top-24 lg:bottom-auto"
    >
      <p className="flex justify-between text-sm text-ink-muted">
        <span>
          <Plural value={cart.lines.length} one="# article" other="# articles" />
        </span>
        <span>
          <Plural value={cart.totalQty} one="# piece" other="# pieces" />
        </span>
      </p>
      <HiddenInShowroom>
        {cart.totals.map((total) => (
          <div key={total.sorg} className="tabular-nums">
            {cart.totals.length > 1 ? (
              <p className="text-sm font-semibold">
                <Suspense fallback={total.sorg}>
                  <SorgName sorg={total.sorg} />
                </Suspense>
              </p>
            ) : null}
            {total.total < total.full ? (
              <p className="flex justify-between text-sm text-success-ink">
                <span>
                  <Trans>Discount</Trans>
                </span>
                <span>{money(total.total - total.full)}</span>
              </p>
            ) : null}
            <p className="flex items-baseline justify-between text-xl font-semibold">
              <span>
                <Trans>Total</Trans>
              </span>
              <span>{money(total.total)}</span>
            </p>
          </div>
        ))}
        {margin ? (
          <p className="text-sm text-ink-muted tabular-nums">
            <Trans>
              Margin at RRP {money(margin.amount)} · {margin.percent} %
            </Trans>
          </p>
        ) : null}
        <Suspense>
          <FreightGap goods={goods} lines={cart.lines} />
          <CreditSentence of="cart" total={goods} />
        </Suspense>
      </HiddenInShowroom>
      {host.canCheckout ? (
        <Button
          variant="primary"
          className="w-full"
          disabledReason={blocked ? t`Remove the articles that cannot be ordered first` : undefined}
          // On a phone the way of shipping is a step of its own before it (R019, U214).
          onClick={() => void navigate(wide ? paths.checkout() : paths.cartShipment())}
        >
          <Trans>To checkout</Trans>
        </Button>
      ) : null}
    </section>
  );
}
