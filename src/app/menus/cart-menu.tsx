import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { usePinned } from '#src/features/cart/cart-pinned.ts';
import { pinCart } from '#src/features/cart/pin-cart.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { paths } from '../paths.ts';
import { useOrdering } from '../use-ordering.ts';
import CartCount from './cart-count.tsx';

/** The content of the cart, and links to cart and checkout (U083 to U086). */
function CartPanel({ close }: { close: () => void }) {
  const { totals, totalQty } = useCart();
  const { sorg } = useHostConfig();
  const { has } = useSession();
  const money = useMoney();
  const ordering = useOrdering();
  const pinned = usePinned();
  const shown = totals.length > 0 ? totals : [{ sorg, total: 0 }];
  return (
    <div className="space-y-4 p-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt className="text-ink-muted">
          <Trans>Articles</Trans>
        </dt>
        <dd className="tabular text-right">
          <Plural value={totalQty} one="# piece" other="# pieces" />
        </dd>
        <HiddenInShowroom>
          <dt className="text-ink-muted">
            <Trans>Total</Trans>
          </dt>
          <dd className="tabular text-right text-lg font-semibold">
            {shown.map((one) => (
              <span key={one.sorg} className="block">
                {money(one.total)}
              </span>
            ))}
          </dd>
        </HiddenInShowroom>
      </dl>
      <div className="flex flex-wrap gap-2">
        <LocaleLink to={paths.cart()} onClick={close} className={buttonClass('primary', 'flex-1')}>
          <Trans>Go to cart</Trans>
        </LocaleLink>
        {has('page.catalog') ? (
          <LocaleLink
            to={paths.fastOrder()}
            onClick={close}
            className={buttonClass('secondary', 'flex-1')}
          >
            <Trans>Fast order</Trans>
          </LocaleLink>
        ) : null}
        {ordering ? (
          <Button
            variant="quiet"
            className="flex-1"
            onClick={() => {
              close();
              pinCart(!pinned);
            }}
          >
            {pinned ? <Trans>Unpin</Trans> : <Trans>Pin at the right</Trans>}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The cart of wide screens: its count, and behind it what it comes to (U069, U081 to U087, C028). */
export function CartMenu() {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const [count, setCount] = useState(0);
  if (!has('cart.display-order-qty')) return null;
  return (
    <Disclosure
      label={count > 0 ? t`Cart, ${count}` : t`Cart`}
      buttonClassName="relative"
      className="w-[340px] max-w-[420px]"
      button={
        <>
          <Icon name="cart" />
          {customer ? <CartCount onCount={setCount} /> : null}
        </>
      }
    >
      {(close) => <CartPanel close={close} />}
    </Disclosure>
  );
}
