import { useCartTotal } from '#src/features/cart/cart.public.ts';
import { CreditBadge } from '#src/features/credit/credit-badge.tsx';
import { CreditPanel } from '#src/features/credit/credit-panel.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

/** The credit widget: its mark in the bar, its panel behind it (U070, B062). */
export function CreditMenu() {
  const { has, customer } = useSession();
  const cartTotal = useCartTotal();
  if (!has('credit-status.read') || !customer) return null;
  return (
    <HiddenInShowroom>
      <Disclosure
        button={<CreditBadge cartTotal={cartTotal} />}
        className="w-max min-w-[365px] max-w-[400px] p-4 xl:max-w-[600px]"
      >
        {() => <CreditPanel cartTotal={cartTotal} />}
      </Disclosure>
    </HiddenInShowroom>
  );
}
