import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { paths } from '#src/app/paths.ts';
import { CreditSentence } from '#src/features/credit/credit.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useCart } from './cart.public.ts';
import { CartTotals } from './components/cart-totals.tsx';
import { PanelLine } from './components/panel-line.tsx';
import { sumGoods } from './goods.rules.ts';
import { pinCart } from './pin-cart.ts';

/** Makes lists of the page measure themselves again: the page's width has changed, but not the window's. */
function useNewWidth(): void {
  useEffect(() => {
    const tell = () => requestAnimationFrame(() => dispatchEvent(new Event('resize')));
    tell();
    return () => void tell();
  }, []);
}

/** The cart at the right of the catalog on wide screens, for as long as it is pinned there. */
export default function CartPanel() {
  const { t } = useLingui();
  const { lines, totals, loading } = useCart();
  useNewWidth();
  return (
    <aside
      aria-label={t`Cart`}
      className="sticky top-bar flex h-below-bar flex-col border-l border-line bg-surface print:hidden"
    >
      <div className="flex items-center justify-between pl-4">
        <h2 className="text-lg font-semibold">
          <Trans>Cart</Trans>
        </h2>
        <button
          type="button"
          aria-label={t`Unpin`}
          title={t`Unpin`}
          onClick={() => pinCart(false)}
          className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {lines.length > 0 ? (
        <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto border-y border-line">
          {lines.map((line) => (
            <li
              key={line.articleCode}
              className="[content-visibility:auto] [contain-intrinsic-block-size:auto_5rem]"
            >
              <PanelLine line={line} />
            </li>
          ))}
        </ul>
      ) : loading ? null : (
        <p className="px-4 text-sm text-ink-muted">
          <Trans>The cart is empty</Trans>
        </p>
      )}
      <div className="space-y-2 p-4">
        <HiddenInShowroom>
          <CartTotals totals={totals} />
          {lines.length > 0 ? <CreditSentence of="bar" total={sumGoods(totals)} /> : null}
        </HiddenInShowroom>
        <LocaleLink to={paths.cart()} className={buttonClass('primary', 'w-full')}>
          <Trans>Go to cart</Trans>
        </LocaleLink>
      </div>
    </aside>
  );
}
