import { Suspense } from 'react';
import { useCartTotal } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const CreditBadge = lazyWithMessages(() => import('#src/features/credit/credit-badge.tsx'));
const CreditPanel = lazyWithMessages(() => import('#src/features/credit/credit-panel.tsx'));

/** The credit widget: its mark in the bar, its panel behind it (U070, B062). */
export function CreditMenu() {
  const { has, customer } = useSession();
  const cartTotal = useCartTotal();
  if (!has('credit-status.read') || !customer) return null;
  return (
    <HiddenInShowroom>
      <Suspense fallback={null}>
        <Disclosure
          button={<CreditBadge cartTotal={cartTotal} />}
          className="w-max min-w-[365px] max-w-[400px] p-4 xl:max-w-[600px]"
        >
          {() => <CreditPanel cartTotal={cartTotal} />}
        </Disclosure>
      </Suspense>
    </HiddenInShowroom>
  );
}
