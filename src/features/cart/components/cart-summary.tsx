import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { BonusWhatIf } from '#src/features/bonus/bonus.public.ts';
import { CreditSentence, OverCredit, useOrderBlock } from '#src/features/credit/credit.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { usePercent } from '#src/i18n/use-percent.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Button } from '#src/ui/button.tsx';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';
import type { useCart } from '../cart.public.ts';
import { cartMargin } from '../cart-margin.rules.ts';
import { sumGoods } from '../goods.rules.ts';
import { CartTotals } from './cart-totals.tsx';
import { FreightGap } from './freight-gap.tsx';

/**
 * Totals per sales organisation and the link to checkout (B100, B104, N026). On a phone only these stay at
 * the bottom edge; everything else is shown once below the lines.
 */
export function CartSummary({ cart }: { cart: ReturnType<typeof useCart> }) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const host = useHostConfig();
  const navigate = useLocaleNavigate();
  const wide = useWide();
  const block = useOrderBlock();
  const blocked = cart.lines.some((line) => line.product.blocked);
  const goods = sumGoods(cart.totals);
  const discount = cart.totals.reduce((sum, { total, full }) => sum + total - full, 0);
  const margin = cartMargin(cart.lines);
  return (
    <section
      aria-label={t`Total`}
      className="contents lg:sticky lg:top-24 lg:block lg:space-y-3 lg:rounded-xl lg:border lg:border-line lg:bg-surface lg:p-4"
    >
      <div className="space-y-1 text-sm text-ink-muted tabular-nums">
        <p className="flex justify-between">
          <span>
            <Plural value={{ count: cart.lines.length }} one="# article" other="# articles" />
          </span>
          <span>
            <Plural value={{ count: cart.totalQty }} one="# piece" other="# pieces" />
          </span>
        </p>
        <HiddenInShowroom>
          {discount < 0 ? (
            <p className="flex justify-between text-success-ink">
              <span>
                <Trans>Discount</Trans>
              </span>
              <span>{money(discount)}</span>
            </p>
          ) : null}
          {margin ? (
            <p>
              <Trans>
                Margin at RRP {{ amount: money(margin.amount) }} ·{' '}
                {{ percent: percent(margin.percent / 100) }}
              </Trans>
            </p>
          ) : null}

          <FreightGap goods={goods} lines={cart.lines} />
          <CreditSentence of="cart" total={goods} />
          <OverCredit total={goods} />
          <BonusWhatIf lines={cart.lines} />
        </HiddenInShowroom>
      </div>
      <div
        ref={wide ? undefined : actionBar}
        className="sticky bottom-0 -mx-4 space-y-2 border-t border-line bg-surface p-4 sm:mx-0 sm:rounded-t-xl sm:border lg:static lg:border-0 lg:p-0"
      >
        <HiddenInShowroom>
          <CartTotals totals={cart.totals} />
        </HiddenInShowroom>
        {host.canCheckout ? (
          <Button
            variant="primary"
            className="w-full"
            disabledReason={blocked ? t`Remove the articles that cannot be ordered first` : block}
            onClick={() => void navigate(paths.checkout())}
          >
            <Trans>To checkout</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}
