import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { paths } from './paths.ts';

const CartCount = lazyWithMessages(() => import('./menus/cart-count.tsx'));

/** The cart of phones with what is in it, pieces or lines as its badge counts (F006, U081); the count arrives with the cart's own code, after the page. */
export function CartLink() {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const { flags } = useHostConfig();
  const idle = useIdle();
  const [count, setCount] = useState(0);
  if (!has('cart.display-order-qty')) return null;
  // Only when needed: the first plural of a language costs a phone a tenth of a second.
  const inCart = () =>
    flags.CART_COUNT_TOTAL_QTY
      ? t`${plural(count, { one: 'Cart, # piece', other: 'Cart, # pieces' })}`
      : t`${plural(count, { one: 'Cart, # line', other: 'Cart, # lines' })}`;
  return (
    <LocaleLink
      to={paths.cart()}
      aria-label={count > 0 ? inCart() : t`Cart`}
      className="relative flex size-touch items-center justify-center rounded hover:bg-sunken"
    >
      <Icon name="cart" />
      {idle && customer ? (
        <Suspense fallback={null}>
          <CartCount onCount={setCount} />
        </Suspense>
      ) : null}
    </LocaleLink>
  );
}
