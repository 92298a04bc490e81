import { Plural, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { paths } from '#src/app/paths.ts';
import { CreditSentence } from '#src/features/credit/credit.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Icon } from '#src/ui/icon.tsx';
import { actionBars, bottomBar } from '#src/ui/layout/bottom-bar.ts';
import { useCart } from './cart.public.ts';
import { sumGoods } from './goods.rules.ts';

/**
 * The cart along the lower edge of phones, once something is in it: lines, total and what is left of the
 * credit. It lies over the page, which stays where it is, and gives way to the page's own action bar.
 */
export function CartBar() {
  const { t } = useLingui();
  const money = useMoney();
  const wide = useWide();
  const { lines, totals } = useCart();
  const goods = sumGoods(totals);
  const replaced = useSyncExternalStore(actionBars.subscribe, actionBars.getSnapshot);
  if (wide || replaced || lines.length === 0) return null;
  return (
    <aside
      ref={bottomBar}
      aria-label={t`Cart`}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <LocaleLink to={paths.cart()} className="flex h-14 items-center gap-3 px-4 tabular-nums">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <Plural value={{ count: lines.length }} one="# article" other="# articles" />
          </span>
          <HiddenInShowroom>
            <CreditSentence of="bar" total={goods} />
          </HiddenInShowroom>
        </span>
        <HiddenInShowroom>
          <span className="text-lg font-semibold">{money(goods)}</span>
        </HiddenInShowroom>
        <Icon name="chevron-right" size={20} />
      </LocaleLink>
    </aside>
  );
}
